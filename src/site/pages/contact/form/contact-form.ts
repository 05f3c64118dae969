import type { ContactMessage } from './delivery.ts';

export type ContactFormState =
  | { status: 'idle' }
  | { status: 'submitting'; message: ContactMessage }
  | { status: 'sent' }
  | { status: 'failed' };

export type ContactFormAction =
  | { type: 'message/submitted'; message: ContactMessage }
  | { type: 'message/sent' }
  | { type: 'message/failed' }
  | { type: 'banner/expired' };

export const idleContactForm: ContactFormState = { status: 'idle' };

/**
 * Decides what the contact form is doing.
 *
 * Pure; the effect that carries a message out and the banner's timer are in `use-contact-form.ts`.
 * Always true: one message is under way at most, so a second submit meanwhile is the first one.
 * Errors: none. An outcome or a timer that comes too late is ignored.
 * Source: specification §4; `src/README.md` §8.
 */
export function contactFormReducer(state: ContactFormState, action: ContactFormAction): ContactFormState {
  switch (action.type) {
    case 'message/submitted':
      return state.status === 'submitting' ? state : { status: 'submitting', message: action.message };
    case 'message/sent':
      return state.status === 'submitting' ? { status: 'sent' } : state;
    case 'message/failed':
      return state.status === 'submitting' ? { status: 'failed' } : state;
    case 'banner/expired':
      return state.status === 'sent' ? idleContactForm : state;
  }
}
