import { type RefObject, useEffect, useRef, useState } from 'react';
import { form as words } from '../../../../content/pages/contact-form.ts';
import { toApiError } from '../../../../http/errors.ts';
import { postJson } from '../../../../http/send.ts';
import * as contact from '../../../../lib/contact-message.ts';
import { parsed } from '../../../../lib/parsed.ts';
import { readFromTab, storeInTab } from '../../../../lib/tab-storage.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { transcriptKey } from '../../../chat/conversation.ts';

/** The duration of a simulated delivery, in milliseconds. Specification §4 and §9. */
const SIMULATED_MS = 2000;

/** The duration of the success banner, and of the toast in its place, in milliseconds. Specification §9. */
export const BANNER_MS = 5000;

/** `unknown`: the page was closed before the response to the last message arrived. */
export type ContactStatus = 'idle' | 'submitting' | 'sent' | 'failed' | 'unknown';

/** The key under which this tab stores an unsent message. */
const DRAFT = 'contact-draft';
/** The key under which this tab stores the pending message, so that the next document can say that its outcome is unknown. */
const PENDING = 'contact-pending';

/** The key under which this tab stores the id of the message that was sent last, and its text. */
const SENT = 'contact-id';

/** The pending message, which outlives its form; `onEnd` receives whether it was delivered, or the server's reason. */
let underway: { readonly text: string; onEnd: (hasArrived: boolean, reason: string) => void } | null = null;

/**
 * Returns the form's status and its submit function. At most one message is pending, even after the form has unmounted.
 *
 * Invariants: no input is lost. A message without a known success is restored when the form mounts again, and edits made
 * during a request stay. After the form has unmounted, a toast reports the outcome.
 */
export function useContactForm(ref: RefObject<HTMLFormElement | null>, url: string, timeoutMs: number) {
  const [status, setStatus] = useState<ContactStatus>('idle');
  /** The server's sentence about a rejected message. */
  const [reason, setReason] = useState('');
  /** When the form appeared, on the clock of `performance.now()`, which starts with the document. */
  const shownMs = useRef(0);
  const toast = useToast();

  const onEndWhileMounted = (form: HTMLFormElement, text: string) => (hasArrived: boolean, why: string) => {
    setReason(why);
    setStatus(hasArrived ? 'sent' : 'failed');
    if (hasArrived && readMessage(form) === text) form.reset();
  };
  const openForm = () => location.pathname === '/contact' || location.assign('/contact');
  const onEndAfterUnmount = (hasArrived: boolean) => {
    if (!hasArrived) toast.error(words.unsent, { action: { label: words.unsentAction, onPress: openForm } });
    else toast.success(words.success, { duration: BANNER_MS });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    if (document.documentElement.dataset.hydrated !== undefined) shownMs.current = performance.now();
    const isUnknown = readFromTab(DRAFT) !== '' && readFromTab(DRAFT) === readFromTab(PENDING);
    fillIn(form);
    if (underway) {
      setStatus('submitting');
      underway.onEnd = onEndWhileMounted(form, underway.text);
    } else if (isUnknown) setStatus('unknown');
    const keepDraft = () => store(readMessage(form));
    addEventListener('pagehide', keepDraft);
    return () => {
      removeEventListener('pagehide', keepDraft);
      keepDraft();
      if (underway) underway.onEnd = onEndAfterUnmount;
    };
  }, []);
  useEffect(() => {
    if (status !== 'sent') return undefined;
    const timer = setTimeout(() => setStatus('idle'), BANNER_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const submit = async () => {
    const form = ref.current;
    if (underway || !form) return;
    const text = readMessage(form);
    const sending = { text, onEnd: onEndWhileMounted(form, text) };
    underway = sending;
    store(text);
    setStatus('submitting');
    let why = '';
    const delivery = url
      ? postJson(url, messageOf(form, text, shownMs.current), { timeoutMs })
      : new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
    const hasArrived = await delivery.then(
      () => true,
      (error) => {
        const { status: code = 0, body } = toApiError(error);
        why = contact.serverSentence(code, parsed(String(body)));
        // A document that closes rejects its requests, even those that outlive it, but never runs another task.
        return new Promise<boolean>((resolve) => setTimeout(resolve, 0, false));
      },
    );
    // The same text sent again is another message.
    if (hasArrived) storeInTab(SENT, '');
    underway = null;
    storeInTab(PENDING, '');
    if (hasArrived && readFromTab(DRAFT) === text) storeInTab(DRAFT, '');
    sending.onEnd(hasArrived, why);
  };
  return { status, reason, submit };
}

/** Stores the form's text, also as that of the pending message if there is one. */
function store(text: string): void {
  storeInTab(DRAFT, text);
  if (underway) storeInTab(PENDING, text);
}

/** Fills empty fields from the stored draft, appends the chat's transcript to the message, and clears the storage. */
function fillIn(form: HTMLFormElement): void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const [name, text] of new URLSearchParams(readFromTab(DRAFT))) {
    const present = field(name);
    if (present) present.value ||= text;
  }
  const message = field('message');
  const conversation = readFromTab(transcriptKey);
  if (message && conversation) message.value = [message.value, conversation].filter(Boolean).join('\n\n');
  for (const name of [DRAFT, transcriptKey]) storeInTab(name, '');
}

/** Returns all fields as a query string; `''` if all are empty. */
function readMessage(form: HTMLFormElement): string {
  const data = new FormData(form);
  const fields = contact.contactFields.map((name) => [name, String(data.get(name) ?? '')]);
  return fields.some(([, text]) => text) ? String(new URLSearchParams(fields)) : '';
}

/**
 * Returns the message to send, with the data that tells its receiver where it comes from, whether it came twice, and
 * whether a program has filled in the form. `text` is the message as a query string; `shownMs` is when the form appeared.
 */
function messageOf(form: HTMLFormElement, text: string, shownMs: number): contact.ContactMessage {
  const trap = form.elements.namedItem('website') as HTMLInputElement | null;
  return {
    ...(Object.fromEntries(new URLSearchParams(text)) as contact.ContactFields),
    id: idOf(text),
    ...firstVisit(),
    sentAt: new Date().toISOString(),
    secondsOpen: Math.round((performance.now() - shownMs) / 1000),
    website: trap?.value ?? '',
  };
}

/** Returns the id of the last attempt if the text is the same. Otherwise, an edited message would seem to be a double. */
function idOf(text: string): string {
  const [known = '', sent] = readFromTab(SENT).split(' ');
  const id = sent === text ? known : contact.randomId();
  storeInTab(SENT, `${id} ${text}`);
  return id;
}

/** Returns the data that the inline script `contact-start.ts` has stored; this page's if there is none. */
function firstVisit(): contact.FirstVisit {
  return { page: location.pathname, referrer: '', utm: '', ...Object(parsed(readFromTab('firstVisit'))) };
}
