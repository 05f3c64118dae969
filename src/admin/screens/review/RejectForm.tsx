import clsx from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { TextField } from '../../../ui/Field.tsx';
import * as kit from '../../kit/Kit.module.css';
import { nameOf } from './decision.ts';
import * as styles from './Review.module.css';
import { reasonsFor } from './warnings.ts';

interface RejectFormProps {
  /** For a submit button elsewhere. */
  id: string;
  investment: Investment;
  /** The reason that a warning suggests. */
  suggested: string | undefined;
  onReject: (reason: string) => void;
}

/** Asks for the reason of a rejection. The field holds the text to send: a common reason, or another. */
export function RejectForm({ id, investment, suggested, onReject }: RejectFormProps) {
  const reasons = reasonsFor(investment);
  const [reason, setReason] = useState(suggested ?? reasons[0] ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const choose = (chosen: string) => {
    setIsEmpty(false);
    setReason(chosen);
    if (!chosen) field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) return onReject(reason.trim());
    setIsEmpty(true);
    field.current?.focus();
  };
  return (
    <form id={id} ref={form} className={styles.reasons} onSubmit={submit}>
      <fieldset>
        <legend>Reject {nameOf(investment)}?</legend>
        {[...reasons, ''].map((option) => (
          <label key={option} className={clsx(kit.row, styles.option)}>
            <input
              type="radio"
              name="reason-choice"
              value={option}
              checked={option === reason || (!option && !reasons.includes(reason))}
              onChange={() => choose(option)}
            />
            {option.replace(/\.$/, '') || 'Another reason'}
          </label>
        ))}
      </fieldset>
      <TextField
        label="Reason"
        hint="Saved with the investment."
        ref={field}
        value={reason}
        maxLength={maxLengths.reason}
        error={isEmpty && 'Enter a reason.'}
        onChange={({ target }) => choose(target.value)}
      />
    </form>
  );
}
