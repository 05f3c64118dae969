import { stats, statsTitle } from '../../../content/pages/careers.ts';
import * as text from '../../../ui/Text.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './CareersStats.module.css';

export function CareersStats() {
  return (
    <Section className={styles.strip}>
      <h2 className={text.hidden}>{statsTitle}</h2>
      <ul className={styles.ruler}>
        {stats.map(({ value, label }) => (
          <li key={label} className={styles.mark}>
            <b className={`${display.number} ${styles.value}`}>{value}</b>
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
