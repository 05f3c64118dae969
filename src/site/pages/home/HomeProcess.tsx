import { process } from '../../../content/pages/home.ts';
import * as text from '../../../ui/Text.module.css';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeProcess.module.css';

/** The steps that the chart has bars for: HomeProcess.module.css places them. Others show their duration as text. */
const drawnSteps = 4;

/** The steps of a project as a bar chart: a column for each of eight weeks, and two for the time after them. */
export function HomeProcess() {
  return (
    <Section tone="opposite">
      <SectionHead {...process} isLeadBeside />
      <ol className={`${styles.weeks} ${text.note}`} aria-hidden="true">
        {process.columns.map((week) => (
          <li key={week}>{week}</li>
        ))}
      </ol>
      <ol className={`${section.rows} ${styles.steps}`}>
        {process.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={index < drawnSteps ? styles.span : text.note}>{step.span}</span>
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
