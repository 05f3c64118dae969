import { Link } from '../../navigation/Link.tsx';
import * as styles from './Tiles.module.css';
import type { Tile } from './to-tiles.ts';

/** Figures at a glance; one that counts a list is a link to it. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles} aria-label="Figures">
      {tiles.map(({ label, value, href }) => {
        const figure = (
          <>
            <span className={styles.label}>{label}</span> <b className={styles.value}>{value}</b>
          </>
        );
        return (
          <li key={label} className={styles.tile}>
            {href ? (
              <Link href={href} className={styles.figure}>
                {figure}
              </Link>
            ) : (
              <span className={styles.figure}>{figure}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
