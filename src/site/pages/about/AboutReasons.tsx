import { whyChoose } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './AboutReasons.module.css';

export function AboutReasons() {
  return (
    <Section>
      <SectionHead tag={whyChoose.tag} title={whyChoose.title} />
      <ol className={styles.scale}>
        {whyChoose.points.map((point, index) => (
          <li key={point.title} className={styles.reason}>
            <span className={`${text.note} ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={type.label}>{point.title}</h3>
            <p className={text.mute}>{point.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
