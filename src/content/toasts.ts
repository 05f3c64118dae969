/** The words that the toaster adds to toasts, on the site and in the console. */
export const toastWords = {
  list: 'Alerts (Alt+T)',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  /** Screen readers read `success`, `error` and `loading` before the text, instead of the icon. */
  success: 'Success: ',
  error: 'Error: ',
  loading: 'Loading: ',
  /** Shown if a toast's content fails to render. */
  failed: 'This message couldn’t be shown.',
} as const;
