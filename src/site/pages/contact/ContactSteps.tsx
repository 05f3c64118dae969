import type { ReactNode } from 'react';
import { headings, nextSteps } from '../../../content/pages/contact.ts';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './ContactSteps.module.css';

/** A message's steps on one line, from the envelope to the reply. */
export function ContactSteps() {
  return (
    <Section tone="sunk">
      <SectionHead {...headings.flow} />
      <ol className={styles.steps}>
        {nextSteps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <Figure className={styles.figure} viewBox="0 0 160 120">
              {drawings[index]}
            </Figure>
            <div className={styles.words}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={text.mute}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={`${text.note} ${styles.span}`}>{headings.span}</p>
    </Section>
  );
}

const drawings: readonly ReactNode[] = [
  <g key="envelope" transform="translate(-11)">
    <path data-l="body" d="M12 20h136v80H12z" />
    <path data-l="thin" d="m12 20 68 48 68-48M12 100l48-46M148 100l-48-46" />
  </g>,
  <g key="reader" transform="translate(-23)">
    <path data-l="body" d="M24 112c0-34 22-46 56-46s56 12 56 46z" />
    <circle data-l="body" cx="80" cy="38" r="30" />
    <path data-l="ctr" d="M80 0V120M40 38h80" />
    <path data-l="body" d="M56 84h64v36H56z" />
    <path data-l="word" d="M64 94h46M64 104h38" />
  </g>,
  <g key="reply" transform="translate(-31)">
    <path data-l="body" d="M32 8h80l16 16v88H32z" />
    <path data-l="thin" d="M112 8v16h16" />
    <path data-l="word" d="M44 36h64M44 50h72M44 64h52" />
    <path data-l="live" d="M46 96c6-12 12-14 12-6s-8 10-2 6 8-12 12-10-4 12 2 8 6-8 10-6 4 8 24-2" />
  </g>,
];
