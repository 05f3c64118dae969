import type { Route } from '../../route.ts';

export const bankAccountRoutes: readonly Route[] = [
  { path: '/bank-accounts', isForSuperAdmins: true, load: () => import('./BankAccounts.tsx') },
  { path: '/bank-accounts/new', isForSuperAdmins: true, load: () => import('./NewBankAccount.tsx') },
  { path: '/bank-accounts/:id', isForSuperAdmins: true, load: () => import('./EditBankAccount.tsx') },
];
