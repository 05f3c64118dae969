import { useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { useListUrl } from '../../lists/list-url.ts';
import { keyOf, useHeldDecision, type Verdict } from './use-held-decision.ts';

/** The decisions made here, sent or about to be, by investment id. */
type Decided = Readonly<Record<string, Verdict>>;

/** The cases of a review, the displayed one, and its actions. */
export function useReview(investments: readonly Investment[]) {
  const listUrl = useListUrl();
  const [decided, setDecided] = useState<Decided>({});
  const { queue, current, setShown, indexOf, nextOf } = useShown(investments, decided, listUrl.at);
  /** A message about an unconfirmed decision, and the key of its case. */
  const [problem, setProblem] = useState<{ sentence: string; key: string }>();
  /** The last displayed undecided case. */
  const [opened, setOpened] = useState<string>();
  /** Announced after its decision was undone. */
  const [undone, setUndone] = useState<Investment>();
  const index = indexOf(current);
  const verdict = decided[current];
  const isOpen = index >= 0 && !verdict;
  if (isOpen && current !== opened) setOpened(current);
  const mark = (key: string, verdict?: Verdict) =>
    setDecided(({ [key]: _, ...others }) => (verdict ? { ...others, [key]: verdict } : others));
  const { held, hold, undo, setIsPaused } = useHeldDecision(({ investment: about }, { sentence, isDone }) => {
    if (!isDone) mark(keyOf(about));
    setProblem({ sentence, key: keyOf(about) });
  });
  const show = (next: Investment | undefined) => {
    const key = next ? keyOf(next) : '';
    // A removed Undo fires no blur.
    setIsPaused(false);
    setShown(key);
    listUrl.go({ at: key }, { replace: true });
  };
  const investment = investments.find((each) => keyOf(each) === current);
  return {
    ...{ queue, index, problem, held, undone, current, investment, verdict, isOpen, setIsPaused },
    /** The next case, to prefetch. */
    next: nextOf(current, decided),
    /** Another admin has decided the case on screen. */
    isTaken: current !== '' && current === opened && !isOpen && !verdict,
    decide(verdict: Verdict, reason?: string) {
      if (!investment || !isOpen) return;
      setProblem(undefined);
      setUndone(undefined);
      hold({ investment, verdict, reason });
      mark(current, verdict);
      show(nextOf(current, { ...decided, [current]: verdict }));
    },
    undo() {
      const investment = undo()?.investment;
      if (!investment) return;
      setUndone(investment);
      mark(keyOf(investment));
      show(investment);
    },
    step: (by: number) => queue.length > 0 && show(queue[(index + by + queue.length) % queue.length]),
  };
}

/**
 * The queue: pending cases and those decided here, oldest first; and the key of the displayed case. That one stays if
 * another admin decides it, so that no key acts on a case not yet seen.
 */
function useShown(investments: readonly Investment[], decided: Decided, at: string) {
  const [shown, setShown] = useState('');
  const queue = investments
    .filter((each) => each.status === 'pending' || keyOf(each) in decided)
    .toSorted((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at));
  const indexOf = (key: string) => queue.findIndex((each) => keyOf(each) === key);
  /** Returns the next undecided case, wrapping around. */
  const nextOf = (key: string, decided: Decided) => {
    const after = indexOf(key) + 1;
    return [...queue.slice(after), ...queue.slice(0, after)].find((each) => !(keyOf(each) in decided));
  };
  const displayed = investments.find((each) => keyOf(each) === shown) ?? nextOf(shown, decided);
  const current = at || (displayed ? keyOf(displayed) : '');
  if (current !== shown) setShown(current);
  return { queue, current, setShown, indexOf, nextOf };
}
