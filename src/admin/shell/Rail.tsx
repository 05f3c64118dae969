import clsx from 'clsx';
import { useLocation } from 'wouter';
import { getDashboard } from '../../api/dashboard.ts';
import { useAutoRefetch } from '../../api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { site } from '../../content/site.ts';
import { formatNumber } from '../../lib/format.ts';
import { Brand } from '../../ui/Brand.tsx';
import * as text from '../../ui/Text.module.css';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { Link } from '../navigation/Link.tsx';
import type { RouteName } from '../paths.ts';
import { pathTo } from '../paths.ts';
import { mayOpen, railGroups } from '../routes.ts';
import * as styles from './Rail.module.css';

interface RailProps {
  /** The `popoverTarget` of the top bar's menu button, which opens the rail as a drawer. */
  id: string;
  role: string;
}

/** Interval for refetching the number of pending investments, because users and other admins change it. */
const POLLING_INTERVAL_MS = 60_000;

/** The console's menu, next to the screen, or on phones a drawer over the screen. Links open unfiltered lists. */
export function Rail({ id, role }: RailProps) {
  const [path] = useLocation();
  const { data, refetch } = useQuery(getDashboard);
  useAutoRefetch(refetch, POLLING_INTERVAL_MS);
  const counts: { readonly [Name in RouteName]?: number | undefined } = { investments: data?.pending_investments };
  return (
    <nav id={id} className={styles.rail} popover="auto" aria-label="Console">
      <Brand name={site.name} className={styles.brand} />
      {railGroups.map((links) => (
        <ul key={links[0]?.name} className={styles.group}>
          {links
            .filter(({ name }) => mayOpen(name, role))
            .map(({ name, label, icon }) => (
              <li key={name}>
                <Link
                  className={clsx(kit.row, kit.pointed, styles.link)}
                  href={pathTo(name)}
                  title={label}
                  aria-current={isWithin(path, pathTo(name)) ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  {label}{' '}
                  {!!counts[name] && (
                    <span className={clsx(kit.count, kit.end, styles.pending)}>
                      {formatNumber(counts[name])}
                      <span className={text.hidden}> pending</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
