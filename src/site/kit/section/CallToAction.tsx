import type { ReactNode } from 'react';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../figures/Figure.tsx';
import * as styles from './CallToAction.module.css';
import * as section from './Section.module.css';
import { Section, Tag } from './Section.tsx';

interface CallToActionProps {
  tag: string;
  title: string;
  lead: string;
  /** What one can do now: links and buttons. */
  children: ReactNode;
}

/** The call to action that ends a page, on the opposite stock: a drawing that is still blank. */
export function CallToAction({ tag, title, lead, children }: CallToActionProps) {
  return (
    <Section className={styles.callToAction}>
      <Tag>{tag}</Tag>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.pitch}>
        <p className={text.lead}>{lead}</p>
        <div className={section.acts}>{children}</div>
      </div>
      <Figure className={styles.figure} viewBox="0 0 1200 250" label="A blank drawing: five outlines to fill in">
        <path data-l="ctr" d="M0 100H1200M88 46V154M336 30V170M604 22V178M856 20V182M1100 22V178" />
        <path
          data-l="hid"
          d="M32 64h112v72H32zM282 100a54 54 0 1 0 108 0 54 54 0 1 0-108 0M520 38h168v124H520zM806 52a50 16 0 0 1 100 0V150a50 16 0 0 1-100 0zM806 52a50 16 0 0 0 100 0M1036 38h128v124h-128z"
        />
        <path data-l="live" d="M144 100h58" />
        <path data-l="tip" d="m218 100-16-7v14z" />
        <g textAnchor="middle">
          {questions.map(([x, question]) => (
            <text key={x} x={x} y="222">
              {question}
            </text>
          ))}
        </g>
      </Figure>
    </Section>
  );
}

/** The five questions of a first call, each under its outline. */
const questions: readonly (readonly [x: number, question: string])[] = [
  [88, 'what comes in'],
  [336, 'who decides'],
  [604, 'what goes out'],
  [856, 'where it is kept'],
  [1100, 'who reads it'],
];
