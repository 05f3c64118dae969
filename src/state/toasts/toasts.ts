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

export interface ToastOptions {
  /** A toast that has this id is updated in place; without one an id is made. */
  id?: string | undefined;
  /**
   * In ms; `Infinity` = until closed. Without one, or with what is no duration (0, negative, NaN), the one of
   * its kind and presentation counts.
   */
  duration?: number | undefined;
  /** Instead of the kind's own mark; `null` shows none. */
  icon?: ReactNode;
  /** Without one: that of the toast it updates, `dark` for a new one. */
  presentation?: ToastPresentation | undefined;
}

export interface Toast extends ToastHead {
  content: ToastContent;
  icon: ReactNode;
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
  /**
   * When it closes, in ms of the toast clock, which stands still during a pause; when it leaves the queue, in epoch ms,
   * once it has been dismissed. `Infinity` = until closed.
   */
  dueAt: number;
}

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  /** The reasons why the toast clock stands. One for the sake of a toast is `reason@id` and ends with that toast. */
  pauses: readonly string[];
  /** What the toast clock showed last, in ms; it never goes back. */
  clockMs: number;
  /** By how many ms the toast clock is behind the epoch's; `Infinity` while it stands. */
  behindMs: number;
}

/** `now` is epoch ms; without an `id` every toast is meant. */
export type ToastAction =
  | { type: 'toast/pushed'; now: number; id: string; kind: ToastKind; content: ToastContent; options: ToastOptions }
  | { type: 'toast/dismissed' | 'toast/removed'; now: number; id: string | undefined }
  | { type: 'toast/paused' | 'toast/resumed'; now: number; reason: string }
  | { type: 'toast/timePassed'; now: number };

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

/** The pause that lasts while nobody is looking: the tab hidden, the window blurred, no viewport or no toast in it. */
export const AWAY = 'away';

export const noToasts: ToastsState = { items: [], pauses: [AWAY], clockMs: 0, behindMs: Infinity };

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
  const clockMs = Math.max(state.clockMs, action.now - state.behindMs);
  const { items, pauses: reasons } = { ...state, ...change(state, clockMs, action) };
  const pauses = reasons.filter(
    (reason) => !reason.includes('@') || items.some(({ id, isLeaving }) => !isLeaving && reason.endsWith(`@${id}`)),
  );
  if (isSameList(items, state.items) && isSameList(pauses, state.pauses)) return state;
  return { items, pauses, clockMs, behindMs: pauses.length > 0 ? Infinity : action.now - clockMs };
}

/** When the next toast closes or leaves, in epoch ms; `Infinity` when none will. During a pause none closes. */
export function nextToastDeadline({ items, behindMs }: ToastsState): number {
  return Math.min(...items.map((toast) => (toast.isLeaving ? toast.dueAt : toast.dueAt + behindMs)));
}

function change({ items, pauses }: ToastsState, clockMs: number, action: ToastAction): Partial<ToastsState> {
  const { now } = action;
  switch (action.type) {
    case 'toast/pushed':
      return { items: pushToast(items, clockMs, action) };
    case 'toast/dismissed':
      return { items: items.map((toast) => (toast.id === (action.id ?? toast.id) ? leaving(toast, now) : toast)) };
    case 'toast/removed':
      return { items: items.filter((toast) => toast.id !== (action.id ?? toast.id)) };
    case 'toast/timePassed':
      return {
        items: items
          .filter((toast) => !toast.isLeaving || toast.dueAt > now)
          .map((toast) => (toast.dueAt > clockMs ? toast : leaving(toast, now))),
      };
    case 'toast/paused':
      return { pauses: [...new Set(pauses).add(action.reason)] };
    case 'toast/resumed':
      return { pauses: pauses.filter((reason) => reason !== action.reason) };
  }
}

function pushToast(
  items: readonly Toast[],
  clockMs: number,
  { id, kind, content, options }: Extract<ToastAction, { type: 'toast/pushed' }>,
): readonly Toast[] {
  const known = items.find((toast) => toast.id === id);
  const { icon, presentation = known?.presentation ?? 'dark', duration = 0 } = options;
  const isLight = presentation === 'light' && kind !== 'loading';
  const ownMs = isLight ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind];
  const durationMs = duration > 0 ? duration : (ownMs ?? Infinity);
  const toast: Toast = { id, kind, presentation, content, icon, isLeaving: false, dueAt: clockMs + durationMs };
  return known ? items.map((item) => (item === known ? toast : item)) : [toast, ...makeRoom(items)];
}

/** Gives up the oldest that is on its way out, else the oldest that is not loading, else the oldest. */
function makeRoom(items: readonly Toast[]): readonly Toast[] {
  if (items.length < TOAST_LIMIT) return items;
  const evicted =
    items.findLast((toast) => toast.isLeaving) ?? items.findLast(({ kind }) => kind !== 'loading') ?? items.at(-1);
  return items.filter((toast) => toast !== evicted);
}

function leaving(toast: Toast, now: number): Toast {
  return toast.isLeaving ? toast : { ...toast, isLeaving: true, dueAt: now + TOAST_REMOVAL_DELAY_MS };
}

function isSameList(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
