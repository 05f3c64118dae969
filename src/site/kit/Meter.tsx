import clsx from 'clsx';
import { type CaseStudy, caseWords } from '../../content/pages/cases.ts';
import * as text from '../../ui/Text.module.css';
import * as styles from './Meter.module.css';
import * as display from './styles/Display.module.css';

/** Bars for the values before and after a project. Hidden from screen readers: the numbers must be next to the bars. */
export function Meter({ afterPercent, className }: { afterPercent: number; className?: string | undefined }) {
  return (
    <div className={clsx(styles.meter, className)} aria-hidden="true">
      <span className={text.note}>{caseWords.before}</span>
      <span className={styles.before} />
      <span className={text.note}>{caseWords.after}</span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.after} width={`${afterPercent.toFixed(1)}%`} height="100%" />
      </svg>
    </div>
  );
}

/** A case study's result: a number, and what the number measures. */
export function Result({ study, className }: { study: CaseStudy; className?: string }) {
  return (
    <p className={className}>
      <b className={`${display.number} ${styles.figure}`}>{study.result}</b>{' '}
      <span className={text.note}>{study.measure}</span>
    </p>
  );
}
