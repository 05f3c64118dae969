import { stats } from '../../../content/careers.ts';
import * as text from '../../../ui/Text.module.css';
import { Sheet } from '../../kit/section/Sheet.tsx';
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
