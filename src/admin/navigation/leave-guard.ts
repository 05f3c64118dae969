/** Asks a person whether to leave what is not saved: `reasons` are sentences that say what, none of them twice. */
export type AskToLeave = (reasons: readonly string[]) => Promise<boolean>;

/** The reason not to leave; `undefined` while nothing would be lost. */
type ReasonToStay = () => string | undefined;

/** Everything on screen that is not saved, and the question before it is left. */
export function createLeaveGuard(ask: AskToLeave) {
  const guarded = new Set<ReasonToStay>();
  /** More than one while a second way out takes the place of the first. */
  let openQuestions = 0;
  const reasonsToStay = () => [...new Set([...guarded].map((reason) => reason()))].filter((text) => text !== undefined);
  return {
    hasUnsaved: () => reasonsToStay().length > 0,
    /** Tells whether the screen may be left; asks if something there is not saved, which then counts as given up. */
    async mayLeave(): Promise<boolean> {
      const reasons = reasonsToStay();
      if (reasons.length === 0) return true;
      openQuestions += 1;
      const isFree = await ask(reasons);
      openQuestions -= 1;
      if (isFree) guarded.clear();
      return isFree;
    },
    /** Tells whether the question is open: what it is about has to wait for the answer. */
    isAsking: () => openQuestions > 0,
    /** Takes what is not saved for given up: leaving asks no more. */
    giveUp: () => guarded.clear(),
    /** Puts something under the guard. Returns how to take it out. */
    guard(reason: ReasonToStay): () => void {
      guarded.add(reason);
      return () => guarded.delete(reason);
    },
  };
}
