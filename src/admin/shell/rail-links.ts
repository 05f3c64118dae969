import type { IconName } from '../kit/Icon.tsx';
import type { RouteName, RowRouteName } from '../paths.ts';

interface RailLink {
  readonly name: Exclude<RouteName, RowRouteName>;
  readonly label: string;
  readonly icon: IconName;
}

/** The links of the menu, which the palette offers too. */
export const railLinks: readonly RailLink[] = [
  { name: 'dashboard', label: 'Dashboard', icon: 'dashboard' },
  { name: 'users', label: 'Users', icon: 'users' },
  { name: 'categories', label: 'Categories', icon: 'folder' },
  { name: 'projects', label: 'Projects', icon: 'project' },
  { name: 'investments', label: 'Investments', icon: 'bars' },
  { name: 'notifications', label: 'Notifications', icon: 'bell' },
  { name: 'bankAccounts', label: 'Bank accounts', icon: 'bank' },
  { name: 'admins', label: 'Admins', icon: 'shield' },
];
