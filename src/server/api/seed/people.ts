/** Invented users, their accounts, and the admins. */
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../../contract/session.ts';
import { fromMinorUnits } from '../../../lib/money.ts';
import { agencyEmail, demoAccounts } from '../accounts.ts';
import type { AdminRow, BankAccountRow, InvestmentRow, ProjectRow, UserAccountRow, UserRow } from '../data/tables.ts';
import type { Chance } from './random.ts';
import type { SeedTools } from './tools.ts';
import { bankNames, firstNames, lastNames, places, streets } from './words.ts';

const USERS = 246;
const BANK_ACCOUNTS = 6;
const INVESTMENTS = 432;

const otherAdmins = [
  { name: 'Marit Quillfeather', email: agencyEmail('marit'), role: PLAIN_ADMIN, status: 'active' },
  { name: 'Oswin Tarrant-Bly', email: agencyEmail('oswin'), role: PLAIN_ADMIN, status: 'inactive' },
  { name: 'Petra Lindqvale', email: agencyEmail('petra'), role: SUPER_ADMIN, status: 'active' },
] as const;

export function makeUsers({ chance, id, daysAgo }: SeedTools): UserRow[] {
  return Array.from({ length: USERS }, (_, index) => {
    const [first, last] = [firstNames[index % firstNames.length] ?? '', chance.pick(lastNames)];
    const name = `${first} ${last}`;
    const local = name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .replaceAll(' ', '.');
    return {
      user_id: id(),
      name,
      email: `${local}.${index + 1}@mail.example`,
      phone: chance.happens(0.85) ? phone(chance.integer(200, 989), index) : null,
      status: chance.happens(0.86) ? 'active' : 'inactive',
      kyc_status: chance.pick(['approved', 'approved', 'approved', 'pending', 'rejected']),
      address: `${chance.integer(1, 980)} ${chance.pick(streets)}, ${chance.pick(places)}`,
      created_at: daysAgo(((USERS - index) * 700) / USERS),
    };
  });
}

export function makeUserAccounts(tools: SeedTools, users: readonly UserRow[]): UserAccountRow[] {
  const owners = users.filter(() => tools.chance.happens(0.6));
  return owners.map(({ user_id, name, created_at }) => ({ user_id, ...makeAccount(tools, name), created_at }));
}

export function makeBankAccounts(tools: SeedTools): BankAccountRow[] {
  return Array.from({ length: BANK_ACCOUNTS }, (_, index) => ({
    ...makeAccount(tools, 'Client funds'),
    bank_name: bankNames[index] ?? bankNames[0],
    account_name: `Client funds ${index + 1}`,
    is_active: index !== BANK_ACCOUNTS - 1,
    created_at: tools.daysAgo(600 - index * 70),
  }));
}

/** The accounts to sign in with come first. All of them have one password, that of the hash. */
export function makeAdmins({ chance, id, daysAgo }: SeedTools, hash: string): AdminRow[] {
  const accounts = demoAccounts.map(({ email, role }) => {
    return {
      name: role === SUPER_ADMIN ? 'Sunniva Superdemo' : 'Adrian Admindemo',
      email,
      role,
      status: 'active',
    } as const;
  });
  return [...accounts, ...otherAdmins].map((account, index) => ({
    admin_id: id(),
    ...account,
    phone: phone(chance.integer(200, 989), index),
    image: null,
    password_hash: hash,
    created_at: daysAgo(720 - index * 60),
  }));
}

/** Spread over the last year; older ones are decided, only those of the last weeks may still be pending. */
export function makeInvestments(
  { chance, id, daysAgo }: SeedTools,
  users: readonly UserRow[],
  projects: readonly ProjectRow[],
  receipts: readonly string[],
): InvestmentRow[] {
  const open = projects.filter(({ status }) => status !== 'draft');
  return Array.from({ length: INVESTMENTS }, (_, index) => {
    const age = ((INVESTMENTS - index) * 345) / INVESTMENTS;
    const createdAt = daysAgo(age);
    const [user, project] = [pickOlder(chance, users, createdAt), pickOlder(chance, open, createdAt)];
    const isPending = age < 45 && chance.happens(0.55);
    const isRejected = !isPending && chance.happens(0.12);
    return {
      investment_id: id(),
      user_id: user?.user_id ?? 0,
      user_name: user?.name ?? '',
      project_id: project?.project_id ?? 0,
      project_name: project?.title ?? '',
      amount: fromMinorUnits(BigInt(chance.integer(5, 400) * 5000)),
      currency: 'USD',
      status: isPending ? 'pending' : isRejected ? 'rejected' : 'approved',
      receipt: chance.happens(0.7) ? (receipts[chance.integer(0, receipts.length - 1)] ?? null) : null,
      reason: isRejected ? 'The payment did not arrive.' : null,
      created_at: createdAt,
      decided_at: isPending ? null : daysAgo(Math.max(0, age - chance.integer(1, 6))),
    };
  });
}

/** A row that was there by then. */
function pickOlder<Row extends { created_at: string }>(chance: Chance, rows: readonly Row[], moment: string) {
  const older = rows.filter(({ created_at }) => created_at < moment);
  return older[chance.integer(0, older.length - 1)];
}

function makeAccount({ chance, id, daysAgo }: SeedTools, accountName: string): BankAccountRow {
  return {
    bank_account_id: id(),
    bank_name: chance.pick(bankNames),
    account_name: accountName,
    account_number: `0000${chance.integer(10_000_000, 99_999_999)}`,
    branch: chance.pick(places),
    swift_code: 'XXEXUS00',
    currency: 'USD',
    is_active: true,
    created_at: daysAgo(300),
  };
}

/** From the block of numbers that is kept for fiction. */
function phone(area: number, index: number): string {
  return `+1 ${area} 555 01${String(index % 100).padStart(2, '0')}`;
}
