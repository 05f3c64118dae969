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
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
}

/** A text, an element, or a function of the toast. */
export type ToastContent = ReactNode | ((toast: ToastHead) => ReactNode);

export interface ToastOptions {
  /** A toast that has this id is said anew in place, and keeps what is not named; without one an id is made. */
  id?: string | undefined;
  /**
   * In ms; `Infinity` = until closed. Without one, or with what is no duration (0, negative, NaN), the one of
   * its kind and presentation counts.
   */
  duration?: number | undefined;
  /** Instead of the kind's own mark; `null` shows none. Seen only: its text is not heard. */
  icon?: ReactNode;
  /** Without one: that of the toast it updates, `dark` for a new one. */
  presentation?: ToastPresentation | undefined;
  /** The content brings its own frame: no box, mark or close button is drawn around it. */
  isBare?: boolean | undefined;
  /** It was closed by a person or a command. */
  onDismiss?: (() => void) | undefined;
  /** Its time is up, or it gave way to newer ones. Of each toast that goes one of the two is called, once. */
  onAutoClose?: (() => void) | undefined;
}

/** What can be changed of a toast. What is not named stays, what is `undefined` is gone. */
export type ToastChange = Partial<Omit<ToastOptions, 'id'> & { kind: ToastKind; content: ToastContent }>;

export interface Toast extends ToastHead, Omit<ToastOptions, 'id' | 'presentation'> {
  content: ToastContent;
  /** How often it was pushed: the same words pushed again are heard again. */
  saidCount: number;
  /** When it closes, in ms of the toast clock, which stands still during a pause; `Infinity` = when it is dismissed. */
  closesAt: number;
  /** When it leaves the queue, in ms of the page's monotonic clock; `Infinity` until it is dismissed. */
  goneAt: number;
}

/** Why the toast clock stands. One for the sake of a toast ends with that toast. There is one of a reason at most. */
export interface ToastPause {
  reason: string;
  toastId?: string | undefined;
}

export interface ToastsState {
  /** Newest first. */
  items: readonly Toast[];
  pauses: readonly ToastPause[];
  /** What the callers of closed toasts want to be told, by who shows the toasts: a reducer calls nobody. */
  calls: readonly (() => void)[];
  /** What the toast clock showed last, in ms; it never goes back. */
  clockMs: number;
  /** By how many ms the toast clock is behind the monotonic one; `Infinity` while it stands. */
  behindMs: number;
}

interface ToastPushed {
  type: 'toast/pushed';
  id: string;
  change: ToastChange;
  /** A toast that is not there stays away. */
  isUpdate?: boolean;
}

/** What may happen to the toasts. Without an `id` every toast is meant. */
export type ToastEvent =
  | ToastPushed
  | { type: 'toast/dismissed' | 'toast/removed'; id: string | undefined }
  | ({ type: 'toast/paused' | 'toast/resumed' } & ToastPause)
  /** `isLate`: nobody could see the toasts until now. `callCount`: how many of the calls have been made. */
  | { type: 'toast/timePassed'; isLate?: boolean; callCount?: number };

/** `now` is ms of the monotonic clock, which no one sets: `performance.now()`. */
export type ToastAction = { now: number } & ToastEvent;

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

/** The pause that lasts while nobody is looking: the tab hidden, or the window blurred. */
export const AWAY = 'away';

export const noToasts: ToastsState = { items: [], pauses: [], calls: [], clockMs: 0, behindMs: 0 };

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
  const isByHand = isRemoval || type === 'toast/dismissed';
  const isMeant = ({ id }: Toast) => isByHand && id === (action.id ?? id);
  const goneAt = isRemoval ? now : now + TOAST_REMOVAL_DELAY_MS;
  const items = (type === 'toast/pushed' ? pushed(state.items, clockMs, action) : state.items)
    .map((toast) => {
      const isClosing = isMeant(toast) || toast.closesAt <= clockMs;
      return isClosing && (isRemoval || !toast.isLeaving) ? { ...toast, isLeaving: true, goneAt } : toast;
    })
    .filter((toast) => toast.goneAt > now);
  const pauses = pausesAfter(state.pauses, action).filter(({ toastId }) => !toastId || isOpen(items, toastId));
  const closed = state.items.filter(({ id, isLeaving }) => !isLeaving && !isOpen(items, id));
  const calls = [
    ...state.calls.slice(type === 'toast/timePassed' ? action.callCount : 0),
    ...closed.flatMap((toast) => (isMeant(toast) ? toast.onDismiss : toast.onAutoClose) ?? []),
  ];
  const next = { items, pauses, calls, clockMs, behindMs: pauses.length > 0 ? Infinity : now - clockMs };
  const before = partsOf(state);
  const after = partsOf(next);
  return before.length === after.length && before.every((part, index) => part === after[index]) ? state : next;
}

/** When the next toast closes or leaves, in ms of the monotonic clock; `Infinity` when none will. During a pause none closes. */
export function nextToastDeadline({ items, behindMs }: ToastsState): number {
  return Math.min(...items.map(({ isLeaving, goneAt, closesAt }) => (isLeaving ? goneAt : closesAt + behindMs)));
}

function partsOf({ items, pauses, calls }: ToastsState): readonly unknown[] {
  return [...items, ...calls, ...pauses];
}

function pausesAfter(pauses: readonly ToastPause[], action: ToastAction): readonly ToastPause[] {
  const isPause = action.type === 'toast/paused';
  if (!isPause && action.type !== 'toast/resumed') return pauses;
  const { reason, toastId } = action;
  if (isPause && pauses.some((pause) => pause.reason === reason && pause.toastId === toastId)) return pauses;
  const others = pauses.filter((pause) => pause.reason !== reason);
  return isPause ? [...others, { reason, toastId }] : others;
}

function pushed(items: readonly Toast[], clockMs: number, { id, change, isUpdate }: ToastPushed): readonly Toast[] {
  const known = items.find((toast) => toast.id === id);
  if (isUpdate && !known) return items;
  const toast = { saidCount: 0, ...known, ...change, id, isLeaving: false, goneAt: Infinity } as Toast;
  toast.presentation ??= known?.presentation ?? 'dark';
  if (!isUpdate) toast.saidCount++;
  toast.closesAt = clockMs + durationOf(toast);
  return known ? items.map((item) => (item === known ? toast : item)) : [toast, ...makeRoom(items)];
}

function durationOf({ kind, presentation, duration = 0 }: Toast): number {
  if (duration > 0) return duration;
  const isLight = presentation === 'light' && kind !== 'loading';
  return (isLight ? LIGHT_TOAST_DURATION_MS : TOAST_DURATIONS_MS[kind]) ?? Infinity;
}

/** Gives up the oldest that is on its way out, else the oldest that is not loading, else the oldest. */
function makeRoom(items: readonly Toast[]): readonly Toast[] {
  if (items.length < TOAST_LIMIT) return items;
  const evicted =
    items.findLast((toast) => toast.isLeaving) ?? items.findLast(({ kind }) => kind !== 'loading') ?? items.at(-1);
  return items.filter((toast) => toast !== evicted);
}

function isOpen(items: readonly Toast[], id: string): boolean {
  return items.some((toast) => toast.id === id && !toast.isLeaving);
}
