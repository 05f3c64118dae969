/** The calls that check a backend, in an order in which every write removes what it has made. */
import type { ArgsOf, Call } from '../../contract/call.ts';
import { PLAIN_ADMIN } from '../../contract/session.ts';
import type { userCalls } from '../../contract/users.ts';
import { type CallName, calls } from '../api/resources.ts';

/** The `data` of what was answered so far, unchecked. */
export type Seen = Partial<Record<CallName, unknown>>;

/** A call, and what it is made with; `undefined` where what it needs was not answered. */
export type Step = readonly [name: CallName, args: (seen: Seen) => object | undefined];

type ArgsFrom = Step[1];

/** A call that reads one row of many: a new one has to tell here which it asks for. */
type NamesRow = {
  [Name in CallName]: (typeof calls)[Name] extends { method: 'GET'; path: `${string}{id}` } ? Name : never;
}[CallName];

const rows: Record<NamesRow | 'getUserDetails', ArgsFrom> = {
  getUser: idFrom('getUserList', 'user_id', 'id'),
  getUserDetails: idFrom('getUserList', 'user_id'),
};

/** Every GET of the contract, and what reads by another method. */
export const readingSteps: readonly Step[] = Object.entries<Call>(calls)
  .map(([name, call]) => [name as CallName, call] as const)
  .filter(([name, { method }]) => method === 'GET' || name in rows)
  .map(([name]) => [name, name in rows ? rows[name as keyof typeof rows] : () => ({})]);

/** Calls that can't be undone are not tried. */
export const notTried: readonly CallName[] = ['deleteUser', 'decideInvestment'];

export function writingSteps(now: number): readonly Step[] {
  const name = `Contract check ${now}`;
  const account = { bank_name: 'Contract check', account_name: 'Contract check', account_number: '12345678' };
  const admin = { name: 'Contract check', email: `contract-check-${now}@mail.example`, phone: null };
  const scheduled_at = new Date(now + 365 * 86_400_000).toISOString();
  const notice = { title: name, message: 'To be deleted.', audience: 'all', scheduled_at };
  const category = idFrom('createCategory', 'category_id');
  const project = idFrom('createProject', 'project_id');
  const bankAccount = idFrom('addBankAccount', 'bank_account_id');
  const fields = { title: name, description: 'To be deleted.', target_amount: '1000.00', status: 'draft' };
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  const images = [new File([png], 'a.png', { type: 'image/png' })];
  const document = { document_name: 'A', document: new File([pdf], 'a.pdf', { type: 'application/pdf' }) };
  return [
    ['createCategory', () => ({ name })],
    ['updateCategory', join(category, { name: `${name}, changed` })],
    ['createProject', join(category, fields)],
    ['updateProject', join(project, category, fields)],
    ['addProjectImages', join(project, { images })],
    ['deleteProjectImage', join(project, idFrom('addProjectImages', 'image_id'))],
    ['addProjectDocument', join(project, document)],
    ['deleteProjectDocument', join(project, idFrom('addProjectDocument', 'document_id'))],
    ['deleteProject', project],
    ['deleteCategory', category],
    ['addBankAccount', () => account],
    ['updateBankAccount', join(bankAccount, account)],
    ['deleteBankAccount', bankAccount],
    ['createAdmin', () => ({ ...admin, password: crypto.randomUUID(), role: PLAIN_ADMIN })],
    ['updateAdmin', join(idFrom('createAdmin', 'admin_id'), admin)],
    ['deleteAdmin', idFrom('createAdmin', 'admin_id')],
    ['scheduleNotification', () => notice],
    ['updateNotification', join(idFrom('scheduleNotification', 'notification_id'), notice)],
    ['deleteNotification', idFrom('scheduleNotification', 'notification_id', 'id')],
    ['changeUserStatus', unchangedStatus],
    ['updateProfile', unchangedProfile],
  ];
}

function unchangedStatus({ getUserList }: Seen): ArgsOf<typeof userCalls.changeUserStatus> | undefined {
  const { user_id, status } = firstRow(getUserList);
  return (typeof user_id === 'string' || typeof user_id === 'number') && (status === 'active' || status === 'inactive')
    ? { user_id, status }
    : undefined;
}

function unchangedProfile({ getProfile }: Seen): object | undefined {
  const { name, email, phone } = firstRow(getProfile);
  return name && email ? { name, email, phone: phone ?? '' } : undefined;
}

/** Arguments of several parts; none where one is missing. */
function join(...parts: readonly (ArgsFrom | object)[]): ArgsFrom {
  return (seen) => {
    const all = parts.map((part) => (typeof part === 'function' ? part(seen) : part));
    return all.includes(undefined) ? undefined : Object.assign({}, ...all);
  };
}

/** The id in the row, or in the first row, that a call has answered; sent as `name`. */
function idFrom(call: CallName, key: string, name = key): ArgsFrom {
  return (seen) => {
    const { [key]: own, id, _id } = firstRow(seen[call]);
    const value = own ?? id ?? _id;
    return value === undefined ? undefined : { [name]: value };
  };
}

function firstRow(data: unknown): Record<string, unknown> {
  return Object(Array.isArray(data) ? data[0] : data);
}
