import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeErrorMessage } from '../../../api/error-message.ts';
import { useDecideInvestmentMutation } from '../../../api/investments.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { useNavigator } from '../../navigation/use-navigation.ts';
import { useUnsaved } from '../../navigation/use-unsaved.ts';
import { useTell } from '../../session/use-tell.ts';
import { useReport } from '../investments/use-decide.ts';
import type { Decision } from './review-state.ts';

/** The time in which a decision can be taken back, in ms: until then nothing is sent. */
const HELD_MS = 5000;

/**
 * Holds the newest decision back for a moment, then sends it.
 *
 * Always true: a decision is sent once or, taken back or left behind, never; the next decision sends the one before it at
 * once; leaving while one is held asks first, and nothing is sent before the answer. `onRefused` is told of what the server
 * did not accept; where the review has been left, a toast tells it.
 */
export function useHeldDecision(onRefused: (decision: Decision, sentence: string) => void) {
  const [held, setHeld] = useState<Decision>();
  const newest = useRef<Decision>(undefined);
  const [send] = useDecideInvestmentMutation();
  const report = useReport();
  const { isAsking } = useNavigator();
  const isMounted = useIsMounted();
  const { fail } = useTell();
  const [sendingCount, setSendingCount] = useState(0);
  useUnsaved(held !== undefined, 'Your last decision has not been sent yet: leaving takes it back.');
  // Also, a session that ends meanwhile is taken up again over the review.
  useUnsaved(sendingCount > 0, 'A decision is on its way to the server: leaving does not take it back.');

  const keep = (decision: Decision | undefined) => {
    newest.current = decision;
    setHeld(decision);
  };
  const deliver = async () => {
    const decision = newest.current;
    if (!decision) return;
    keep(undefined);
    const { investment, verdict, reason } = decision;
    const { investment_id } = investment;
    const sending = send({ investment_id, status: verdict, ...(reason && { reason }) });
    report(investment, verdict, sending.unwrap());
    setSendingCount((count) => count + 1);
    const { error } = await sending;
    setSendingCount((count) => count - 1);
    if (!error) return;
    const sentence = `${isolate(investment.user_name)}'s investment was not ${verdict}. ${writeErrorMessage(error)}`;
    if (isMounted()) onRefused(decision, sentence);
    else fail(sentence);
  };
  // A new object begins a new wait.
  const deliverLate = useEffectEvent(() => (isAsking() && held ? keep({ ...held }) : void deliver()));
  useEffect(() => {
    const timer = held && setTimeout(() => deliverLate(), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return {
    held,
    hold(decision: Decision) {
      void deliver();
      keep(decision);
    },
    takeBack(): Decision | undefined {
      const decision = newest.current;
      keep(undefined);
      return decision;
    },
  };
}
