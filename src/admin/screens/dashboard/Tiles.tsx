import clsx from 'clsx';
import * as kit from '../../kit/Kit.module.css';
import { Link } from '../../navigation/Link.tsx';
import * as styles from './Dashboard.module.css';
import type { Tile } from './figures.ts';

/** This month's figures with their change, and earlier months as bars; each links to the list it counts. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={clsx(kit.sheet, styles.tiles)} aria-label="This month">
      {tiles.map(({ label, value, change, href, months }) => {
        const top = Math.max(1, ...months);
        return (
          <li key={label}>
            <Link href={href} className={clsx(kit.pointed, styles.tile)}>
              <span className={styles.wide}>{label}</span>
              <b className={styles.value}>{value}</b>
              <span className={styles.mini} aria-hidden="true">
                {months.map((month, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
                  <i key={index} style={{ blockSize: `${(month / top) * 100}%` }} />
                ))}
              </span>
              <span className={styles.wide}>{change}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
