import { type Admin, adminCalls, admin as adminShape } from '../../../contract/admins.ts';
import { maxLengths, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../../contract/session.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { agencyEmail, demoAccounts } from '../accounts.ts';
import { findGiven, nextId, type Row, removeRow, requireRow, rowOf } from '../data/tables.ts';
import { type OwnTables, resource } from '../resource.ts';
import { inventedPhone, type SeedTools } from '../seed/tools.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok, present } from '../wire/answers.ts';
import { conflict, invalid } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

/** Besides those to sign in with. */
const otherAdmins = [
  { name: 'Marit Quillfeather', email: agencyEmail('marit'), role: PLAIN_ADMIN, status: 'active' },
  { name: 'Oswin Tarrant-Bly', email: agencyEmail('oswin'), role: PLAIN_ADMIN, status: 'inactive' },
  { name: 'Petra Lindqvale', email: agencyEmail('petra'), role: SUPER_ADMIN, status: 'active' },
] as const;

const adminRow = {
  ...adminShape,
  phone: 'text|null',
  image: 'text|null',
  password_hash: 'text',
  created_at: 'moment',
} as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    admins: WireOf<typeof adminRow>[];
  }
}

const ownTables: OwnTables = {
  admins: { row: adminRow, first: makeAdmins },
};

export const admins = resource(adminCalls, ownTables, {
  getAdmins(_call, { tables }) {
    return ok('All admins.', newestFirst(tables.admins).map(toAdmin));
  },

  async createAdmin(call, services) {
    const read = new FieldReader(call.fields);
    const values = {
      name: read.text('name', maxLengths.name),
      email: read.email('email'),
      phone: read.phone('phone'),
      role: read.oneOf('role', [SUPER_ADMIN, PLAIN_ADMIN], PLAIN_ADMIN),
    };
    const password = read.secret('password', PASSWORD_MIN_LENGTH);
    read.check();
    requireFreeEmail(services, values.email);
    const passwordHash = await services.passwords.hash(password);
    // Time has passed: ask again.
    call.actor();
    requireFreeEmail(services, values.email);
    const { tables, now } = services;
    const admin: AdminRow = {
      admin_id: nextId(tables),
      ...values,
      status: 'active',
      image: null,
      password_hash: passwordHash,
      created_at: new Date(now()).toISOString(),
    };
    tables.admins.push(admin);
    return ok('Admin added.', toAdmin(admin));
  },

  async updateAdmin(call, services) {
    const { tables, sessions } = services;
    const read = new FieldReader(call.fields);
    const id = read.id('admin_id');
    const present = findGiven(tables.admins, 'admin_id', id);
    const values = {
      name: read.text('name', maxLengths.name),
      email: read.email('email'),
      phone: read.phone('phone', present?.phone ?? null),
      status: read.oneOf('status', ['active', 'inactive'], present?.status ?? 'active'),
    };
    const password = read.secret('password', PASSWORD_MIN_LENGTH, '');
    read.check();
    const passwordHash = password === '' ? undefined : await services.passwords.hash(password);
    const actor = call.actor();
    const admin = requireRow(tables.admins, 'admin_id', id);
    requireFreeEmail(services, values.email, admin);
    if (values.status === 'inactive') requireOther(admin, actor, 'deactivate');
    Object.assign(admin, values);
    if (passwordHash !== undefined) admin.password_hash = passwordHash;
    if (values.status === 'inactive') sessions.endAll(admin.admin_id);
    else if (passwordHash !== undefined) sessions.endAll(admin.admin_id, call.token);
    return ok('Admin saved.', toAdmin(admin));
  },

  async deleteAdmin(call, services) {
    const { tables, sessions, files } = services;
    const admin = rowOf(call.fields, tables.admins, 'admin_id');
    requireOther(admin, call.actor(), 'delete');
    removeRow(tables.admins, admin);
    sessions.endAll(admin.admin_id);
    if (admin.image !== null) files.remove(admin.image);
    return ok('Admin deleted.', null);
  },
});

type AdminRow = Row<'admins'>;

/** Errors: 422 on `email` if somebody other than `owner` has it. */
export function requireFreeEmail({ tables }: Services, email: string, owner?: AdminRow): void {
  if (tables.admins.some((row) => row.email === email && row !== owner)) {
    throw invalid({ email: ['An admin with this e-mail address exists already.'] });
  }
}

/** The caller is an active super-admin and stays one, so there is always one left. */
function requireOther(admin: AdminRow, actor: AdminRow, verb: 'deactivate' | 'delete'): void {
  if (admin === actor) throw conflict(`You can't ${verb} your own account.`);
}

function toAdmin({ admin_id, name, email, phone, role, status, created_at }: AdminRow): Admin {
  return { admin_id, name, email, ...present({ phone }), role, status, created_at };
}

/** The accounts to sign in with come first. All of them have one password. */
function makeAdmins({ chance, id, daysAgo, passwordHash }: SeedTools): AdminRow[] {
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
    phone: inventedPhone(chance, index),
    image: null,
    password_hash: passwordHash,
    created_at: daysAgo(720 - index * 60),
  }));
}
