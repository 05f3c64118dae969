/** What toasts say on the site and in the console. */
export const toastWords = {
  list: 'Alerts (Alt+T)',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  /** Precede the text, for people who can't see the icon. */
  success: 'Success: ',
  error: 'Error: ',
  loading: 'Loading: ',
  /** Replaces content that throws. */
  failed: 'Can’t show this.',
} as const;
