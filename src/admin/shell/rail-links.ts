import type { IconName } from '../kit/Icon.tsx';

export interface RailLink {
  href: string;
  label: string;
  icon: IconName;
  /** Shown to the role `SU` only. */
  isForSuperAdmins?: boolean;
}

/** The console's menu, in order. */
export const railLinks: readonly RailLink[] = [
  { href: '/', label: 'Dashboard', icon: 'dashboard' },
  { href: '/users', label: 'Users', icon: 'users' },
  { href: '/categories', label: 'Categories', icon: 'folder' },
  { href: '/projects', label: 'Projects', icon: 'project' },
  { href: '/investments', label: 'Investments', icon: 'bars' },
  { href: '/notifications', label: 'Notifications', icon: 'bell' },
  { href: '/bank-accounts', label: 'Bank accounts', icon: 'bank', isForSuperAdmins: true },
  { href: '/admins', label: 'Admins', icon: 'shield', isForSuperAdmins: true },
];
