import clsx from 'clsx';
import { useId, useRef } from 'react';
import type { SessionUser } from '../../state/session/session.ts';
import { useSessionCommands } from '../../state/session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { pictureHref } from '../api-url.ts';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { PersonMark } from '../kit/Person.tsx';
import { Link } from '../navigation/Link.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { pathTo, SIGN_IN } from '../paths.ts';
import * as styles from './TopBar.module.css';

export function ProfileMenu({ user }: { user: SessionUser }) {
  const { mayLeave, navigate } = useNavigator();
  const { logout } = useSessionCommands();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const name = user.name ?? user.email ?? 'Profile';
  const close = () => menu.current?.hidePopover?.();
  const signOut = async () => {
    close();
    if (!(await mayLeave())) return;
    logout();
    // No `returnTo`: the next user starts at home.
    navigate(SIGN_IN);
  };
  return (
    <>
      <Button className={styles.me} variant="plain" size="small" popoverTarget={menuId}>
        <PersonMark name={name} imageUrl={pictureHref(user.image_url)} />
        <span className={clsx(kit.cut, kit.phoneHidden)}>{name}</span>
        <Icon name="sortDown" />
      </Button>
      <div ref={menu} id={menuId} className={clsx(kit.pop, styles.menu)} popover="auto">
        <p>
          <b>{name}</b>
          <br />
          {user.email}
        </p>
        <Link className={kit.row} href={pathTo('profile')} onClick={close}>
          <Icon name="users" />
          Profile
        </Link>
        <button type="button" className={kit.row} onClick={signOut}>
          <Icon name="signOut" />
          Sign out
        </button>
      </div>
    </>
  );
}
