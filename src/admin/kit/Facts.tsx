import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';
import * as styles from './Facts.module.css';
import * as kit from './Kit.module.css';

/** The main figures of a screen, below its title. */
export function Figures({ figures }: { figures: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={clsx(kit.sheet, styles.figures)}>
      {Object.entries(figures).map(([label, value]) => (
        <div key={label}>
          <dt className={text.mute}>{label}</dt>
          <dd className={styles.figure}>{value ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of labels and values. `Not provided` replaces a missing value. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={kit.lines}>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={text.mute}>{label}</dt>
          <dd className={kit.value}>{value ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
