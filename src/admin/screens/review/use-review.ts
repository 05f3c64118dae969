import { useEffect, useRef, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { recoverFocus } from '../../shell/focus.ts';
import { useKeys } from '../../shell/use-keys.ts';
import type { Verdict } from '../investments/use-decide.ts';
import { keyOf, nextOpen, noReview, renewReview, withVerdict } from './review-state.ts';
import { useHeldDecision } from './use-held-decision.ts';
import { reasons } from './VerdictBar.tsx';

/** The cases of a review, the one that is shown, and all that can be done to it, by keys too. */
export function useReview(investments: readonly Investment[]) {
  const place = useListPlace();
  const { review, update } = useRenewed(investments);
  const [problem, setProblem] = useState('');
  /** The case whose reasons are open: a case that another admin took meanwhile takes them along. */
  const [rejecting, setRejecting] = useState<string>();
  /** The case that is shown. Taken by another admin it stays, closed: the next key is not for a case nobody has seen. */
  const [shown, setShown] = useState<string>();
  const { queue, decided } = review;
  const isThere = investments.some((each) => keyOf(each) === shown);
  const present = queue.includes(place.at) ? place.at : isThere ? shown : nextOpen(review, -1);
  if (present !== shown) setShown(present);
  const investment = investments.find((each) => keyOf(each) === present);
  const isOpen = present !== undefined && queue.includes(present) && !(present in decided);
  const isRejecting = isOpen && rejecting === present;
  const index = queue.indexOf(present ?? '');
  const setIsRejecting = (is: boolean) => setRejecting(is ? present : undefined);
  const show = (key: string | undefined) => {
    setIsRejecting(false);
    setShown(key);
    place.go({ at: key ?? '' }, { replace: true });
  };
  // The button that was pressed, or was about to be, has gone with its case.
  const open = isOpen ? present : undefined;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current !== open) recoverFocus();
    wasOpen.current = open;
  }, [open]);
  const { held, hold, takeBack } = useHeldDecision((refused, sentence) => {
    update((old) => withVerdict(old, refused.investment, undefined));
    setProblem(sentence);
  });
  const decide = (verdict: Verdict, reason?: string) => {
    if (!investment || !isOpen) return;
    setProblem('');
    hold({ investment, verdict, reason });
    const next = withVerdict(review, investment, verdict);
    update(() => next);
    show(nextOpen(next, index));
  };
  const undo = () => {
    const decision = takeBack();
    if (!decision) return;
    update((old) => withVerdict(old, decision.investment, undefined));
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
  return { review, problem, held, investment, index, isOpen, isRejecting, setIsRejecting, decide, undo, step };
}

/** The cases and the decisions on them; the list as it is now is taken in at each render. */
function useRenewed(investments: readonly Investment[]) {
  const [known, setKnown] = useState<readonly Investment[]>();
  const [review, update] = useState(noReview);
  if (known !== investments) {
    setKnown(investments);
    update(renewReview(review, investments));
  }
  return { review, update };
}
