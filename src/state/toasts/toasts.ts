import type { ReactNode } from 'react';

/** Source: specification §4. */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

/** `light` closes on click and can be dragged away; `dark` closes by its button. Source: specification §9. */
export type ToastPresentation = 'light' | 'dark';

/** What a content function is told about its toast. */
export interface ToastHead {
  id: string;
  kind: ToastKind;
  presentation: ToastPresentation;
}

/** A text, an element, or a function of the toast. */
export type ToastContent = ReactNode | ((toast: ToastHead) => ReactNode);

export interface Toast extends ToastHead {
  content: ToastContent;
  /** Instead of the kind's own mark; `null` shows none. */
  icon: ReactNode | undefined;
  /** When it closes, in ms of the toast clock, which stands still during a pause; `Infinity` = until closed. */
  closesAt: number;
  /** When a dismissed toast leaves the queue, in epoch ms; `null` = not dismissed. */
  removesAt: number | null;
}

/** Why the toast clock stands. One on behalf of a toast, such as a pointer that rests on it, ends with that toast. */
export interface Pause {
  reason: string;
  toastId: string | undefined;
}

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  pauses: readonly Pause[];
  /** Since when the toast clock stands, in epoch ms; `null` = it runs. */
  pausedAt: number | null;
  /** By how many ms the toast clock is behind the epoch. */
  pausedMs: number;
}

/** `now` is epoch ms; an `id` of `null` means every toast. */
export type ToastAction =
  | {
      type: 'toast/pushed';
      now: number;
      id: string;
      kind: ToastKind;
      content: ToastContent;
      icon: ReactNode | undefined;
      /** `undefined`: that of the toast it updates, `dark` for a new one. */
      presentation: ToastPresentation | undefined;
      /** `undefined`: the one of its kind and presentation; `null`: until closed. */
      durationMs: number | null | undefined;
    }
  | { type: 'toast/dismissed'; now: number; id: string | null }
  | { type: 'toast/removed'; now: number; id: string | null }
  | { type: 'toasts/timePassed'; now: number }
  | { type: 'toasts/paused'; now: number; pause: Pause }
  | { type: 'toasts/resumed'; now: number; pause: Pause };

/** The most toasts in the queue at once. Source: specification §9. */
export const TOAST_LIMIT = 20;

/** How long a dismissed toast stays for its way out, in ms. Source: specification §9. */
export const TOAST_REMOVAL_DELAY_MS = 1000;

/** How long a toast of the dark presentation stays, in ms; `null` = until closed. Source: specification §9. */
export const TOAST_DURATIONS_MS: Readonly<Record<ToastKind, number | null>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
  custom: 4000,
};

/** How long a toast of the light presentation stays, in ms, whatever its kind; a loading one until closed. */
export const LIGHT_TOAST_DURATION_MS = 5000;

/** The pause that lasts while no viewport is mounted, so that a toast pushed before has its whole time on screen. */
export const NO_VIEWPORT = 'no viewport';

export const noToasts: ToastsState = {
  items: [],
  pauses: [{ reason: NO_VIEWPORT, toastId: undefined }],
  pausedAt: 0,
  pausedMs: 0,
};

/**
 * Decides which toasts are on screen and when each goes.
 *
 * Pure: id, time and duration arrive in the action; `use-toaster.ts` owns the timer.
 * Always true afterwards: at most `TOAST_LIMIT` toasts, ids unique, newest first; a pause on behalf of a toast has
 * ended with that toast, so that a pointer at rest can't hold the queue for ever.
 * Errors: none. An unknown id is ignored, because a timer may fire after a person closed that toast by hand.
 * Source: specification §9.
 */
