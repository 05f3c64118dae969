import { process } from '../../../content/pages/home.ts';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeProcess.module.css';

const weeks = ['week 1', '2', '3', '4', '5', '6', '7', '8', 'then on', ''];

/** The 4-step process as a bar chart to scale: one column is one week. */
export function HomeProcess() {
  return (
    <Section>
      <SectionHead tag="Schedule" title={process.title} lead={process.lead} isLeadBeside />
      <ol className={`${styles.weeks} ${text.note}`} aria-hidden="true">
        {weeks.map((week) => (
          <li key={week} className={styles.week}>
            {week}
          </li>
        ))}
      </ol>
      <ol className={styles.steps}>
        {process.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.span}>{step.span}</span>
            <div className={styles.words}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={text.mute}>{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
