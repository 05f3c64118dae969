import type { ReactNode } from 'react';

/** Source: specification §4. */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** `light` closes on click and can be dragged away; `dark` closes by its button. Source: specification §9. */
export type ToastPresentation = 'light' | 'dark';

/** The part of a toast that its content function is given. */
export interface ToastHead {
  id: string;
  kind: ToastKind;
  presentation: ToastPresentation;
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
}

/** A text, an element, or a function of the toast. */
export type ToastContent = ReactNode | ((toast: ToastHead) => ReactNode);

export interface ToastOptions {
  /** Takes the place of the toast that has this id, and nothing else of it; without one an id is made. */
  id?: string | undefined;
  /**
   * In ms; `Infinity` = until closed. Without one, or with what is no duration (0, negative, NaN), the one of
   * its kind and presentation counts.
   */
  duration?: number | undefined;
  /** Instead of the kind's own mark; `null` shows none. Seen only: its text is not heard. */
  icon?: ReactNode;
  /** `dark` without one. */
  presentation?: ToastPresentation | undefined;
  /** The content brings its own frame: no box, mark or close button is drawn around it. */
  isBare?: boolean | undefined;
  /** It was closed by a person or a command. */
  onDismiss?: (() => void) | undefined;
  /** Its time is up, or it gave way to a newer one. Of each toast that goes one of the two is called, once. */
  onAutoClose?: (() => void) | undefined;
}

/** The fields of a toast that an update names: those it does not name stay, `undefined` takes one away. */
export type ToastChange = Partial<Omit<ToastOptions, 'id'> & { kind: ToastKind; content: ToastContent }>;

export interface Toast extends ToastHead, Omit<ToastOptions, 'id' | 'presentation'> {
  content: ToastContent;
  /** Another one for each push: the same words pushed again are heard again. */
  pushNumber: number;
  /** When it closes, in ms of the toast clock, which stands still during a pause; `Infinity` = when it is dismissed. */
  closesAt: number;
  /** When it leaves the queue, in ms of the page's monotonic clock; `Infinity` until it is dismissed. */
  goneAt: number;
}

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  /** Why the toast clock stands: each reason, with the toast that it is for. Such a pause ends with that toast. */
  pauses: ReadonlyMap<string, string | undefined>;
  /** Callbacks of closed toasts that are still to be called, by the viewport: a reducer calls nobody. */
  calls: readonly (() => void)[];
  /** The last reading of the toast clock, in ms; it never goes back. */
  clockMs: number;
  /** By how many ms the toast clock is behind the monotonic one; `Infinity` while it stands. */
  behindMs: number;
}

interface ToastPushed {
  type: 'toast/pushed';
  id: string;
  /** Without a `pushNumber` it is an update: of a toast that is there, of single fields. */
  change: ToastChange & { pushNumber?: number };
}

/** The events of the queue. Without an `id` every toast is meant, without a `reason` every pause. */
export type ToastEvent =
  | ToastPushed
  | { type: 'toast/dismissed' | 'toast/removed'; id: string | undefined }
  | { type: 'toast/paused'; reason: string; id?: string | undefined }
  | { type: 'toast/resumed'; reason: string | undefined }
  /** `isLate`: nobody could see the toasts until now. `callCount`: how many of the calls have been made. */
  | { type: 'toast/timePassed'; isLate?: boolean; callCount?: number };

/** `now` is ms of the monotonic clock, which no one sets: `performance.now()`. */
export type ToastAction = { now: number } & ToastEvent;

/** The most toasts in the queue at once. Source: specification §9. */
export const TOAST_LIMIT = 20;

/** How long a dismissed toast stays for its way out, in ms. Source: specification §9. */
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

/** The pause that lasts while nobody is looking: the tab hidden, or the window blurred. */
export const AWAY = 'away';

export const noToasts: ToastsState = { items: [], pauses: new Map(), calls: [], clockMs: 0, behindMs: 0 };

/**
 * Decides which toasts are on screen and when each goes.
 *
 * Pure: id, time and duration arrive in the action; `use-toaster.ts` owns the timer and makes the calls.
 * Always true afterwards: at most `TOAST_LIMIT` toasts, ids unique, newest first; a pause on behalf of a toast has
 * ended with that toast, so that a pointer at rest can't hold the queue for ever.
 * Errors: none. An unknown id is ignored, because a timer may fire after a person closed that toast by hand.
 * Source: specification §9.
 */
export function toastsReducer(state: ToastsState, action: ToastAction): ToastsState {
  const { now, type } = action;
  const clockMs = Math.max(state.clockMs, now - state.behindMs);
  const isRemoval = type === 'toast/removed';
  const isMeant = ({ id }: Toast) => (isRemoval || type === 'toast/dismissed') && id === (action.id ?? id);
  const leavesAt = isRemoval ? now : now + TOAST_REMOVAL_DELAY_MS;
  const items = (type === 'toast/pushed' ? pushed(state.items, clockMs, action) : state.items)
    .map((toast) =>
      // A deadline is a sum of fractions of milliseconds: rounded, it may come out a little before its time.
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

/** When the next toast closes or leaves, in ms of the monotonic clock; `Infinity` when none will. During a pause none closes. */
export function nextToastDeadline({ items, behindMs }: ToastsState): number {
  return Math.min(...items.map(({ isLeaving, goneAt, closesAt }) => (isLeaving ? goneAt : closesAt + behindMs)));
}

function partsOf({ items, pauses, calls }: ToastsState): readonly unknown[] {
  return [...items, ...calls, ...pauses.keys(), ...pauses.values()];
}

function pushed(items: readonly Toast[], clockMs: number, { id, change }: ToastPushed): readonly Toast[] {
  const known = items.find((toast) => toast.id === id);
  if (!known && !change.pushNumber) return items;
  const toast = { ...(!change.pushNumber && known), ...change, id, isLeaving: false, goneAt: Infinity } as Toast;
  const { kind, presentation, duration = 0 } = toast;
  const ownMs = presentation === 'light' && kind !== 'loading' ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind];
  toast.closesAt = clockMs + (duration > 0 ? duration : ownMs);
  if (known) return items.map((item) => (item === known ? toast : item));
  // The oldest that is not loading, else the oldest.
  const evicted = items[TOAST_LIMIT - 1] && (items.findLast(({ kind }) => kind !== 'loading') ?? items.at(-1));
  return [toast, ...items.filter((item) => item !== evicted)];
}
