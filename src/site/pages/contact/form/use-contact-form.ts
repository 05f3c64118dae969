import { useEffect, useReducer } from 'react';
import { contactFormReducer, idleContactForm } from './contact-form.ts';
import { type ContactMessage, deliver } from './delivery.ts';

/** The success banner stays for this long, in milliseconds. Specification §9. */
export const BANNER_MS = 5000;

/** The contact form's state, with what it sets going: the delivery and the banner's end. Leaving the page stops both. */
export function useContactForm(url: string, timeoutMs: number) {
  const [state, dispatch] = useReducer(contactFormReducer, idleContactForm);
  useEffect(() => {
    if (state.status === 'submitting') {
      const controller = new AbortController();
      deliver(state.message, { url, timeoutMs }, controller.signal).then(
        () => dispatch({ type: 'message/sent' }),
        () => controller.signal.aborted || dispatch({ type: 'message/failed' }),
      );
      return () => controller.abort();
    }
    if (state.status === 'sent') {
      const timer = setTimeout(() => dispatch({ type: 'banner/expired' }), BANNER_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [state, url, timeoutMs]);

  const submit = (message: ContactMessage) => dispatch({ type: 'message/submitted', message });
  return { status: state.status, submit };
}
