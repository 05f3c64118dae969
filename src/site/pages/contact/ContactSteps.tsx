import clsx from 'clsx';
import { headings, nextSteps } from '../../../content/pages/contact.ts';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as dimension from '../../kit/styles/Dimension.module.css';
import * as styles from './ContactSteps.module.css';
import envelope from './envelope.svg';
import reader from './reader.svg';
import reply from './reply.svg';

const drawings = [envelope, reader, reply];

export function ContactSteps() {
  return (
    <Section tone="sunk">
      <SectionHead {...headings.flow} />
      <ol className={styles.steps}>
        {nextSteps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <Figure className={clsx(styles.figure, motion.once)} drawing={drawings[index] ?? reply} />
            <div className={styles.words}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={text.mute}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={`${dimension.dim} ${text.note} ${styles.span}`}>{headings.span}</p>
    </Section>
  );
}
