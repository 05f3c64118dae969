import { SUPER_ADMIN } from '../../contract/session.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Bell } from './Bell.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import * as styles from './TopBar.module.css';

/** The menu button (if the menu is a drawer), the search, the bell and the profile menu. */
export function TopBar({ user, railId }: { user: SessionUser; railId: string }) {
  return (
    <header className={styles.bar}>
      <Button className={styles.menu} variant="plain" size="icon" popoverTarget={railId} aria-label="Menu">
        <Icon name="menu" />
      </Button>
      <Shortcuts isSuperAdmin={user.role === SUPER_ADMIN} />
      <span className={styles.space} />
      <Bell />
      <ProfileMenu user={user} />
    </header>
  );
}
