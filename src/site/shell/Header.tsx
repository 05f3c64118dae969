import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { header } from '../../content/pages/shell.ts';
import { hasChat, hasConsole } from '../../content/parts.ts';
import { site } from '../../content/site.ts';
import { consoleHome } from '../../state/session/console-home.ts';
import { useSession } from '../../state/use-session.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Sign } from '../kit/Sign.tsx';
import { pageLinks } from '../pages.ts';
import * as styles from './Header.module.css';

/** The header turns opaque when the page is scrolled further than this, in CSS pixels. Specification §9. */
const OPAQUE_AFTER_PX = 10;
const MENU_ID = 'menu';

/**
 * The brand, the page links, and the button Let's Talk, or Dashboard for signed-in users. On small screens, links and
 * button are in a menu. `lang` is set if the page has another language. `children` come before the menu's button.
 */
export function Header({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  const [path] = useLocation();
  const isOpaque = useIsScrolled();
  const menu = useRef<HTMLElement>(null);
  // A cleanup closes the menu at each navigation, because hydration, which runs no cleanup, must keep it open. A click
  // also closes it, because a link to the current page changes no path.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each navigation
  useEffect(() => {
    const nav = menu.current;
    const close = () => nav?.hidePopover();
    nav?.addEventListener('click', close);
    return () => {
      close();
      nav?.removeEventListener('click', close);
    };
  }, [path]);
  return (
    <header className={styles.header} data-opaque={isOpaque} lang={lang}>
      <div className={styles.bar}>
        <Brand name={site.name} className={styles.brand} />
        <nav ref={menu} id={MENU_ID} className={styles.nav} popover="auto" aria-label={header.label}>
          {pageLinks('header').map(({ href, label }) => (
            <a key={href} className={styles.link} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
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

/** Links visitors to the assistant or else a person, and signed-in users to the console, a separate application. */
function SessionButton() {
  const { user } = useSession();
  const href = hasConsole && user ? consoleHome(user.role) : hasChat ? '/chat' : '/contact';
  return (
    <ButtonLink className={styles.talk} variant="primary" size="small" href={href}>
      {hasConsole && user ? header.dashboard : header.talk}
    </ButtonLink>
  );
}

/** Returns whether the page is scrolled; null before hydration, when the header is opaque. */
function useIsScrolled(): boolean | null {
  const [isPast, setIsPast] = useState<boolean | null>(null);
  useEffect(() => {
    const read = () => setIsPast(window.scrollY > OPAQUE_AFTER_PX);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isPast;
}
