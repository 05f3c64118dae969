import { stats } from '../../../content/careers.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as text from '../../../ui/Text.module.css';
import * as styles from './TeamFigures.module.css';

/** Four figures, hung on a ruler. */
export function TeamFigures() {
  return (
    <Sheet className={styles.strip}>
      <h2 className={text.hidden}>The team in figures</h2>
      <ul className={styles.ruler}>
        {stats.map(({ value, label }) => (
          <li key={label} className={styles.mark}>
            <b className={styles.value}>{value}</b>
            {label}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
