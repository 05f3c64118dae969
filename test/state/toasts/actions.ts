import {
  AWAY,
  noToasts,
  type ToastAction,
  type ToastKind,
  type ToastOptions,
  type ToastsState,
  toastsReducer,
} from '../../../src/state/toasts/toasts.ts';

export const start = 1_700_000_000_000;

export function run(actions: readonly ToastAction[], from: ToastsState = noToasts): ToastsState {
  return actions.reduce(toastsReducer, from);
}
/** Creates a queue whose timers run, as with a mounted viewport in a focused window. */
export const running = run([
  { type: 'toast/paused', now: start, reason: AWAY },
  { type: 'toast/resumed', now: start, reason: AWAY },
]);

let pushNumber = 0;
export function push(
  id: string,
  kind: ToastKind = 'blank',
  { presentation = 'dark', ...options }: ToastOptions = {},
  now = start,
): ToastAction {
  return {
    type: 'toast/pushed',
    now,
    id,
    given: { ...options, presentation, kind, content: id, pushNumber: ++pushNumber },
  };
}
export const ids = (state: ToastsState) => state.items.map((toast) => toast.id);
export const leaving = (state: ToastsState) => state.items.filter((toast) => toast.isLeaving).map((toast) => toast.id);
export const numbered = (count: number, kind: ToastKind = 'blank') =>
  Array.from({ length: count }, (_, index) => push(`t${index + 1}`, kind));
