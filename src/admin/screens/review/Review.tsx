import { useGetInvestmentsQuery } from '../../../api/investments.ts';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { ErrorMessage } from '../../kit/states/ErrorMessage.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { pathTo } from '../../paths.ts';
import { Failure } from '../../shell/Failure.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import * as styles from './Review.module.css';
import { ReviewCase } from './ReviewCase.tsx';
import { type Decision, keyOf } from './review-state.ts';
import { useReview } from './use-review.ts';
import { VerdictBar } from './VerdictBar.tsx';

/** Others decide too, at any time. */
const renewal = { pollingInterval: 30_000, refetchOnFocus: true };

/** Pending investments one by one, the longest waiting first, with all that a decision needs. */
export function Review() {
  const { data, error, failureCount, refetch } = useGetInvestmentsQuery(undefined, renewal);
  const head = <ScreenHead title="Review" parent={{ href: pathTo('investments'), label: 'Investments' }} />;
  if (data) return <Queue investments={data} />;
  return (
    <>
      {head}
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton label="Loading pending investments" failureCount={failureCount} />
      )}
    </>
  );
}

function Queue({ investments }: { investments: readonly Investment[] }) {
  const { review, problem, held, investment, index, isOpen, isRejecting, setIsRejecting, decide, undo, step } =
    useReview(investments);
  const { queue, decided, taken } = review;
  return (
    <>
      <ScreenHead
        title="Review"
        parent={{ href: pathTo('investments'), label: 'Investments' }}
        actions={queue.length > 0 && <Steps index={index} count={queue.length} onStep={step} />}
      >
        <p className={text.note}>
          <span className={styles.keys}>Keys: A approve, R reject, J next, K previous, U undo. </span>
          <span key={Object.keys(decided).length}>
            {countOf(Object.keys(decided).length, ['decision', 'decisions'])} made.
          </span>
        </p>
      </ScreenHead>
      <p role="status" className={styles.notice}>
        {taken.length > 0 && `Decided by another admin meanwhile: ${taken.map((name) => isolate(name)).join(', ')}.`}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      {held && <HeldNotice decision={held} onUndo={undo} />}
      {investment ? (
        <ReviewCase key={keyOf(investment)} investment={investment} verdict={decided[keyOf(investment)]}>
          {isOpen && (
            <VerdictBar
              isRejecting={isRejecting}
              onApprove={() => decide('approved')}
              onAsk={setIsRejecting}
              onReject={(reason) => decide('rejected', reason)}
            />
          )}
        </ReviewCase>
      ) : (
        <EmptyState
          title={queue.length > 0 ? 'All decided' : 'Nothing waits for a decision'}
          action={<LinkButton href={pathTo('investments')}>All investments</LinkButton>}
        >
          New investments appear here as soon as they come in.
        </EmptyState>
      )}
    </>
  );
}

function HeldNotice({ decision, onUndo }: { decision: Decision; onUndo: () => void }) {
  const { investment, verdict } = decision;
  return (
    <p role="status" className={styles.held}>
      {/* A case anew, as what a translator has made of the last one would stay. */}
      <span key={keyOf(investment)}>
        {formatMoney(investment.amount, investment.currency)} of {investment.user_name}: <b>{verdict}</b>, sent in 5
        seconds.
      </span>
      <Button size="small" aria-keyshortcuts="u" onClick={onUndo}>
        Undo{' '}
        <span className={styles.key} aria-hidden="true">
          U
        </span>
      </Button>
    </p>
  );
}

function Steps({ index, count, onStep }: { index: number; count: number; onStep: (by: number) => void }) {
  return (
    <>
      <Button size="small" aria-keyshortcuts="k" onClick={() => onStep(-1)}>
        Previous
      </Button>
      <span className={text.note}>{index < 0 ? `${count} in all` : `${index + 1} of ${count}`}</span>
      <Button size="small" aria-keyshortcuts="j" onClick={() => onStep(1)}>
        Next
      </Button>
    </>
  );
}
