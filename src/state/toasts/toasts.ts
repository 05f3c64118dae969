/** The toast queue. Source: specification §9. */

export interface Toast {
  id: string;
  kind: 'blank' | 'success' | 'error' | 'loading' | 'custom';
  content: string;
}

export type ToastsState = readonly Toast[];

export type ToastAction = { type: 'toast/pushed'; toast: Toast } | { type: 'toast/removed'; id: string };

export const noToasts: ToastsState = [];

/** The most toasts on screen at once. */
export const TOAST_LIMIT = 20;

/** Decides which toasts are on screen. Pure; newest first, at most `TOAST_LIMIT`. Errors: none. */
export function toastsReducer(state: ToastsState, action: ToastAction): ToastsState {
  switch (action.type) {
    case 'toast/pushed':
      return [action.toast, ...state.filter((toast) => toast.id !== action.toast.id)].slice(0, TOAST_LIMIT);
    case 'toast/removed':
      return state.some((toast) => toast.id === action.id) ? state.filter((toast) => toast.id !== action.id) : state;
  }
}
