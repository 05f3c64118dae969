import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';
import * as styles from './Facts.module.css';
import * as kit from './Kit.module.css';

interface FactsProps {
  facts: Readonly<Record<string, ReactNode>>;
  /** Shows the main figures of a screen, below its title. */
  isLarge?: boolean;
}

/** A list of labels and values. `Not provided` replaces a missing value. */
export function Facts({ facts, isLarge }: FactsProps) {
  return (
    <dl className={isLarge ? clsx(kit.sheet, styles.figures) : kit.lines}>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className={isLarge ? undefined : styles.fact}>
          <dt className={text.mute}>{label}</dt>
          <dd className={isLarge ? styles.figure : kit.value}>{value ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
