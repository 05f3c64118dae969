import { Link } from '../../navigation/Link.tsx';
import type { Tile } from './figures.ts';
import * as styles from './Tiles.module.css';

/** This month's figures with their change, and earlier months as bars; each links to the list it counts. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles} aria-label="This month">
      {tiles.map(({ label, value, change, href, months }) => {
        const top = Math.max(1, ...months);
        return (
          <li key={label} className={styles.slot}>
            <Link href={href} className={styles.tile}>
              <span className={styles.label}>{label}</span>
              <b className={styles.value}>{value}</b>
              <span className={styles.mini} aria-hidden="true">
                {months.map((month, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
                  <i key={index} style={{ blockSize: `${(month / top) * 100}%` }} />
                ))}
              </span>
              <span className={styles.change}>{change}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
