import { type ClosedBy, isLight, type Toast, type ToastKind } from './toast.ts';

/** A toast as its caller pushes it. */
export type PushedToast = Omit<Toast, 'isLeaving' | 'deadline'>;

/** A closed toast, until its callback has been called. */
export interface ClosedToast {
  toast: Toast;
  by: ClosedBy;
}

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  /** In the order of their closing. */
  closed: readonly ClosedToast[];
  /** When the timers stopped, in ms of the page's monotonic clock; `null` while they run. */
  pausedAt: number | null;
}

export type ToastFact =
  | { type: 'toast/pushed'; toast: PushedToast }
  /** Without an id, every toast. */
  | { type: 'toast/dismissed'; id: string | undefined }
  | { type: 'toasts/cleared' | 'toasts/paused' | 'toasts/resumed' | 'toasts/timePassed' }
  | { type: 'toasts/closingsReported'; closed: readonly ClosedToast[] };

/** `now` is in ms of the monotonic clock: `performance.now()`. */
export type ToastEvent = { now: number } & ToastFact;

/** The most toasts in the queue at once. Source: specification §9. */
export const TOAST_LIMIT = 20;

/** How long a closed toast stays for its exit animation, in ms. Source: specification §9. */
export const TOAST_REMOVAL_DELAY_MS = 1000;

/** How long a dark toast stays, in ms; `Infinity` = until closed. Source: specification §9. */
export const TOAST_DURATIONS_MS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
};

/** How long a light toast stays, in ms. Source: specification §9. */
export const LIGHT_TOAST_DURATION_MS = 5000;

/** The timers stand still until a list of toasts is mounted. */
export const noToasts: ToastsState = { items: [], closed: [], pausedAt: 0 };

/**
 * Reduces the queue: which toasts are on screen, and when each closes.
 *
 * Pure: id, time and duration arrive in the action; the list of toasts owns the timer.
 * Always true afterward: at most `TOAST_LIMIT` toasts, ids unique, newest first; each closed toast is in `closed` once.
 * Errors: none. An unknown id is ignored, because the toast may have closed before.
 * Source: specification §9.
 */
export function toastsReducer(state: ToastsState, action: ToastEvent): ToastsState {
  const { items, closed, pausedAt } = state;
  const { now } = action;
  switch (action.type) {
    case 'toast/pushed':
      return push(state, action.toast, now);
    case 'toast/dismissed':
      return close(state, ({ id }) => id === (action.id ?? id), 'dismissal', now);
    case 'toasts/cleared':
      return { ...close(state, () => true, 'dismissal', now), items: [] };
    case 'toasts/paused':
      return pausedAt === null ? { ...state, pausedAt: now } : state;
    case 'toasts/resumed':
      return pausedAt === null ? state : { ...state, items: postpone(items, now - pausedAt), pausedAt: null };
    case 'toasts/timePassed': {
      const left = items.filter(({ isLeaving, deadline }) => !isLeaving || deadline > now);
      const isDue = ({ deadline }: Toast) => pausedAt === null && deadline <= now;
      return close(left.length === items.length ? state : { ...state, items: left }, isDue, 'time', now);
    }
    case 'toasts/closingsReported':
      return { ...state, closed: closed.filter((closing) => !action.closed.includes(closing)) };
  }
}

/** Closes the open toasts that `isMeant` selects. */
function close(state: ToastsState, isMeant: (toast: Toast) => boolean, by: ClosedBy, now: number): ToastsState {
  const meant = state.items.filter((toast) => !toast.isLeaving && isMeant(toast));
  if (meant.length === 0) return state;
  const deadline = now + TOAST_REMOVAL_DELAY_MS;
  return {
    ...state,
    items: state.items.map((toast) => (meant.includes(toast) ? { ...toast, isLeaving: true, deadline } : toast)),
    closed: [...state.closed, ...meant.map((toast) => ({ toast, by }))],
  };
}

/** Puts a toast in the position of the one with its id, else at the front. */
function push(state: ToastsState, pushed: PushedToast, now: number): ToastsState {
  const { kind, duration = 0 } = pushed;
  const ownMs = isLight(pushed) ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind];
  const deadline = (state.pausedAt ?? now) + (duration > 0 ? duration : ownMs);
  const toast = { ...pushed, isLeaving: false, deadline };
  const known = state.items.find(({ id }) => id === toast.id);
  const evicted = state.items.length === TOAST_LIMIT ? leastNeeded(state.items) : undefined;
  const next = close(state, (item) => item === (known ?? evicted), known ? 'replacement' : 'eviction', now);
  const items = known
    ? next.items.map((item) => (item.id === toast.id ? toast : item))
    : [toast, ...next.items.filter(({ id }) => id !== evicted?.id)];
  return { ...next, items };
}

/** Returns one that is leaving, else the oldest that isn't loading, else the oldest. */
function leastNeeded(items: readonly Toast[]): Toast | undefined {
  const leaving = items.find(({ isLeaving }) => isLeaving);
  return leaving ?? items.findLast(({ kind }) => kind !== 'loading') ?? items.at(-1);
}

/** Leaves the removal of closed toasts at its time. */
function postpone(items: readonly Toast[], byMs: number): readonly Toast[] {
  return items.map((toast) => (toast.isLeaving ? toast : { ...toast, deadline: toast.deadline + byMs }));
}
