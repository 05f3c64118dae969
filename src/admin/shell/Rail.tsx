import { useEffect, useEffectEvent } from 'react';
import { site } from '../../content/site.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { useInnerPath } from '../navigation/use-navigation.ts';
import { placeOf } from '../paths.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { savesData } from './place-prefetch.ts';
import * as styles from './Rail.module.css';
import { railLinks } from './rail-links.ts';

/** The time from the console's appearance to the fetching of the other screens' code, in ms. */
const PREFETCH_DELAY_MS = 2000;

interface RailProps {
  /** The id by which the top bar's menu button opens the rail as a drawer. */
  id: string;
  isSuperAdmin: boolean;
  loader: ScreenLoader;
}

/** The console's menu: beside the screen, or a drawer over it. Each link is a clean list. */
export function Rail({ id, isSuperAdmin, loader }: RailProps) {
  const path = useInnerPath();
  useEffect(() => {
    if (path) document.getElementById(id)?.hidePopover?.();
  }, [id, path]);
  const links = railLinks.filter((link) => isSuperAdmin || !link.isForSuperAdmins);
  const prefetchAll = useEffectEvent(async () => {
    for (const { href } of savesData() ? [] : links) {
      const place = placeOf(href);
      if (place) await loader.load(place.name);
    }
  });
  useEffect(() => {
    const timer = setTimeout(prefetchAll, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <nav id={id} className={styles.rail} popover="auto" aria-label="Console">
      <Brand name={site.name} className={styles.brand} />
      <ul className={styles.links}>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={isWithin(path, href) ? 'page' : undefined}>
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
