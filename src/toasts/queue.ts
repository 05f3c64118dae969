import { isLight, type Toast, type ToastKind } from './toast.ts';

/** A toast without the fields that the reducer sets. */
export type PushedToast = Omit<Toast, 'isLeaving' | 'deadline'>;

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  /** The time at which the timers were paused, in ms of `performance.now()`; `null` while they run. */
  pausedAt: number | null;
}

export type ToastFact =
  /** `epochMs` is the current time in ms since 1970. */
  | { type: 'toast/pushed'; toast: PushedToast; epochMs: number }
  /** `undefined` dismisses every toast. */
  | { type: 'toast/dismissed'; id: string | undefined }
  | { type: 'toasts/cleared' | 'toasts/paused' | 'toasts/resumed' | 'toasts/timePassed' };

/** `now` is in ms of `performance.now()`. */
export type ToastEvent = { now: number } & ToastFact;

/** The maximum number of toasts in the queue. Source: specification §9. */
export const TOAST_LIMIT = 20;

/** The time that a closed toast stays in the queue, for its exit animation, in ms. Source: specification §9. */
export const TOAST_REMOVAL_DELAY_MS = 1000;

/** The default duration of dark and loading toasts, in ms; `Infinity` = until closed. Source: specification §9. */
export const TOAST_DURATIONS_MS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
};

/** The default duration of a light toast that isn't loading, in ms. Source: specification §9. */
export const LIGHT_TOAST_DURATION_MS = 5000;

/** The initial queue. Its timers are paused until a list of toasts mounts. */
export const noToasts: ToastsState = { items: [], pausedAt: 0 };

/**
 * Reduces the queue of toasts. Pure: ids and times are in the action; `use-timers.ts` dispatches `toasts/timePassed`.
 *
 * Invariants: at most `TOAST_LIMIT` toasts, ids unique, newest first.
 * Errors: none. An unknown id is ignored, because the toast may have been removed.
 * Source: specification §9.
 */
export function toastsReducer(state: ToastsState, action: ToastEvent): ToastsState {
  const { items, pausedAt } = state;
  const { now } = action;
  switch (action.type) {
    case 'toast/pushed':
      return push(state, action.toast, now);
    case 'toast/dismissed':
      return close(state, ({ id }) => id === (action.id ?? id), now);
    case 'toasts/cleared':
      return items.length === 0 ? state : { ...state, items: [] };
    case 'toasts/paused':
      return pausedAt === null ? { ...state, pausedAt: now } : state;
    case 'toasts/resumed':
      return pausedAt === null ? state : { ...state, items: postpone(items, now - pausedAt), pausedAt: null };
    case 'toasts/timePassed': {
      const left = items.filter(({ isLeaving, deadline }) => !isLeaving || deadline > now);
      const isDue = ({ deadline }: Toast) => pausedAt === null && deadline <= now;
      return close(left.length === items.length ? state : { ...state, items: left }, isDue, now);
    }
  }
}

function close(state: ToastsState, isMeant: (toast: Toast) => boolean, now: number): ToastsState {
  const isClosing = (toast: Toast) => !toast.isLeaving && isMeant(toast);
  if (!state.items.some(isClosing)) return state;
  const closed = { isLeaving: true, deadline: now + TOAST_REMOVAL_DELAY_MS };
  return { ...state, items: state.items.map((toast) => (isClosing(toast) ? { ...toast, ...closed } : toast)) };
}

/** Replaces the toast with the same id in place; otherwise adds the toast at the front, and evicts one at the limit. */
function push(state: ToastsState, pushed: PushedToast, now: number): ToastsState {
  const { kind, duration = 0 } = pushed;
  const ownMs = isLight(pushed) ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind];
  const deadline = (state.pausedAt ?? now) + (duration > 0 ? duration : ownMs);
  const toast = { ...pushed, isLeaving: false, deadline };
  const { items } = state;
  if (items.some(({ id }) => id === toast.id))
    return { ...state, items: items.map((item) => (item.id === toast.id ? toast : item)) };
  const evicted = items.length === TOAST_LIMIT ? leastNeeded(items) : undefined;
  return { ...state, items: [toast, ...items.filter((item) => item !== evicted)] };
}

/** Returns the toast to evict: one that is leaving, else the oldest that isn't loading, else the oldest. */
function leastNeeded(items: readonly Toast[]): Toast | undefined {
  const leaving = items.find(({ isLeaving }) => isLeaving);
  return leaving ?? items.findLast(({ kind }) => kind !== 'loading') ?? items.at(-1);
}

/** Postpones the deadlines of open toasts. Closed toasts are still removed on time. */
function postpone(items: readonly Toast[], byMs: number): readonly Toast[] {
  return items.map((toast) => (toast.isLeaving ? toast : { ...toast, deadline: toast.deadline + byMs }));
}
