import { stats, statsTitle } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './AboutStats.module.css';

export function AboutStats() {
  return (
    <Section className={styles.stats}>
      <h2 className={text.hidden}>{statsTitle}</h2>
      <dl className={styles.block}>
        {stats.map((stat) => (
          <div key={stat.label} className={styles.cell}>
            <dt className={text.note}>{stat.label}</dt>
            <dd className={`${display.number} ${styles.value}`}>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
