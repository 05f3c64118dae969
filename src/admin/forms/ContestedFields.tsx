import { useEffect, useId, useRef } from 'react';
import { humanize } from '../../lib/humanize.ts';
import * as styles from './ContestedFields.module.css';
import type { Contest } from './form-state.ts';

interface ContestedFieldsProps {
  contests: readonly (readonly [name: string, contest: Contest])[];
  fieldId: (name: string) => string;
  onChoose: (name: string, choice: 'theirs' | 'mine') => void;
}

/** Asks, field by field, whose edit is to stay: somebody else's or one's own. Takes the focus when it appears. */
export function ContestedFields({ contests, fieldId, onChoose }: ContestedFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const groupId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <p>Someone else saved this in the meantime. Choose what to keep, then save again.</p>
      {contests.map(([name, contest]) => {
        const control = document.getElementById(fieldId(name));
        return (
          <fieldset key={name} className={styles.field}>
            <legend className={styles.legend}>{labelOf(control) ?? humanize(name)}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={`${groupId}-${name}`}
                  checked={contest.choice === side}
                  onChange={() => onChoose(name, side)}
                />
                <span>
                  <b>{side === 'theirs' ? 'Theirs' : 'Mine'}</b>
                  <bdi className={styles.value}>{wordOf(control, contest[side]) || 'Nothing'}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

/** The field as it is drawn says best what it is called, and how its values read. */
function labelOf(control: HTMLElement | null): string | undefined {
  return control && 'labels' in control
    ? ((control as HTMLInputElement).labels?.[0]?.firstChild?.textContent ?? undefined)
    : undefined;
}

function wordOf(control: HTMLElement | null, value: unknown): string {
  const options = control instanceof HTMLSelectElement ? [...control.options] : [];
  return options.find((option) => option.value === value)?.text ?? String(value);
}
