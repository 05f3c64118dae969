import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';
import * as kit from './Kit.module.css';

/** Labels and values; a missing value is shown as not provided. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={kit.lines}>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className={kit.fact}>
          <dt className={text.mute}>{label}</dt>
          <dd className={kit.value}>{value ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
