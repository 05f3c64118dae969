import { values, valuesHead } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './AboutValues.module.css';

export function AboutValues() {
  return (
    <Section columns="5-7">
      <SectionHead {...valuesHead} />
      <ul className={section.rows}>
        {values.map((value) => (
          <li key={value.title} className={styles.value}>
            <span className={styles.swatch} data-color={value.color} />
            <h3>{value.title}</h3>
            <p className={`${text.mute} ${styles.description}`}>{value.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
