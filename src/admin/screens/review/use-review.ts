import { useEffect, useEffectEvent, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { readUnconfirmed } from './unconfirmed.ts';
import { keyOf, outcomeOf, useHeldDecision, type Verdict } from './use-held-decision.ts';

/** The decisions made in this tab, sent or about to be sent, by investment id. */
type Decided = Readonly<Record<string, Verdict>>;

/**
 * Returns the state and the actions of a review. The queue contains pending cases, and cases decided in this tab,
 * oldest first. The URL names the displayed case, which stays if another admin decides it. Otherwise, a shortcut could
 * decide the next case before the admin has seen it.
 */
export function useReview(investments: readonly Investment[]) {
  const listUrl = useListUrl();
  const [decided, setDecided] = useState<Decided>({});
  /** A message about a failed or unconfirmed decision, and the key of its case. */
  const [problem, setProblem] = useState<{ sentence: string; key: string }>();
  /** The key of the last displayed undecided case. */
  const [opened, setOpened] = useState<string>();
  /** The case whose decision was undone last, to announce it. */
  const [undone, setUndone] = useState<Investment>();
  const mark = (key: string, verdict?: Verdict) =>
    setDecided(({ [key]: _, ...others }) => (verdict ? { ...others, [key]: verdict } : others));
  const { held, hold, undo, slot } = useHeldDecision(({ investment: about }, { sentence, isDone }) => {
    if (!isDone) mark(keyOf(about));
    setProblem({ sentence, key: keyOf(about) });
  });
  const [unconfirmed] = useState(readUnconfirmed);
  const queue = investments
    .filter((each) => each.status === 'pending' || keyOf(each) in decided)
    .toSorted((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at));
  const firstIn = (cases: readonly Investment[]) => cases.find((each) => !(keyOf(each) in decided));
  const first = firstIn(queue);
  const current = listUrl.at || (first ? keyOf(first) : '');
  const index = queue.findIndex((each) => keyOf(each) === current);
  const next = firstIn([...queue.slice(index + 1), ...queue.slice(0, Math.max(0, index))]);
  const verdict = decided[current];
  const [lost] = queue.flatMap((investment) => {
    const key = keyOf(investment);
    const { verdict, page } = unconfirmed[key] ?? {};
    const isLost = verdict && page !== performance.timeOrigin && !decided[key];
    return isLost ? { key, sentence: outcomeOf({ investment, verdict }).sentence } : [];
  });
  const isOpen = index >= 0 && !verdict;
  if (isOpen && current !== opened) setOpened(current);
  const show = (at: string) => listUrl.go({ at }, { replace: true });
  const pin = useEffectEvent(() => show(current));
  useEffect(() => {
    if (listUrl.at !== current) pin();
  }, [listUrl.at, current]);
  const investment = investments.find((each) => keyOf(each) === current);
  return {
    ...{ queue, index, held, undone, current, investment, verdict, isOpen, slot, next },
    problem: problem ?? lost,
    /** True if the displayed case was decided or deleted after it opened, but not in this tab. */
    isTaken: current !== '' && current === opened && !isOpen && !verdict,
    decide(verdict: Verdict, reason?: string) {
      if (!investment || !isOpen) return;
      setProblem(undefined);
      setUndone(undefined);
      hold({ investment, verdict, reason });
      mark(current, verdict);
      show(next ? keyOf(next) : '');
    },
    undo() {
      const investment = undo()?.investment;
      if (!investment) return;
      setUndone(investment);
      mark(keyOf(investment));
      show(keyOf(investment));
    },
    step(by: number) {
      // From a case outside the queue, J goes to the first case, and K to the last.
      const to = queue.at(index < 0 ? Math.min(by, 0) : (index + by) % queue.length);
      if (to) show(keyOf(to));
    },
  };
}
