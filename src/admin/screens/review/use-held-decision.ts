import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage, writeErrorMessage } from '../../../api/error-message.ts';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { decideInvestment, getInvestments } from '../../../api/investments.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Investment, InvestmentDecision } from '../../../contract/investments.ts';
import { type ApiError, isOutcomeUnknown, mayHaveChangedServer } from '../../../http/errors.ts';
import { shortMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { useNavigator } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import { useReportFailure } from '../../session/SessionGate.tsx';
import { partyOf } from '../investments/investment-fields.tsx';
import { useReviewPreferences } from './preferences.ts';
import { storeUnconfirmed } from './unconfirmed.ts';

/** A decision that can still be undone, with the time left and the whole time, in seconds. */
export interface Held {
  readonly decision: Decision;
  readonly left: number;
  readonly whole: number;
}

/**
 * Defers the newest decision for some seconds, then sends it. While `slot`, the element that shows the decision, is
 * hovered or focused, the countdown pauses. The next decision, and leaving the review, send it at once. If a failed request may have changed the server, refetches the investments to
 * find out. Reports a failure to `onFailed` or, once the user has left the review, in a toast and in Activity.
 *
 * Invariants: a decision is sent once or, if undone, never.
 */
export function useHeldDecision(onFailed: (decision: Decision, outcome: Outcome) => void) {
  const whole = Number(useReviewPreferences().holdSeconds);
  const [held, setHeld] = useState<Held>();
  const slot = useRef<HTMLDivElement>(null);
  const newest = useRef<Decision>(undefined);
  const sendingCount = useRef(0);
  const [decide] = useMutation(decideInvestment);
  const fetchInvestments = useLazyQuery(getInvestments);
  const { guard } = useNavigator();
  const isMounted = useIsMounted();
  const report = useReportFailure();

  const defer = (decision: Decision | undefined) => {
    newest.current = decision;
    setHeld(decision && { decision, left: whole, whole });
  };
  const send = async () => {
    const decision = newest.current;
    if (!decision) return;
    defer(undefined);
    const { investment, verdict, reason } = decision;
    const { investment_id } = investment;
    sendingCount.current += 1;
    const { data, error } = await decide({ investment_id, status: verdict, ...(reason && { reason }) });
    const rows = error && mayHaveChangedServer(error) ? (await fetchInvestments(undefined)).data : undefined;
    // Without a response and an error, the user has signed out. If the page closes, the code above never ends.
    if (data !== undefined || error) storeUnconfirmed(keyOf(investment));
    // After a 401, the count stays above 0, so that the review and its message stay mounted under the sign-in dialog.
    if (error?.status !== statuses.unauthorized) sendingCount.current -= 1;
    if (!error) return;
    const isIt = (row: typeof investment) => keyOf(row) === keyOf(investment);
    const outcome = outcomeOf(decision, error, rows?.find(isIt));
    if (isMounted()) onFailed(decision, outcome);
    else if (!outcome.isDone) report(outcome.sentence, pathTo('review', { at: keyOf(investment) }));
  };
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    // With `''`, leaving needs no confirmation, but if the session ends, the sign-in dialog opens over the review.
    const isUnderWay = () => (newest.current || sendingCount.current > 0 ? '' : undefined);
    const release = guard(isUnderWay, () => sendNow());
    return () => {
      release();
      sendNow();
    };
  }, [guard]);
  const tick = useEffectEvent(() => {
    // Asked each second, because no event reports a slot that appears below a resting pointer or is removed with the focus.
    const isHovered = slot.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    // `held` is still set if the decision was sent after the last render.
    if (!held || held.decision !== newest.current) return;
    if (isHovered || slot.current?.contains(document.activeElement)) return;
    if (held.left > 1) setHeld({ ...held, left: held.left - 1 });
    else void send();
  });
  useEffect(() => {
    if (!held?.decision) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [held?.decision]);

  return {
    held,
    slot,
    hold(decision: Decision) {
      void send();
      defer(decision);
      storeUnconfirmed(keyOf(decision.investment), decision.verdict);
    },
    undo(): Decision | undefined {
      const decision = newest.current;
      defer(undefined);
      if (decision) storeUnconfirmed(keyOf(decision.investment));
      return decision;
    },
  };
}

export type Verdict = InvestmentDecision['status'];

/** A decision made in this tab. It is sent some seconds later, so that it can be undone. */
export interface Decision {
  readonly investment: Investment;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

export interface Outcome {
  readonly sentence: string;
  /** True if the server has saved the decision in spite of the error. */
  readonly isDone: boolean;
}

/**
 * Returns the outcome of a decision whose request failed or, without an error, whose page closed. `row` is the refetched
 * investment; `undefined` if it was deleted, or if the refetch failed, too, or wasn't necessary.
 */
export function outcomeOf({ investment, verdict }: Decision, error?: ApiError, row?: Investment): Outcome {
  const name = nameOf(investment);
  const verb = verdict === 'approved' ? 'approve' : 'reject';
  const isDone = row?.status === verdict;
  if (isDone)
    return {
      isDone,
      sentence: `${name} is ${verdict}. The server didn't confirm it at first, but the decision is saved.`,
    };
  if (row && row.status !== 'pending')
    return { isDone, sentence: `${name} had already been ${row.status} by someone else.` };
  const advice = `It's still pending: ${verb} it again.`;
  const isPending = row && isOutcomeUnknown(error);
  const reason = isPending ? errorMessage(error, advice) : error && writeErrorMessage(error);
  return {
    isDone,
    sentence: `Couldn't ${verb} ${name}. ${reason ?? `The page closed before the server confirmed it. ${advice}`}`,
  };
}

/** Names an investment in a sentence: `$8,000 from Ada Byrne`. */
export function nameOf(investment: Investment): string {
  const { amount, currency } = investment;
  return `${isolate(shortMoney(amount, currency))} from ${isolate(partyOf(investment, 'user'))}`;
}

export function keyOf({ investment_id: id }: Investment): string {
  return String(id);
}
