import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';
import * as kit from './Kit.module.css';

/** A list of labels and values. `Not provided` replaces a missing value. */
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
