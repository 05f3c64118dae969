import type { ReactNode } from 'react';
import * as styles from './Status.module.css';

interface StatusProps {
  /** How it is meant; `none` for what is neither good nor bad. */
  tone: 'good' | 'wait' | 'fault' | 'none';
  /** The word: color alone says nothing. */
  children: ReactNode;
}

/** A state as a mark and a word. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
