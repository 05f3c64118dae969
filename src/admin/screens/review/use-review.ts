import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { focusScreenHead } from '../../shell/focus.ts';
import { type Decided, keyOf, nextOpen, queueOf, type Verdict } from './review-state.ts';
import { useHeldDecision } from './use-held-decision.ts';

/** A message about an unconfirmed decision, and the key of its case. */
interface Problem {
  readonly sentence: string;
  readonly key: string;
}

/** The cases of a review, the displayed one, and its actions. */
export function useReview(investments: readonly Investment[]) {
  const place = useListPlace();
  const [decided, setDecided] = useState<Decided>({});
  const { queue, next, current, index, setShown } = useShown(investments, decided, place.at);
  const [problem, setProblem] = useState<Problem>();
  /** The case whose reasons are open; they close if another admin decides it. */
  const [rejecting, setRejecting] = useState<string>();
  /** The last displayed undecided case. */
  const [opened, setOpened] = useState<string>();
  /** Announced after its decision was undone. */
  const [undone, setUndone] = useState<Investment>();
  const verdict = decided[current ?? ''];
  const isOpen = index >= 0 && !verdict;
  if (isOpen && current !== opened) setOpened(current);
  const { heading, focusCase } = useCaseFocus(isOpen ? current : undefined);
  const show = (key: string | undefined) => {
    setRejecting(undefined);
    // A removed Undo fires no blur.
    setIsPaused(false);
    setShown(key);
    place.go({ at: key ?? '' }, { replace: true });
    focusCase();
  };
  const mark = (investment: Investment, verdict: Verdict | undefined) =>
    setDecided(({ [keyOf(investment)]: _, ...others }) =>
      verdict ? { ...others, [keyOf(investment)]: verdict } : others,
    );
  const { held, hold, undo, setIsPaused } = useHeldDecision(({ investment: about }, { sentence, isDone }) => {
    if (!isDone) mark(about, undefined);
    setProblem({ sentence, key: keyOf(about) });
  });
  const investment = investments.find((each) => keyOf(each) === current);
  return {
    queue,
    index,
    problem,
    held,
    undone,
    current,
    investment,
    next: investments.find((each) => keyOf(each) === next),
    verdict,
    isOpen,
    /** Another admin has decided the case on screen. */
    isTaken: current !== undefined && current === opened && !isOpen && !verdict,
    isRejecting: isOpen && rejecting === current,
    heading,
    setIsPaused,
    setIsRejecting: (is: boolean) => setRejecting(is ? current : undefined),
    decide(verdict: Verdict, reason?: string) {
      if (!investment || !isOpen) return;
      setProblem(undefined);
      setUndone(undefined);
      hold({ investment, verdict, reason });
      mark(investment, verdict);
      show(nextOpen(queue, { ...decided, [keyOf(investment)]: verdict }, index));
    },
    undo() {
      const decision = undo();
      if (!decision) return;
      setUndone(decision.investment);
      mark(decision.investment, undefined);
      show(keyOf(decision.investment));
    },
    step: (by: number) => queue.length > 0 && show(queue[(index + by + queue.length) % queue.length]),
  };
}

/** The displayed case. It stays if another admin decides it, so that no key acts on a case not yet seen. */
function useShown(investments: readonly Investment[], decided: Decided, at: string) {
  const [shown, setShown] = useState<string>();
  const queue = queueOf(investments, decided);
  const next = nextOpen(queue, decided, queue.indexOf(shown ?? ''));
  const current = at || (investments.some((each) => keyOf(each) === shown) ? shown : next);
  if (current !== shown) setShown(current);
  return { queue, next, current, index: queue.indexOf(current ?? ''), setShown };
}

/** Moves the focus to the heading of a case: when the review opens, after a step or a decision, and when it was lost. */
function useCaseFocus(open: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(false);
  const wasOpen = useRef(open);
  const focus = useEffectEvent(() => {
    isWanted.current = false;
    if (heading.current) heading.current.focus();
    else focusScreenHead();
  });
  useEffect(() => {
    // Starts at the case's heading, not the screen's.
    if (document.activeElement?.matches('body, main h1')) focus();
  }, []);
  useEffect(() => {
    const hasChanged = wasOpen.current !== open;
    wasOpen.current = open;
    // The focused button was removed with its case.
    if (isWanted.current || (hasChanged && document.activeElement === document.body)) focus();
  });
  return {
    heading,
    focusCase: () => {
      isWanted.current = true;
    },
  };
}
