/** The calls that check a backend, in an order in which every write removes what it has made. */
import type { ArgsOf } from '../../contract/call.ts';
import { PLAIN_ADMIN } from '../../contract/session.ts';
import type { userCalls } from '../../contract/users.ts';
import type { CallName } from '../api/resources.ts';

/** The `data` of what was answered so far, unchecked. */
export type Seen = Partial<Record<CallName, unknown>>;

/** A call, and what it is made with; `undefined` where what it needs was not answered. */
export type Step = readonly [name: CallName, args: (seen: Seen) => object | undefined];

const nothing = () => ({});

export const readingSteps: readonly Step[] = [
  ['getDashboard', nothing],
  ['getSuperDashboard', nothing],
  ['getUserList', () => ({ page: 1, limit: 10 })],
  ['getUser', (seen) => withId('id', firstId(seen.getUserList, 'user_id'))],
  ['getUserDetails', (seen) => withId('user_id', firstId(seen.getUserList, 'user_id'))],
  ['getCategories', nothing],
  ['getBankAccounts', nothing],
  ['getAdmins', nothing],
  ['getInvestments', nothing],
  ['getProjects', () => ({ page: 1, limit: 10 })],
  ['getProfile', nothing],
  ['getNotifications', nothing],
];

/** Those that can't be undone are left out: `deleteUser` and `decideInvestment`. */
export function writingSteps(now: number): readonly Step[] {
  const name = `Contract check ${now}`;
  const account = { bank_name: 'Contract check', account_name: 'Contract check', account_number: '12345678' };
  const admin = { name: 'Contract check', email: `contract-check-${now}@mail.example`, phone: null };
  const scheduled_at = new Date(now + 365 * 86_400_000).toISOString();
  const notice = { title: name, message: 'To be deleted.', audience: 'all', scheduled_at };
  const category = (seen: Seen) => withId('category_id', idOf(seen.createCategory, 'category_id'));
  const project = (seen: Seen) => withId('project_id', idOf(seen.createProject, 'project_id'));
  const fields = { title: name, description: 'To be deleted.', target_amount: '1000.00', status: 'draft' };
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  return [
    ['createCategory', () => ({ name })],
    ['updateCategory', (seen) => all(category(seen), { name: `${name}, changed` })],
    ['createProject', (seen) => all(category(seen), fields)],
    ['updateProject', (seen) => all(project(seen), category(seen), fields)],
    ['addProjectImages', (seen) => all(project(seen), { images: [new File([png], 'a.png', { type: 'image/png' })] })],
    [
      'deleteProjectImage',
      (seen) => all(project(seen), withId('image_id', firstId(seen.addProjectImages, 'image_id'))),
    ],
    [
      'addProjectDocument',
      (seen) =>
        all(project(seen), { document_name: 'A', document: new File([pdf], 'a.pdf', { type: 'application/pdf' }) }),
    ],
    [
      'deleteProjectDocument',
      (seen) => all(project(seen), withId('document_id', idOf(seen.addProjectDocument, 'document_id'))),
    ],
    ['deleteProject', project],
    ['deleteCategory', category],
    ['addBankAccount', () => account],
    [
      'updateBankAccount',
      (seen) => all(withId('bank_account_id', idOf(seen.addBankAccount, 'bank_account_id')), account),
    ],
    ['deleteBankAccount', (seen) => withId('bank_account_id', idOf(seen.addBankAccount, 'bank_account_id'))],
    ['createAdmin', () => ({ ...admin, password: crypto.randomUUID(), role: PLAIN_ADMIN })],
    ['updateAdmin', (seen) => all(withId('admin_id', idOf(seen.createAdmin, 'admin_id')), admin)],
    ['deleteAdmin', (seen) => withId('admin_id', idOf(seen.createAdmin, 'admin_id'))],
    ['scheduleNotification', () => notice],
    [
      'updateNotification',
      (seen) => all(withId('notification_id', idOf(seen.scheduleNotification, 'notification_id')), notice),
    ],
    ['deleteNotification', (seen) => withId('id', idOf(seen.scheduleNotification, 'notification_id'))],
    ['changeUserStatus', unchangedStatus],
    ['updateProfile', unchangedProfile],
  ];
}

function unchangedStatus({ getUserList }: Seen): ArgsOf<typeof userCalls.changeUserStatus> | undefined {
  const { user_id, status } = first(getUserList);
  return (typeof user_id === 'string' || typeof user_id === 'number') && (status === 'active' || status === 'inactive')
    ? { user_id, status }
    : undefined;
}

function unchangedProfile({ getProfile }: Seen): object | undefined {
  const { name, email, phone } = record(getProfile);
  return name && email ? { name, email, phone: phone ?? '' } : undefined;
}

function all(...parts: (object | undefined)[]): object | undefined {
  return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
}

function withId(name: string, id: unknown): object | undefined {
  return id === undefined ? undefined : { [name]: id };
}

function firstId(rows: unknown, name: string): unknown {
  return idOf(first(rows), name);
}

function idOf(row: unknown, name: string): unknown {
  const { [name]: own, id, _id } = record(row);
  return own ?? id ?? _id;
}

function first(rows: unknown): Record<string, unknown> {
  return record(Array.isArray(rows) ? rows[0] : undefined);
}

function record(value: unknown): Record<string, unknown> {
  return Object(value);
}
