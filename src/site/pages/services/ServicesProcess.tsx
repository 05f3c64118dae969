import { processSteps, route } from '../../../content/pages/services-page.ts';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './ServicesProcess.module.css';

/** The 4-step process as a line with four stations. The last stretch is dashed: support has no end. */
export function ServicesProcess() {
  return (
    <Section>
      <SectionHead {...route} />
      <ol className={styles.route}>
        {processSteps.map(({ step, title, description }) => (
          <li key={step} className={styles.station}>
            <span className={styles.number}>{step}</span>
            <h3 className={styles.title}>{title}</h3>
            <p className={text.mute}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
