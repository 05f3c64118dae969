import type { Investment } from '../../../contract/investments.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './DecisionBar.module.css';
import { nameOf, shortMoney } from './money.ts';
import { useReviewPreferences } from './preferences.ts';
import { keyOf } from './review-state.ts';
import type { Held } from './use-held-decision.ts';

interface HeldSlotProps {
  held: Held | undefined;
  undone: Investment | undefined;
  onUndo: () => void;
  /** Pauses the countdown while hovered or focused. */
  onPause: (isPaused: boolean) => void;
}

/** A fixed slot for the decision that can still be undone, so that the layout doesn't shift. */
export function HeldSlot({ held, undone, onUndo, onPause }: HeldSlotProps) {
  const { holdSeconds } = useReviewPreferences();
  const investment = held?.decision.investment;
  const verdict = held?.decision.verdict;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pauses the countdown while hovered or focused
    <div
      className={styles.held}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={({ currentTarget }) => onPause(currentTarget.contains(document.activeElement))}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      <p role="status">
        {/* Keyed by case: the last one's text would stay if a page translator had replaced it. */}
        <span key={investment ? keyOf(investment) : `${undone?.investment_id}`}>
          {investment ? (
            <>
              <b>
                {verdict === 'approved' ? 'Approved' : 'Rejected'} {shortMoney(investment.amount, investment.currency)}
              </b>{' '}
              from <bdi>{investment.user_name}</bdi>
            </>
          ) : undone ? (
            `Undone. ${nameOf(undone)} is still pending.`
          ) : (
            `You can undo each decision for ${holdSeconds} seconds.`
          )}
        </span>
      </p>
      {held && (
        <>
          <Button size="small" aria-keyshortcuts="u" onClick={onUndo}>
            <Icon name="undo" />
            Undo{' '}
            <span className={styles.left} aria-hidden="true">
              {held.left} s
            </span>
          </Button>
          <span className={styles.time} style={{ inlineSize: `${((held.left - 1) / held.whole) * 100}%` }} />
        </>
      )}
    </div>
  );
}
