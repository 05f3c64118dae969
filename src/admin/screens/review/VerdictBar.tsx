import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { maxLengths } from '../../../contract/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { DangerButton } from '../../kit/controls/DangerButton.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './Review.module.css';

/** Frequent reasons for a rejection, by the number of their key. */
export const reasons = [
  'The payment did not arrive.',
  'The receipt does not match the amount.',
  'There is no receipt.',
  'The identity check is not complete.',
] as const;

interface VerdictBarProps {
  isRejecting: boolean;
  onApprove: () => void;
  /** Opens and closes the reasons. */
  onAsk: (isRejecting: boolean) => void;
  onReject: (reason: string) => void;
}

/** Approve, or reject for a reason. In reach at every width. */
export function VerdictBar({ isRejecting, onApprove, onAsk, onReject }: VerdictBarProps) {
  const [own, setOwn] = useState('');
  const box = useRef<HTMLElement>(null);
  const hasOpened = useRef(false);
  // They come by a key too, from wherever on the page; the button that was pressed makes way for them, and comes back.
  useEffect(() => {
    if (isRejecting) box.current?.scrollIntoView({ block: 'nearest' });
    if (isRejecting || hasOpened.current) box.current?.focus({ preventScroll: true });
    hasOpened.current = isRejecting;
  }, [isRejecting]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim()) onReject(own.trim());
  };
  return (
    <section ref={box} className={styles.verdict} aria-label="Decision" tabIndex={-1}>
      {isRejecting ? (
        <>
          <ul className={styles.reasons} aria-label="Reasons to reject">
            {reasons.map((reason, index) => (
              <li key={reason}>
                <DangerButton size="small" aria-keyshortcuts={String(index + 1)} onClick={once(() => onReject(reason))}>
                  <span className={styles.key} aria-hidden="true">
                    {index + 1}
                  </span>{' '}
                  {reason}
                </DangerButton>
              </li>
            ))}
          </ul>
          <form className={styles.own} onSubmit={submit}>
            <TextField
              label="Another reason"
              value={own}
              maxLength={maxLengths.reason}
              onChange={({ target }) => setOwn(target.value)}
            />
            <DangerButton size="small" type="submit" aria-disabled={!own.trim()}>
              Reject
            </DangerButton>
            <Button size="small" variant="plain" onClick={() => onAsk(false)}>
              Cancel
            </Button>
          </form>
        </>
      ) : (
        <>
          <Button variant="primary" aria-keyshortcuts="a" onClick={once(onApprove)}>
            <Icon name="check" />
            Approve{' '}
            <span className={styles.key} aria-hidden="true">
              A
            </span>
          </Button>
          <DangerButton aria-keyshortcuts="r" onClick={() => onAsk(true)}>
            <Icon name="close" />
            Reject{' '}
            <span className={styles.key} aria-hidden="true">
              R
            </span>
          </DangerButton>
        </>
      )}
    </section>
  );
}

/** Leaves out the second click of a double one: it would decide the next case, which takes the place of this one at once. */
function once(press: () => void) {
  return ({ detail }: MouseEvent) => void (detail > 1 || press());
}
