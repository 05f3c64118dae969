import { useEffect } from 'react';
import { site } from '../../content/site.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { useInnerPath, useMatch } from '../navigation/use-navigation.ts';
import { routes } from '../routes.ts';
import * as styles from './Rail.module.css';
import { railLinks } from './rail-links.ts';
import type { ScreenLoader } from './screen-loader.ts';

interface RailProps {
  /** What the top bar's menu button opens, where there is no room beside the screen. */
  id: string;
  isSuperAdmin: boolean;
  loader: ScreenLoader;
}

/** The console's menu: beside the screen, or a drawer over it. Each link is a clean list. */
export function Rail({ id, isSuperAdmin, loader }: RailProps) {
  const path = useInnerPath();
  const match = useMatch();
  useEffect(() => {
    if (path) document.getElementById(id)?.hidePopover?.();
  }, [id, path]);
  const prefetch = (href: string) => {
    const route = routes.find((candidate) => match(candidate.path, href));
    if (route) void loader.load(route);
  };
  return (
    <nav id={id} className={styles.rail} popover="auto" aria-label="Console">
      <Brand name={site.name} className={styles.brand} />
      <ul className={styles.links}>
        {railLinks
          .filter((link) => isSuperAdmin || !link.isForSuperAdmins)
          .map(({ href, label, icon }) => (
            <li key={href}>
              <Link
                className={styles.link}
                href={href}
                aria-current={isWithin(path, href) ? 'page' : undefined}
                onPointerEnter={() => prefetch(href)}
                onFocus={() => prefetch(href)}
              >
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
