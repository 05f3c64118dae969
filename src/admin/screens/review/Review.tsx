import { useEffect } from 'react';
import { useAutoRefetch } from '../../../api/hooks/use-auto-refetch.ts';
import { skipToken, useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import { getUser } from '../../../api/users.ts';
import type { Investment } from '../../../contract/investments.ts';
import { Button } from '../../../ui/Button.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';
import { Icon } from '../../kit/Icon.tsx';
import * as kit from '../../kit/Kit.module.css';
import { stateWord } from '../../kit/Status.tsx';
import { Key } from '../../kit/screen/Key.tsx';
import { Loading } from '../../kit/screen/Loading.tsx';
import { recoverFocus, ScreenHead } from '../../kit/screen/ScreenHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Unread } from '../../kit/states/Unread.tsx';
import { Link, LinkButton } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { HeldSlot } from './DecisionBar.tsx';
import { useReviewPreferences } from './preferences.ts';
import * as styles from './Review.module.css';
import { ReviewCase } from './ReviewCase.tsx';
import { keyOf, nameOf } from './use-held-decision.ts';
import { useReview } from './use-review.ts';

/** Interval for refetching the queue, because other admins decide cases, too. */
const POLLING_INTERVAL_MS = 30_000;
const parent = { href: pathTo('investments'), label: 'Investments' };

/** Shows pending investments one by one, oldest first, or the investment that the URL names. */
export function Review() {
  const query = useQuery(getInvestments);
  const { data, refetch } = query;
  useAutoRefetch(refetch, POLLING_INTERVAL_MS);
  if (data) return <Queue investments={data} />;
  return (
    <>
      <ScreenHead title="Review" parent={parent} />
      <Loading query={query} what="pending investments" isShown={false} />
    </>
  );
}

function Queue({ investments }: { investments: readonly Investment[] }) {
  const state = useReview(investments);
  const { hasLetters } = useReviewPreferences();
  const { queue, problem, held, undone, current, investment, next, isTaken, index, step, undo } = state;
  // Prefetches the next case's investor. Doesn't re-render, because no field of the result is read.
  useQuery(getUser, next?.user_id === undefined ? skipToken : { id: next.user_id });
  useEffect(() => {
    if (!investment) recoverFocus();
  }, [investment]);
  const message = held
    ? `${stateWord(held.decision.verdict)} ${nameOf(held.decision.investment)}.`
    : undone && `Undone. ${nameOf(undone)} is still pending.`;
  const slot = (state.isOpen || message) && <HeldSlot ref={state.slot} held={held} message={message} onUndo={undo} />;
  return (
    <div className={styles.review} data-letters={hasLetters}>
      <ScreenHead
        title="Review"
        parent={parent}
        actions={queue.length > 0 && <Steps index={index} count={queue.length} onStep={step} />}
      />
      <div className={styles.notices}>
        <Unread data={investments} />
        {/* Stays mounted when the case changes, because screen readers miss the text of a new live region. */}
        <div role="status" className={text.hidden}>
          <p key={message}>{message}</p>
        </div>
        <LiveRegion>
          {isTaken && (investment ? `Already decided: ${nameOf(investment)}.` : 'This investment was deleted.')}
        </LiveRegion>
        <p role="alert">
          {problem && (
            <>
              {problem.sentence} <Link href={pathTo('review', { at: problem.key })}>Open the investment</Link>
            </>
          )}
        </p>
      </div>
      {investment ? (
        <ReviewCase key={keyOf(investment)} {...state} investment={investment} slot={slot} />
      ) : (
        <div>
          <div className={kit.sheet}>
            <EmptyState
              drawing={current ? 'search' : 'empty'}
              title={current ? 'Investment not found' : queue.length > 0 ? 'All reviewed' : 'Nothing to review'}
              action={
                current && queue.length > 0 ? (
                  <LinkButton href={pathTo('review')}>Review investments</LinkButton>
                ) : (
                  <LinkButton href={parent.href}>All investments</LinkButton>
                )
              }
            >
              {current ? 'It may have been deleted.' : 'New investments appear here as users make them.'}
            </EmptyState>
            {slot && <div className={styles.bar}>{slot}</div>}
          </div>
        </div>
      )}
    </div>
  );
}

const steps = [
  ['K', 'Previous', -1, 'sortUp'],
  ['J', 'Next', 1, 'sortDown'],
] as const;

function Steps({ index, count, onStep }: { index: number; count: number; onStep: (by: number) => void }) {
  return (
    <>
      <span className={text.mute}>{index < 0 ? `${count} pending` : `${index + 1} of ${count}`}</span>
      {steps.map(([key, name, by, icon]) => (
        <Button key={key} size="small" variant="plain" aria-keyshortcuts={key.toLowerCase()} onClick={() => onStep(by)}>
          <Icon name={icon} />
          <span className={kit.phoneHidden}>{name}</span> <Key name={key} />
        </Button>
      ))}
    </>
  );
}
