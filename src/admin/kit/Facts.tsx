import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';
import * as kit from './Kit.module.css';

/** Labels and values; a missing value is shown as not provided. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={kit.lines}>
      {facts.map(([label, value]) => (
        <div key={label} className={kit.fact}>
          <dt className={text.mute}>{label}</dt>
          <dd className={kit.value}>{value ?? 'Not provided'}</dd>
        </div>
      ))}
    </dl>
  );
}
