import type { Route } from '../../route.ts';

export const bankAccountRoutes: readonly Route[] = [
  { path: '/bank-accounts', isForSuperAdmins: true, load: () => import('./BankAccounts.tsx') },
];
