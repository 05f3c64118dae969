import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

/** Labels and values; a missing value is shown as not provided. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
