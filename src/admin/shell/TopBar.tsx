import { SUPER_ADMIN } from '../../contract/session.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { useSessionCommands } from '../../state/session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { pictureHref } from '../api-url.ts';
import { Icon } from '../kit/Icon.tsx';
import { PersonMark } from '../kit/Person.tsx';
import { Link } from '../navigation/Link.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { pathTo, SIGN_IN } from '../paths.ts';
import { Bell } from './Bell.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import * as styles from './TopBar.module.css';

/** Menu button where the menu is a drawer, the bell, one's profile, sign-out. */
export function TopBar({ user, railId }: { user: SessionUser; railId: string }) {
  const { mayLeave, navigate } = useNavigator();
  const { logout } = useSessionCommands();
  const name = user.name ?? user.email ?? 'Profile';
  const signOut = async () => {
    if (!(await mayLeave())) return;
    logout();
    // Whoever signs in next starts at their own start.
    navigate(SIGN_IN);
  };
  return (
    <header className={styles.bar}>
      <Button className={styles.menu} variant="plain" size="icon" popoverTarget={railId} aria-label="Menu">
        <Icon name="menu" />
      </Button>
      <span className={styles.space} />
      <Shortcuts isSuperAdmin={user.role === SUPER_ADMIN} />
      <Bell />
      <Link className={styles.me} href={pathTo('profile')}>
        <PersonMark name={name} imageUrl={pictureHref(user.image_url)} />
        <span className={styles.name}>{name}</span>
      </Link>
      <Button variant="plain" size="icon" aria-label="Sign out" title="Sign out" onClick={signOut}>
        <Icon name="signOut" />
      </Button>
    </header>
  );
}
