import type { ReactNode } from 'react';
import * as text from '../../../ui/Text.module.css';
import * as styles from './Section.module.css';

interface PitchProps {
  className?: string | undefined;
  lead: string;
  /** Links and buttons: the ways on. */
  children: ReactNode;
}

/** A lead, and in a row below it what can be done about it. */
export function Pitch({ className, lead, children }: PitchProps) {
  return (
    <div className={className}>
      <p className={text.lead}>{lead}</p>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
