import type { IconName } from '../kit/Icon.tsx';
import { type Path, pathTo } from '../paths.ts';

interface RailLink {
  href: Path;
  label: string;
  icon: IconName;
  /** Shown to the role `SU` only. */
  isForSuperAdmins?: boolean;
}

export const railLinks: readonly RailLink[] = [
  { href: pathTo('dashboard'), label: 'Dashboard', icon: 'dashboard' },
  { href: pathTo('users'), label: 'Users', icon: 'users' },
  { href: pathTo('categories'), label: 'Categories', icon: 'folder' },
  { href: pathTo('projects'), label: 'Projects', icon: 'project' },
  { href: pathTo('investments'), label: 'Investments', icon: 'bars' },
  { href: pathTo('notifications'), label: 'Notifications', icon: 'bell' },
  { href: pathTo('bankAccounts'), label: 'Bank accounts', icon: 'bank', isForSuperAdmins: true },
  { href: pathTo('admins'), label: 'Admins', icon: 'shield', isForSuperAdmins: true },
];
