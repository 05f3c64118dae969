import type { ReactNode } from 'react';

/** Source: specification §4. */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** `light` closes on click and can be dragged away; `dark` closes by its button. Source: specification §9. */
export type ToastPresentation = 'light' | 'dark';

export interface ToastOptions {
  /** Replaces the toast with this id, and keeps only its place. Default: a new id. */
  id?: string | undefined;
  /**
   * In ms; `Infinity` = until closed. Default, also for an invalid duration (0, negative, NaN): that of its kind and
   * presentation.
   */
  duration?: number | undefined;
  /** Replaces the kind's icon; `null` shows none. Hidden from screen readers. */
  icon?: ReactNode;
  /** Default: `dark`. */
  presentation?: ToastPresentation | undefined;
  /** Called when a person or a command closes it. */
  onDismiss?: (() => void) | undefined;
  /** Called when it expires or a newer one replaces it. One of the two is called for each toast, once. */
  onAutoClose?: (() => void) | undefined;
}

/** A toast as its caller pushes it. */
interface ToastGiven extends Omit<ToastOptions, 'id'> {
  kind: ToastKind;
  presentation: ToastPresentation;
  content: ReactNode;
  /** Unique per push, so that a screen reader announces a repeated toast again. */
  pushNumber: number;
}

export interface Toast extends ToastGiven {
  id: string;
  /** True while a dismissed toast plays its exit animation. */
  isLeaving: boolean;
  /** When it closes, in ms of the toast clock, which stops during a pause; `Infinity` = when it is dismissed. */
  closesAt: number;
  /** When it leaves the queue, in ms of the page's monotonic clock; `Infinity` until it is dismissed. */
  goneAt: number;
}

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  /** The reasons why the toast clock is paused, each with the id of its toast, if any: it ends with that toast. */
  pauses: ReadonlyMap<string, string | undefined>;
  /** Pending callbacks of closed toasts. The viewport calls them, because a reducer is pure. */
  calls: readonly (() => void)[];
  /** The last reading of the toast clock, in ms; it never goes back. */
  clockMs: number;
  /** By how many ms the toast clock is behind the monotonic one; `Infinity` during a pause. */
  behindMs: number;
}

/** The events of the queue. They apply to every toast without an `id`, to every pause without a `reason`. */
export type ToastEvent =
  | { type: 'toast/pushed'; id: string; given: ToastGiven }
  | { type: 'toast/dismissed' | 'toast/removed'; id: string | undefined }
  | { type: 'toast/paused'; reason: string; id?: string | undefined }
  | { type: 'toast/resumed'; reason: string | undefined }
  /** `isLate`: no viewport was mounted until now. `callCount`: how many of the calls were made. */
  | { type: 'toast/timePassed'; isLate?: boolean; callCount?: number };

/** `now` is in ms of the monotonic clock: `performance.now()`. */
export type ToastAction = { now: number } & ToastEvent;

/** The most toasts in the queue at once. Source: specification §9. */
export const TOAST_LIMIT = 20;

/** How long a dismissed toast stays for its exit animation, in ms. Source: specification §9. */
export const TOAST_REMOVAL_DELAY_MS = 1000;

/** How long a toast of the dark presentation stays, in ms; `Infinity` = until closed. Source: specification §9. */
export const TOAST_DURATIONS_MS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
};

/** How long a toast of the light presentation stays, in ms, whatever its kind; a loading one until closed. */
export const LIGHT_TOAST_DURATION_MS = 5000;

/** The reason of the pause while the tab is hidden or the window is blurred. */
export const AWAY = 'away';

export const noToasts: ToastsState = { items: [], pauses: new Map(), calls: [], clockMs: 0, behindMs: 0 };

/**
 * Reduces the queue: which toasts are on screen, and when each closes.
 *
 * Pure: id, time and duration arrive in the action; `use-toaster.ts` owns the timer and makes the calls.
 * Always true afterward: at most `TOAST_LIMIT` toasts, ids unique, newest first; a pause for one toast ends
 * with that toast, so that a resting pointer can't block the queue forever.
 * Errors: none. An unknown id is ignored, because the toast may have closed before.
 * Source: specification §9.
 */
export function toastsReducer(state: ToastsState, action: ToastAction): ToastsState {
  const { now, type } = action;
  const clockMs = Math.max(state.clockMs, now - state.behindMs);
  const isRemoval = type === 'toast/removed';
  const isMeant = ({ id }: Toast) => (isRemoval || type === 'toast/dismissed') && id === (action.id ?? id);
  const leavesAt = isRemoval ? now : now + TOAST_REMOVAL_DELAY_MS;
  const items = (type === 'toast/pushed' ? pushed(state.items, clockMs, action.id, action.given) : state.items)
    .map((toast) =>
      // 1 ms of tolerance: a deadline is a sum of fractions, and rounding can make the timer fire slightly early.
      (isMeant(toast) || toast.closesAt < clockMs + 1) && leavesAt < toast.goneAt
        ? { ...toast, isLeaving: true, goneAt: leavesAt }
        : toast,
    )
    .filter(({ goneAt }) => goneAt > now);
  const isOpen = (id: string) => items.find((toast) => toast.id === id && !toast.isLeaving);
  const pauses = new Map(state.pauses);
  if (type === 'toast/paused') pauses.set(action.reason, action.id);
  for (const [reason, id] of pauses) {
    const isResumed = type === 'toast/resumed' && reason === (action.reason ?? reason);
    if (isResumed || (id && !isOpen(id))) pauses.delete(reason);
  }
  const closed = state.items.filter(
    ({ id, isLeaving, pushNumber }) => !isLeaving && isOpen(id)?.pushNumber !== pushNumber,
  );
  const calls = [
    ...state.calls.slice(type === 'toast/timePassed' ? action.callCount : 0),
    ...closed.flatMap((toast) => (isMeant(toast) ? toast.onDismiss : toast.onAutoClose) ?? []),
  ];
  const next = { items, pauses, calls, clockMs, behindMs: pauses.size > 0 ? Infinity : now - clockMs };
  const before = partsOf(state);
  const after = partsOf(next);
  return before.length === after.length && before.every((part, index) => part === after[index]) ? state : next;
}

/** Returns when the next toast closes or leaves, in ms of the monotonic clock; `Infinity` if none will. */
export function nextToastDeadline({ items, behindMs }: ToastsState): number {
  return Math.min(...items.map(({ isLeaving, goneAt, closesAt }) => (isLeaving ? goneAt : closesAt + behindMs)));
}

function partsOf({ items, pauses, calls }: ToastsState): readonly unknown[] {
  return [...items, ...calls, ...pauses.keys(), ...pauses.values()];
}

function pushed(items: readonly Toast[], clockMs: number, id: string, given: ToastGiven): readonly Toast[] {
  const { kind, presentation, duration = 0 } = given;
  const ownMs = presentation === 'light' && kind !== 'loading' ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind];
  const closesAt = clockMs + (duration > 0 ? duration : ownMs);
  const toast = { ...given, id, isLeaving: false, closesAt, goneAt: Infinity };
  const known = items.find((item) => item.id === id);
  if (known) return items.map((item) => (item === known ? toast : item));
  // One that is leaving, else the oldest that isn't loading, else the oldest.
  const evicted =
    items[TOAST_LIMIT - 1] &&
    (items.find(({ isLeaving }) => isLeaving) ?? items.findLast(({ kind }) => kind !== 'loading') ?? items.at(-1));
  return [toast, ...items.filter((item) => item !== evicted)];
}
