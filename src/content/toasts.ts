/** The words that the toaster adds to toasts, on the site and in the console. */
export const toastWords = {
  list: 'Alerts (Alt+T)',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  /** Read before the text by screen readers, in place of the icon. */
  success: 'Success: ',
  error: 'Error: ',
  loading: 'Loading: ',
  /** Shown in place of content that fails to render. */
  failed: 'This message couldn’t be shown.',
} as const;
