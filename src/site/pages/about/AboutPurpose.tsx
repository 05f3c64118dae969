import { mission, vision } from '../../../content/pages/about.ts';
import { Section, Tag } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './AboutPurpose.module.css';

/** The mission below a solid line; the vision below a dashed one, because it's about the future. */
export function AboutPurpose() {
  return (
    <Section className={styles.purpose} tone="sunk" columns="12">
      <section className={styles.statement} data-state="now">
        <Tag>{mission.tag}</Tag>
        <h2 className={type.title}>{mission.title}</h2>
        <p className={display.statement}>{mission.text}</p>
      </section>
      <section className={styles.statement} data-state="later">
        <Tag>{vision.tag}</Tag>
        <h2 className={type.title}>{vision.title}</h2>
        <p className={display.statement}>{vision.text}</p>
      </section>
    </Section>
  );
}
