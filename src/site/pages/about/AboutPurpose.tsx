import { mission, vision } from '../../../content/pages/about.ts';
import { Section, Tag } from '../../kit/section/Section.tsx';
import * as styles from './AboutPurpose.module.css';

/** The mission under a solid line, for the present; the vision under a dashed one, for the future. */
export function AboutPurpose() {
  return (
    <Section className={styles.purpose} tone="sunk" isColumns>
      <section className={styles.statement} data-state="now">
        <Tag>{mission.tag}</Tag>
        <h2 className={styles.name}>{mission.title}</h2>
        <p className={styles.words}>{mission.text}</p>
      </section>
      <section className={styles.statement} data-state="later">
        <Tag>{vision.tag}</Tag>
        <h2 className={styles.name}>{vision.title}</h2>
        <p className={styles.words}>{vision.text}</p>
      </section>
    </Section>
  );
}
