import { type RefObject, useEffect, useRef, useState } from 'react';
import { form as words } from '../../../../content/pages/contact-form.ts';
import { keep, readKept } from '../../../../lib/tab-storage.ts';
import { useToast } from '../../../../state/toasts/use-toast.ts';
import { withAction } from '../../../../ui/toaster/with-action.tsx';
import { handedOver } from '../../../chat/keep.ts';
import { type ContactMessage, deliver, fieldNames } from './delivery.ts';

/** The success banner stays for this long, in milliseconds. Specification §9. */
export const BANNER_MS = 5000;

export type ContactStatus = 'idle' | 'submitting' | 'sent' | 'failed';

/** The message that failed when its page had been left; kept for the next time the form is shown. */
const UNSENT = 'contact-unsent';

/**
 * The form’s status, and the function that submits it. One message is under way at most, and leaving the page does not stop it.
 *
 * Always true: nothing written is lost. What was changed while a message was sent stays in the form, and a failure that comes
 * when the form has gone is told by a toast.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, url: string, timeoutMs: number) {
  const [status, setStatus] = useState<ContactStatus>('idle');
  const isSending = useRef(false);
  const toast = useToast();
  useEffect(() => fillIn(form.current), [form]);
  useEffect(() => {
    if (status !== 'sent') return undefined;
    const timer = setTimeout(() => setStatus('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const submit = async () => {
    if (isSending.current || !form.current) return;
    isSending.current = true;
    const message = readMessage(form.current);
    setStatus('submitting');
    try {
      await deliver(message, url, timeoutMs);
      setStatus('sent');
      if (form.current && asText(readMessage(form.current)) === asText(message)) form.current.reset();
    } catch {
      setStatus('failed');
      if (!form.current) {
        keep(UNSENT, asText(message));
        const failure = withAction(words.unsent, words.unsentAction, () => window.location.assign('/contact'));
        toast.error(failure, { presentation: 'light' });
      }
    }
    isSending.current = false;
  };
  return { status, submit };
}

/** Writes what is brought along into fields that are empty: a message that was not sent, a conversation from the chat. */
function fillIn(form: HTMLFormElement | null): void {
  const brought = [...new URLSearchParams(readKept(UNSENT)), ['message', readKept(handedOver)] as const];
  for (const [name, text] of brought) {
    const field = form?.elements.namedItem(name);
    if (field && 'value' in field) field.value ||= text;
  }
  for (const name of [UNSENT, handedOver]) keep(name, '');
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as ContactMessage;
}

const asText = (message: ContactMessage) => String(new URLSearchParams(message));
