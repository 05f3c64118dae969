import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as text from '../../../ui/Text.module.css';
import * as styles from './Section.module.css';

interface PitchProps {
  className?: string | undefined;
  lead: string;
  children: ReactNode;
}

/** A lead, and below it a row of links and buttons. */
export function Pitch({ className, lead, children }: PitchProps) {
  return (
    <div className={clsx(styles.pitch, className)}>
      <p className={text.lead}>{lead}</p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