export function toastsReducer(state: ToastsState, action: ToastAction): ToastsState {
  const { items, pauses } = state;
  const { now } = action;
  const isNamed = (toast: Toast) => !('id' in action) || action.id === null || action.id === toast.id;
  switch (action.type) {
    case 'toast/pushed':
      return settle(state, now, pushToast(state, action));
    case 'toast/dismissed':
      return settle(state, now, dismissToasts(items, now, isNamed));
    case 'toast/removed':
      return settle(
        state,
        now,
        items.filter((toast) => !isNamed(toast)),
      );
    case 'toasts/timePassed': {
      const clock = toastClock(state, now);
      const kept = items.filter((toast) => toast.removesAt === null || toast.removesAt > now);
      return settle(
        state,
        now,
        dismissToasts(kept, now, (toast) => toast.closesAt <= clock),
      );
    }
    case 'toasts/paused': {
      const isNew = withoutPause(pauses, action.pause).length === pauses.length;
      return settle(state, now, items, isNew ? [...pauses, action.pause] : pauses);
    }
    case 'toasts/resumed':
      return settle(state, now, items, withoutPause(pauses, action.pause));
  }
}

/** When the next toast closes or leaves, in epoch ms; `Infinity` when none will. During a pause none closes. */
export function nextToastDeadline({ items, pausedAt, pausedMs }: ToastsState): number {
  const untilResumed = pausedAt === null ? 0 : Number.POSITIVE_INFINITY;
  return Math.min(...items.map((toast) => toast.removesAt ?? toast.closesAt + pausedMs + untilResumed));
}

function pushToast(state: ToastsState, action: Extract<ToastAction, { type: 'toast/pushed' }>): readonly Toast[] {
  const { id, kind, content, icon } = action;
  const known = state.items.find((toast) => toast.id === id);
  const presentation = action.presentation ?? known?.presentation ?? 'dark';
  const ownMs = presentation === 'light' && kind !== 'loading' ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind];
  const durationMs = action.durationMs === undefined ? ownMs : action.durationMs;
  const closesAt = toastClock(state, action.now) + (durationMs ?? Number.POSITIVE_INFINITY);
  const toast: Toast = { id, kind, presentation, content, icon, closesAt, removesAt: null };
  return known ? state.items.map((item) => (item === known ? toast : item)) : [toast, ...makeRoom(state.items)];
}

/** Gives up the oldest that is on its way out, else the oldest that is not loading, else the oldest. */
function makeRoom(items: readonly Toast[]): readonly Toast[] {
  if (items.length < TOAST_LIMIT) return items;
  const evicted =
    items.findLast((toast) => toast.removesAt !== null) ??
    items.findLast((toast) => toast.kind !== 'loading') ??
    items.at(-1);
  return items.filter((toast) => toast !== evicted);
}

function dismissToasts(items: readonly Toast[], now: number, isMeant: (toast: Toast) => boolean): readonly Toast[] {
  const removesAt = now + TOAST_REMOVAL_DELAY_MS;
  return items.map((toast) => (toast.removesAt === null && isMeant(toast) ? { ...toast, removesAt } : toast));
}

/** The toast clock's reading in ms: the epoch's, less all the time it stood. */
function toastClock({ pausedAt, pausedMs }: ToastsState, now: number): number {
  return (pausedAt ?? now) - pausedMs;
}

function withoutPause(pauses: readonly Pause[], { reason, toastId }: Pause): readonly Pause[] {
  return pauses.filter((pause) => pause.reason !== reason || pause.toastId !== toastId);
}

/** Ends the pauses whose toast is gone, stops or starts the clock accordingly, and keeps what has not changed. */
function settle(state: ToastsState, now: number, items: readonly Toast[], wanted = state.pauses): ToastsState {
  const pauses = wanted.filter(
    ({ toastId }) => toastId === undefined || items.some((toast) => toast.id === toastId && toast.removesAt === null),
  );
  if (isSameList(items, state.items) && isSameList(pauses, state.pauses)) return state;
  const next = { ...state, items, pauses };
  if (pauses.length === 0) return { ...next, pausedAt: null, pausedMs: now - toastClock(state, now) };
  return { ...next, pausedAt: state.pausedAt ?? now };
}

function isSameList<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
