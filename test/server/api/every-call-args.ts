// What the calls are made with in every-call.test.ts.
import type { ArgsOf } from '../../../src/contract/call.ts';
import type { CallName, calls } from '../../../src/server/api/resources.ts';
import { type Client, demoPassword, emails, fileOf, type Role } from './client.ts';

type RightArgs = { [Name in CallName]: (role: Role) => Promise<ArgsOf<(typeof calls)[Name]>> };

const webp = fileOf('webp', 'a.webp', 64, 'image/webp');
let count = 0;
/** Text that no row holds yet. */
function fresh(text: string): string {
  count += 1;
  return `${text} ${count}`;
}

/** Makes what calls are about: the ids of new rows, and fields that are right. */
function rowsOf(clients: Readonly<Record<Role, Client>>) {
  const bankAccount = () => ({
    bank_name: 'Sample Trust',
    account_name: 'Client funds',
    account_number: fresh('1234'),
  });
  const newAdmin = () => ({
    name: 'Ida Example',
    email: `${fresh('ida').replace(' ', '')}@mail.example`,
    password: 'long enough',
  });
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
  const notice = () => ({ title: 'A notice', message: 'Words.', audience: 'all' as const, scheduled_at: tomorrow() });
  const userId = async () => (await clients.plain.call('getUserList')).body.data[0]?.user_id ?? 0;
  const categoryId = async () =>
    (await clients.plain.call('createCategory', { name: fresh('Kind') })).body.data.category_id;
  const accountId = async () => (await clients.super.call('addBankAccount', bankAccount())).body.data.bank_account_id;
  const adminId = async () => (await clients.super.call('createAdmin', newAdmin())).body.data.admin_id;
  const noticeId = async () => (await clients.plain.call('scheduleNotification', notice())).body.data.notification_id;
  const projectFields = async () => ({
    title: fresh('Project'),
    description: 'Words.',
    category_id: await categoryId(),
    target_amount: '1000',
    status: 'draft' as const,
  });
  const projectId = async () => (await clients.plain.call('createProject', await projectFields())).body.data.project_id;
  const image = async (project_id: string | number) => {
    const form = { project_id, images: [fileOf('png', 'a.png')] };
    return (await clients.plain.call('addProjectImages', form)).body.data[0]?.image_id ?? 0;
  };
  const document = async (project_id: string | number) => {
    const form = { project_id, document_name: 'Plan', document: fileOf('pdf', 'a.pdf') };
    return (await clients.plain.call('addProjectDocument', form)).body.data.document_id;
  };
  async function pendingId() {
    const { body } = await clients.plain.call('getInvestments');
    return body.data.find(({ status }) => status === 'pending')?.investment_id ?? 0;
  }
  const profile = (role: Role) => ({ name: 'Demo Person', email: emails[role], phone: '' });
  const nothing = async () => undefined;
  return {
    bankAccount,
    newAdmin,
    notice,
    userId,
    categoryId,
    accountId,
    adminId,
    noticeId,
    projectFields,
    projectId,
    image,
    document,
    pendingId,
    profile,
    nothing,
  };
}

