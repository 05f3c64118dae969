// The arguments for both files every-call.test.ts.
import type { ArgsOf } from '../../../src/contract/call.ts';
import type { CallName, calls } from '../../../src/demo/api/resources.ts';
import { type Client, demoPassword, emails, fileOf, type Role } from './client.ts';

type RightArgs = { [Name in CallName]: (role: Role) => Promise<ArgsOf<(typeof calls)[Name]>> };

const webp = fileOf('webp', 'a.webp', 64, 'image/webp');
let count = 0;
/** Returns a text that no row contains yet. */
function fresh(text: string): string {
  count += 1;
  return `${text} ${count}`;
}

type Clients = Readonly<Record<Role, Client>>;
const nothing = async () => undefined;

/** Creates rows for the calls: returns ids of new rows, and valid fields. */
function rowsOf({ plain, super: boss }: Clients) {
  const bankAccount = async () => ({ bank_name: 'Trust', account_name: 'Funds', account_number: fresh('1234') });
  const newAdmin = async () => {
    return { name: 'Ida', email: `${fresh('ida').replace(' ', '')}@mail.example`, password: 'long enough' };
  };
  const notice = async () => {
    const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
    return { title: 'A notice', message: 'Words.', audience: 'all' as const, scheduled_at };
  };
  const user = async () => ({ user_id: (await plain.call('getUserList')).body.data[0]?.user_id ?? 0 });
  const category = async () => {
    return { category_id: (await plain.call('createCategory', { name: fresh('Kind') })).body.data.category_id };
  };
  const account = async () => {
    return { bank_account_id: (await boss.call('addBankAccount', await bankAccount())).body.data.bank_account_id };
  };
  const admin = async () => ({ admin_id: (await boss.call('createAdmin', await newAdmin())).body.data.admin_id });
  const noticeId = async () => (await plain.call('scheduleNotification', await notice())).body.data.notification_id;
  const projectFields = async () => {
    const fields = { title: fresh('Project'), description: 'Words.', target_amount: '1000', status: 'draft' as const };
    return { ...fields, ...(await category()) };
  };
  const project = async () => {
    return { project_id: (await plain.call('createProject', await projectFields())).body.data.project_id };
  };
  return { bankAccount, newAdmin, notice, user, category, account, admin, noticeId, projectFields, project };
}

/** Returns valid arguments for each call, after creating the rows they need. */
export function rightArgs(clients: Clients): RightArgs {
  const { plain } = clients;
  const { bankAccount, newAdmin, notice, user, category, account, admin, ...rows } = rowsOf(clients);
  const { noticeId, projectFields, project } = rows;
  return {
    getDashboard: nothing,
    getUserList: async () => ({ page: 2, limit: 5, search: 'a' }),
    changeUserStatus: async () => ({ ...(await user()), status: 'inactive' }),
    getUser: async () => ({ id: (await user()).user_id }),
    deleteUser: async () => ({ id: (await user()).user_id }),
    getUserDetails: user,
    getCategories: nothing,
    createCategory: async () => ({ name: fresh('Kind'), description: 'Words.' }),
    updateCategory: async () => ({ ...(await category()), name: fresh('Kind') }),
    deleteCategory: category,
    getBankAccounts: nothing,
    addBankAccount: bankAccount,
    updateBankAccount: async () => ({ ...(await account()), is_active: false }),
    deleteBankAccount: account,
    getAdmins: nothing,
    createAdmin: newAdmin,
    updateAdmin: async () => {
      return { ...(await newAdmin()), ...(await admin()), password: 'a different one', status: 'inactive' };
    },
    deleteAdmin: admin,
    getInvestments: nothing,
    decideInvestment: async () => {
      const pending = (await plain.call('getInvestments')).body.data.find(({ status }) => status === 'pending');
      return { investment_id: pending?.investment_id ?? 0, status: 'approved' };
    },
    getProjects: async () => ({ page: 1, limit: 3 }),
    createProject: projectFields,
    updateProject: async () => ({ ...(await project()), status: 'active' }),
    addProjectImages: async () => ({ ...(await project()), images: [webp] }),
    addProjectDocument: async () => {
      return { ...(await project()), document_name: 'Plan', document: fileOf('zip', 'plan.docx') };
    },
    deleteProject: project,
    deleteProjectDocument: async () => {
      const form = { ...(await project()), document_name: 'Plan', document: fileOf('pdf', 'a.pdf') };
      const { document_id } = (await plain.call('addProjectDocument', form)).body.data;
      return { project_id: form.project_id, document_id };
    },
    deleteProjectImage: async () => {
      const form = { ...(await project()), images: [fileOf('png', 'a.png')] };
      const [image] = (await plain.call('addProjectImages', form)).body.data;
      return { project_id: form.project_id, image_id: image?.image_id ?? 0 };
    },
    getProfile: nothing,
    updateProfile: async (role) => {
      const image = fileOf('jpg', 'me.jpg', 64, 'image/jpeg');
      return { name: 'Demo Person', email: emails[role], phone: '', image };
    },
    getNotifications: nothing,
    scheduleNotification: notice,
    updateNotification: async () => ({ notification_id: await noticeId(), title: 'Another title' }),
    deleteNotification: async () => ({ id: await noticeId() }),
    signIn: async (role) => ({ email: emails[role], password: demoPassword }),
  };
}

/** Returns arguments with invalid fields for each call with fields, and the names of these fields. */
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
