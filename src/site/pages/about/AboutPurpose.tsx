import { mission, vision } from '../../../content/pages/about.ts';
import { Section, Tag } from '../../kit/section/Section.tsx';
import * as styles from './AboutPurpose.module.css';

/** Mission and vision: what is done now under a solid line, what is not there yet under a dashed one. */
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
