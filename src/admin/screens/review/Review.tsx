import { useState } from 'react';
import { useGetInvestmentsQuery } from '../../../api/investments.ts';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { ErrorMessage } from '../../kit/states/ErrorMessage.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { useListPlace } from '../../lists/use-list-place.ts';
import { pathTo } from '../../paths.ts';
import { Failure } from '../../shell/Failure.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { useKeys } from '../../shell/use-keys.ts';
import * as styles from './Review.module.css';
import { ReviewCase } from './ReviewCase.tsx';
import { type Decision, keyOf, nextOpen, noReview, renewReview } from './review-state.ts';
import { useHeldDecision } from './use-held-decision.ts';
import { reasons, VerdictBar } from './VerdictBar.tsx';

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

/** The cases and the decisions on them; the list as it is now is taken in at each render. */
function useQueue(investments: readonly Investment[], at: string) {
  const [known, setKnown] = useState<readonly Investment[]>();
  const [review, setReview] = useState(noReview);
  const [problem, setProblem] = useState('');
  if (known !== investments) {
    setKnown(investments);
    setReview(renewReview(review, investments));
  }
  const { queue, decided } = review;
  const present = queue.includes(at) ? at : nextOpen(review, -1);
  const forget = (key: string) =>
    setReview((old) => ({
      ...old,
      decided: Object.fromEntries(Object.entries(old.decided).filter(([id]) => id !== key)),
    }));
  const decision = useHeldDecision(({ investment, verdict }, message) => {
    forget(keyOf(investment));
    setProblem(`${isolate(investment.user_name)}'s investment was not ${verdict}. ${message}`);
  });
  return {
    ...decision,
    review,
    problem,
    forget,
    present,
    investment: investments.find((each) => keyOf(each) === present),
    index: queue.indexOf(present ?? ''),
    isOpen: present !== undefined && !(present in decided),
    /** Holds a decision, and answers the case that is next. */
    decide(made: Decision): string | undefined {
      setProblem('');
      decision.hold(made);
      const next = { ...review, decided: { ...decided, [keyOf(made.investment)]: made.verdict } };
      setReview(next);
      return nextOpen(next, queue.indexOf(keyOf(made.investment)));
    },
  };
}

function Queue({ investments }: { investments: readonly Investment[] }) {
  const place = useListPlace();
  /** The case whose reasons are open: a case that another admin took meanwhile takes them along. */
  const [rejecting, setRejecting] = useState<string>();
  const cases = useQueue(investments, place.at);
  const { review, present, investment, index, isOpen, problem, held } = cases;
  const { queue, decided, taken } = review;
  const isRejecting = present !== undefined && rejecting === present;
  const setIsRejecting = (is: boolean) => setRejecting(is ? present : undefined);
  const show = (key: string | undefined) => {
    setIsRejecting(false);
    place.go({ at: key ?? '' }, { replace: true });
  };
  const decide = (verdict: 'approved' | 'rejected', reason?: string) => {
    if (investment && isOpen) show(cases.decide({ investment, verdict, reason }));
  };
  const undo = () => {
    const decision = cases.takeBack();
    if (!decision) return;
    cases.forget(keyOf(decision.investment));
    show(keyOf(decision.investment));
  };
  const step = (by: number) => queue.length > 0 && show(queue[(index + by + queue.length) % queue.length]);
  useKeys({
    a: () => decide('approved'),
    r: () => isOpen && setIsRejecting(true),
    j: () => step(1),
    k: () => step(-1),
    u: undo,
    escape: () => setIsRejecting(false),
    ...(isRejecting &&
      Object.fromEntries(reasons.map((reason, at) => [String(at + 1), () => decide('rejected', reason)]))),
  });

  return (
    <>
      <ScreenHead
        title="Review"
        parent={{ href: pathTo('investments'), label: 'Investments' }}
        actions={queue.length > 0 && <Steps index={index} count={queue.length} onStep={step} />}
      >
        <p className={text.note}>
          <span className={styles.keys}>Keys: A approve, R reject, J next, K previous, U undo. </span>
          {countOf(Object.keys(decided).length, ['decision', 'decisions'])} made.
        </p>
      </ScreenHead>
      <p role="status" className={styles.notice}>
        {taken.length > 0 && `Decided by another admin meanwhile: ${taken.map((name) => isolate(name)).join(', ')}.`}
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      {held && <HeldNotice decision={held} onUndo={undo} />}
      {investment ? (
        <ReviewCase key={present} investment={investment} verdict={decided[present ?? '']}>
          <VerdictBar
            isRejecting={isRejecting}
            onApprove={() => decide('approved')}
            onAsk={setIsRejecting}
            onReject={(reason) => decide('rejected', reason)}
          />
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
      <span>
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

interface StepsProps {
  index: number;
  count: number;
  onStep: (by: number) => void;
}

function Steps({ index, count, onStep }: StepsProps) {
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
