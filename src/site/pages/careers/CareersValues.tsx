import { values, valuesHead } from '../../../content/pages/careers.ts';
import * as text from '../../../ui/Text.module.css';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './CareersValues.module.css';

export function CareersValues() {
  return (
    <Section tone="sunk">
      <SectionHead {...valuesHead} />
      <ul className={section.rows}>
        {values.map(({ title, description }) => (
          <li key={title} className={`${section.cols} ${styles.rule}`} data-columns="5-7">
            <h3>{title}</h3>
            <p className={text.mute}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
