import clsx from 'clsx';
import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { formatDay } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/is-blank.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as kit from '../../kit/Kit.module.css';
import { Status } from '../../kit/Status.tsx';
import { Key } from '../../kit/screen/Key.tsx';
import { useReviewPreferences } from './preferences.ts';
import * as styles from './Review.module.css';
import { type Held, nameOf, type Verdict } from './use-held-decision.ts';
import { reasonsFor, type Warning } from './warnings.ts';

export interface DecisionBarProps {
  investment: Investment;
  /** The decision made in this tab, if any. */
  verdict: Verdict | undefined;
  warnings: readonly Warning[];
  isReady: boolean;
  isOpen: boolean;
  isRejecting: boolean;
  setIsRejecting: (isRejecting: boolean) => void;
  decide: (verdict: Verdict, reason?: string) => void;
  slot: ReactNode;
}

/** The decision buttons, with warnings directly above, so that admins don't miss them. Rejecting hides the warnings. */
export function DecisionBar(props: DecisionBarProps) {
  const { investment, verdict, warnings, isReady, isOpen, isRejecting, setIsRejecting, decide, slot } = props;
  const formId = useId();
  const reject = useRef<HTMLButtonElement>(null);
  // Moves the focus to the Reject button after the list of reasons closes.
  useEffect(() => (isRejecting ? () => reject.current?.focus() : undefined), [isRejecting]);
  return (
    <section className={styles.decide} aria-label="Decision">
      {isRejecting ? (
        <RejectForm {...props} id={formId} />
      ) : (
        warnings.length > 0 && (
          <ul className={styles.warnings} aria-label="Check before you decide">
            {warnings.map(({ title, text }) => (
              <li key={title} className={clsx(kit.row, styles.warning)}>
                <Icon name="warning" />
                <b>{title}</b> <span className={kit.phoneHidden}>{text}</span>
              </li>
            ))}
          </ul>
        )
      )}
      <div className={styles.bar}>
        {isRejecting ? (
          <div className={styles.buttons}>
            <Button className={clsx(kit.danger, styles.reject)} type="submit" size="small" form={formId}>
              Reject
            </Button>
            <Button size="small" aria-keyshortcuts="Escape" onClick={() => setIsRejecting(false)}>
              Back <Key name="Esc" />
            </Button>
          </div>
        ) : isOpen ? (
          <div className={styles.buttons}>
            <Button
              className={styles.approve}
              size="small"
              variant={warnings.length > 0 ? undefined : 'primary'}
              aria-keyshortcuts="a"
              aria-disabled={!isReady}
              onClick={once(() => isReady && decide('approved'))}
            >
              {warnings.length > 0 ? 'Approve anyway' : 'Approve'} <Key name="A" />
            </Button>
            <Button ref={reject} size="small" aria-keyshortcuts="r" onClick={() => setIsRejecting(true)}>
              Reject <Key name="R" />
            </Button>
          </div>
        ) : (
          <p className={clsx(kit.row, styles.by)}>
            <Status state={verdict ?? investment.status} />
            {investment.decided_at && formatDay(investment.decided_at)}
          </p>
        )}
        {slot}
      </div>
    </section>
  );
}

/** Ignores the second click of a double click, which would decide the next case. */
function once(press: () => void) {
  return ({ detail }: MouseEvent) => void (detail > 1 || press());
}

interface HeldSlotProps {
  held: Held | undefined;
  /** A sentence about the decision that can be undone, or about the last undone one. */
  message: string | undefined;
  onUndo: () => void;
  ref: Ref<HTMLDivElement>;
}

/** A fixed slot for the decision that can still be undone, so that the layout doesn't shift. */
export function HeldSlot({ held, message, onUndo, ref }: HeldSlotProps) {
  const { holdSeconds } = useReviewPreferences();
  return (
    <div ref={ref} className={clsx(kit.row, styles.held)}>
      {/* Keyed by text, because React can't update a text node that a browser's translator has replaced. */}
      <p key={message}>
        {message ? <b>{message}</b> : `You can undo each decision for ${holdSeconds} seconds.`}
        {held && <span className={styles.time} style={{ inlineSize: `${((held.left - 1) / held.whole) * 100}%` }} />}
      </p>
      {held && (
        <Button size="small" aria-keyshortcuts="u" onClick={onUndo}>
          <Icon name="undo" />
          Undo <span aria-hidden="true">{held.left} s</span>
        </Button>
      )}
    </div>
  );
}

function RejectForm({ id, investment, warnings, decide }: DecisionBarProps & { id: string }) {
  const reasons = reasonsFor(investment);
  const [choice, setChoice] = useState(warnings.find((each) => each.reason)?.reason ?? reasons[0] ?? '');
  const [other, setOther] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = choice || other.trim();
    if (!isBlank(reason)) return decide('rejected', reason);
    setIsEmpty(true);
    focus(form.current?.querySelector<HTMLElement>('[name="other"]'));
  };
  return (
    <form
      id={id}
      ref={form}
      className={styles.reasons}
      onSubmit={submit}
      // The Enter that opened the reasons, if held down, must not submit them.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    >
      <fieldset>
        <legend>
          <b>Reject {nameOf(investment)}?</b>
        </legend>
        {[...reasons, ''].map((option) => (
          <label key={option} className={clsx(kit.row, styles.option)}>
            <input
              type="radio"
              name="reason"
              value={option}
              checked={option === choice}
              onChange={() => setChoice(option)}
            />
            {option.replace(/\.$/, '') || 'Another reason'}
          </label>
        ))}
      </fieldset>
      {!choice && (
        <TextField
          label="Reason"
          className={styles.reason}
          ref={focus}
          name="other"
          value={other}
          maxLength={maxLengths.reason}
          error={isEmpty && isBlank(other) && 'Enter a reason.'}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
    </form>
  );
}

function focus(field: HTMLElement | null | undefined) {
  field?.focus();
}
