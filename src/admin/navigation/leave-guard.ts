/** Asks the user whether to leave unsaved work: `reasons` are distinct sentences that say what is unsaved. */
export type AskToLeave = (reasons: readonly string[]) => Promise<boolean>;

/**
 * Returns the sentence for the leave question; `undefined` if there is no reason to stay. `''` keeps the screen when
 * its session ends, but doesn't ask: leaving loses nothing.
 */
type ReasonToStay = () => string | undefined;

/** Tracks unsaved work on screen, and confirms before it is left. */
export function createLeaveGuard(ask: AskToLeave) {
  /** Reasons with their `onLeave` callbacks. */
  const guarded = new Map<ReasonToStay, (() => void) | undefined>();
  const reasonsToStay = () =>
    [...new Set([...guarded.keys()].map((reason) => reason()))].filter((text) => text !== undefined);
  const release = () => {
    for (const onLeave of guarded.values()) onLeave?.();
  };
  return {
    hasUnsaved: () => reasonsToStay().length > 0,
    /** Whether leaving would lose something. */
    wouldLose: () => reasonsToStay().some(Boolean),
    /** Returns whether the screen may be left; asks if work would be lost. If it may, the guard is cleared. */
    async mayLeave(): Promise<boolean> {
      const reasons = reasonsToStay().filter(Boolean);
      const isFree = reasons.length === 0 || (await ask(reasons));
      if (isFree) {
        release();
        guarded.clear();
      }
      return isFree;
    },
    /** Calls each `onLeave`, as leaving does. */
    release,
    /** Discards unsaved work: leaving no longer asks. */
    giveUp: () => guarded.clear(),
    /** Adds a reason; `onLeave` is called when the screen is left. Returns a function that removes it. */
    guard(reason: ReasonToStay, onLeave?: () => void): () => void {
      guarded.set(reason, onLeave);
      return () => guarded.delete(reason);
    },
  };
}
