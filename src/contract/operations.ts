import type { EndpointName } from './endpoints.ts';

/** An endpoint for readers of the OpenAPI document: a sentence, and when the endpoint responds with a 409. */
type Text = readonly [summary: string, conflict?: string];

/** The texts of the OpenAPI document. They are here because the console must not load them. */
export const operations: Readonly<Partial<Record<EndpointName, Text>>> = {
  signIn: ['Starts a session'],
  getDashboard: ['Returns the figures of the dashboard'],
  getUserList: ['Returns a page of users'],
  getUser: ['Returns a user with investments'],
  getUserDetails: ['Returns a user with investments and bank accounts'],
  changeUserStatus: ['Activates or deactivates a user'],
  deleteUser: ['Deletes a user, but keeps the investments'],
  getCategories: ['Returns all categories'],
  createCategory: ['Creates a category'],
  updateCategory: ['Changes the fields of a category that the request contains'],
  deleteCategory: ['Deletes a category', 'Projects use the category.'],
  getProjects: ['Returns a page of projects'],
  createProject: ['Creates a project'],
  updateProject: ['Changes the fields of a project that the request contains'],
  deleteProject: ['Deletes a project with its files, but keeps the investments'],
  addProjectImages: ['Adds images to a project'],
  addProjectDocument: ['Adds a document to a project'],
  deleteProjectImage: ['Deletes an image'],
  deleteProjectDocument: ['Deletes a document'],
  getBankAccounts: ['Returns all bank accounts of the platform'],
  addBankAccount: ['Creates a bank account'],
  updateBankAccount: ['Changes the fields of a bank account that the request contains'],
  deleteBankAccount: ['Deletes a bank account'],
  getAdmins: ['Returns all admins'],
  createAdmin: ['Creates an admin'],
  updateAdmin: ['Changes the fields of an admin that the request contains', 'Admins deactivate themselves.'],
  deleteAdmin: ['Deletes an admin, and ends the sessions', 'Admins delete themselves.'],
  getInvestments: ['Returns all investments'],
  decideInvestment: ['Approves or rejects a pending investment', 'The investment is already decided.'],
  getProfile: ["Returns the admin's own profile"],
  updateProfile: ["Changes the admin's own profile"],
  getNotifications: ['Returns all notifications'],
  scheduleNotification: ['Sends or schedules a notification'],
  updateNotification: ['Changes a scheduled notification', 'The notification was already sent, or failed.'],
  deleteNotification: ['Deletes a notification'],
};
