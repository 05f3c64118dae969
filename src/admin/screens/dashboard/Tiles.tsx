import { Link } from '../../navigation/Link.tsx';
import * as styles from './Tiles.module.css';
import type { Tile } from './to-tiles.ts';

/** Figures at a glance; one that counts a list is a link to it. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles} aria-label="Figures">
      {tiles.map(({ label, value, href }) => (
        <li key={label} className={styles.tile}>
          {href ? (
            <Link href={href} className={styles.figure}>
              <Figure label={label} value={value} />
            </Link>
          ) : (
            <span className={styles.figure}>
              <Figure label={label} value={value} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Figure({ label, value }: Pick<Tile, 'label' | 'value'>) {
  return (
    <>
      <span className={styles.label}>{label}</span> <b className={styles.value}>{value}</b>
    </>
  );
}
