import { type ReactNode, useEffect, useRef, useState } from 'react';
import { headerLinks } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { site } from '../../content/site.ts';
import { consoleHome } from '../../state/session/console-home.ts';
import { useSession } from '../../state/session/use-session.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Sign } from '../kit/Sign.tsx';
import * as styles from './Header.module.css';

/** The header turns opaque when the page is scrolled further than this, in CSS pixels. Specification §9. */
const OPAQUE_AFTER_PX = 10;
const MENU_ID = 'menu';

/**
 * The brand, the page links, and the button Let's Talk, or Dashboard for signed-in users. On small screens, links and
 * button are in a menu. `children` are rendered before the button that opens the menu.
 */
export function Header({ path, children }: { path: string; children: ReactNode }) {
  const isOpaque = useScrolledPast(OPAQUE_AFTER_PX);
  const menu = useRef<HTMLElement>(null);
  // Also closes at a link to the current page, which changes no state.
  useEffect(() => {
    const close = () => menu.current?.hidePopover();
    window.navigation?.addEventListener('navigate', close);
    return () => window.navigation?.removeEventListener('navigate', close);
  }, []);
  return (
    <header className={styles.header} data-opaque={isOpaque}>
      <div className={styles.bar}>
        <Brand name={site.name} className={styles.brand} />
        <nav ref={menu} id={MENU_ID} className={styles.nav} popover="auto" aria-label={header.label}>
          {headerLinks.map((link) => (
            <a
              key={link.href}
              className={styles.link}
              href={link.href}
              aria-current={link.href === path ? 'page' : undefined}
            >
              {link.label}
            </a>
          ))}
          <SessionButton />
        </nav>
        {children}
        <Button className={styles.menu} variant="plain" size="icon" popoverTarget={MENU_ID} aria-label={header.menu}>
          <Sign d="M2 5h14M2 9h14M2 13h14" />
        </Button>
      </div>
    </header>
  );
}

/** Links visitors to the assistant, and signed-in users to the console, which is a separate application. */
function SessionButton() {
  const { user } = useSession();
  const href = user ? consoleHome(user.role) : '/chat';
  return (
    <ButtonLink className={styles.talk} variant="primary" size="small" href={href}>
      {user ? header.dashboard : header.talk}
    </ButtonLink>
  );
}

/** Returns whether the page is scrolled further than `px`; null before hydration, when the header is opaque. */
function useScrolledPast(px: number): boolean | null {
  const [isPast, setIsPast] = useState<boolean | null>(null);
  useEffect(() => {
    const read = () => setIsPast(window.scrollY > px);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [px]);
  return isPast;
}
