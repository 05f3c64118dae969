/** The words that the toaster adds to toasts, on the site and in the console. */
export const toastWords = {
  list: 'Alerts (Alt+T)',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  /** Screen readers read this before the text, instead of the icon. */
  success: 'Success: ',
  error: 'Error: ',
  loading: 'Loading: ',
  /** Shown instead of content that fails to render. */
  failed: 'This message couldn’t be shown.',
} as const;
