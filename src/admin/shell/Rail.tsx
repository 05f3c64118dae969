import clsx from 'clsx';
import { useLocation } from 'wouter';
import { site } from '../../content/site.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { Link } from '../navigation/Link.tsx';
import { pathTo } from '../paths.ts';
import { mayOpen, railLinks } from '../routes.ts';
import * as styles from './Rail.module.css';

interface RailProps {
  /** The `popoverTarget` of the top bar's menu button, which opens the rail as a drawer. */
  id: string;
  role: string;
}

/** The console's menu, next to the screen, or on phones a drawer over the screen. Links open unfiltered lists. */
export function Rail({ id, role }: RailProps) {
  const [path] = useLocation();
  const links = railLinks.filter(({ name }) => mayOpen(name, role));
  return (
    <nav id={id} className={styles.rail} popover="auto" aria-label="Console">
      <Brand name={site.name} className={styles.brand} />
      <ul>
        {links.map(({ name, label, icon }) => (
          <li key={name}>
            <Link
              className={clsx(kit.row, kit.pointed, styles.link)}
              href={pathTo(name)}
              title={label}
              aria-current={isWithin(path, pathTo(name)) ? 'page' : undefined}
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