/** Arguments that succeed, for each call; the rows they name are made first where there may be none. */
export function rightArgs(clients: Readonly<Record<Role, Client>>): RightArgs {
  const rows = rowsOf(clients);
  return {
    getDashboard: rows.nothing,
    getUserList: async () => ({ page: 2, limit: 5, search: 'a' }),
    changeUserStatus: async () => ({ user_id: await rows.userId(), status: 'inactive' }),
    getUser: async () => ({ id: await rows.userId() }),
    deleteUser: async () => ({ id: await rows.userId() }),
    getUserDetails: async () => ({ user_id: await rows.userId() }),
    getCategories: rows.nothing,
    createCategory: async () => ({ name: fresh('Kind'), description: 'Words.' }),
    updateCategory: async () => ({ category_id: await rows.categoryId(), name: fresh('Kind') }),
    deleteCategory: async () => ({ category_id: await rows.categoryId() }),
    getBankAccounts: rows.nothing,
    addBankAccount: async () => rows.bankAccount(),
    updateBankAccount: async () => ({ bank_account_id: await rows.accountId(), is_active: false }),
    deleteBankAccount: async () => ({ bank_account_id: await rows.accountId() }),
    getAdmins: rows.nothing,
    createAdmin: async () => rows.newAdmin(),
    updateAdmin: async () => ({ ...rows.newAdmin(), admin_id: await rows.adminId(), status: 'inactive' }),
    deleteAdmin: async () => ({ admin_id: await rows.adminId() }),
    getInvestments: rows.nothing,
    decideInvestment: async () => ({ investment_id: await rows.pendingId(), status: 'approved' }),
    getProjects: async () => ({ page: 1, limit: 3 }),
    createProject: rows.projectFields,
    updateProject: async () => ({ project_id: await rows.projectId(), status: 'active' }),
    addProjectImages: async () => ({ project_id: await rows.projectId(), images: [webp] }),
    addProjectDocument: async () => ({
      project_id: await rows.projectId(),
      document_name: 'Plan',
      document: fileOf('zip', 'plan.docx'),
    }),
    deleteProject: async () => ({ project_id: await rows.projectId() }),
    deleteProjectDocument: async () => {
      const project_id = await rows.projectId();
      return { project_id, document_id: await rows.document(project_id) };
    },
    deleteProjectImage: async () => {
      const project_id = await rows.projectId();
      return { project_id, image_id: await rows.image(project_id) };
    },
    getProfile: rows.nothing,
    updateProfile: async (role) => ({ ...rows.profile(role), image: fileOf('jpg', 'me.jpg', 64, 'image/jpeg') }),
    getNotifications: rows.nothing,
    scheduleNotification: async () => rows.notice(),
    updateNotification: async () => ({ notification_id: await rows.noticeId(), title: 'Another title' }),
    deleteNotification: async () => ({ id: await rows.noticeId() }),
    signIn: async (role) => ({ email: emails[role], password: demoPassword }),
  };
}

/** Arguments that are refused by field, for each call that has fields, and the fields. */
export const wrongArgs: Partial<Record<CallName, [args: object, fields: string[]]>> = {
  changeUserStatus: [{ user_id: null, status: 'toggle' }, ['status', 'user_id']],
  getUserDetails: [{}, ['user_id']],
  createCategory: [{ name: ' \u0000 ', description: 7 }, ['description', 'name']],
  updateCategory: [{ name: 'x'.repeat(101) }, ['category_id', 'name']],
  deleteCategory: [{ category_id: {} }, ['category_id']],
  addBankAccount: [
    { bank_name: 'B', account_name: 'A', account_number: '<1>', currency: 'usd', is_active: 'yes' },
    ['account_number', 'currency', 'is_active'],
  ],
  updateBankAccount: [{ bank_name: '' }, ['account_name', 'account_number', 'bank_account_id', 'bank_name']],
  deleteBankAccount: [{ bank_account_id: [] }, ['bank_account_id']],
  createAdmin: [{ name: 'A', email: 'a@b', password: 'short', role: 'KING' }, ['email', 'password', 'role']],
  updateAdmin: [{ name: 'A', email: '', phone: 'call me', status: 1 }, ['admin_id', 'email', 'phone', 'status']],
  deleteAdmin: [{}, ['admin_id']],
  decideInvestment: [
    { investment_id: '', status: 'pending', reason: 'x'.repeat(501) },
    ['investment_id', 'reason', 'status'],
  ],
  createProject: [
    {
      title: 'T',
      description: 'D',
      category_id: 'none',
      target_amount: '-1',
      min_investment: '1.234',
      duration_months: 1.5,
      start_date: '2026-02-30',
      end_date: 'soon',
      status: 'open',
    },
    ['category_id', 'duration_months', 'end_date', 'min_investment', 'start_date', 'status', 'target_amount'],
  ],
  updateProject: [
    { start_date: '2026-02-02', end_date: '2026-02-01' },
    ['category_id', 'description', 'end_date', 'project_id', 'status', 'target_amount', 'title'],
  ],
  addProjectImages: [{ images: [] }, ['project_id']],
  addProjectDocument: [{ project_id: 1 }, ['document_name']],
  deleteProject: [{}, ['project_id']],
  deleteProjectDocument: [{}, ['document_id', 'project_id']],
  deleteProjectImage: [{ project_id: true }, ['image_id', 'project_id']],
  updateProfile: [{ email: 'nobody', password: 'long enough' }, ['current_password', 'email', 'name']],
  scheduleNotification: [{ title: '', message: 'M', audience: 'me' }, ['audience', 'scheduled_at', 'title']],
  updateNotification: [
    { title: 'T', message: 'M', audience: 'all', scheduled_at: '2020-01-01T00:00:00Z' },
    ['notification_id', 'scheduled_at'],
  ],
  signIn: [{ email: '', password: 1 }, ['email', 'password']],
};
