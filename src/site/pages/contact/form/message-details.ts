import { type ContactFields, type ContactMessage, type FirstVisit, randomId } from '../../../../lib/contact-message.ts';
import { parsed } from '../../../../lib/parsed.ts';
import { readFromTab, storeInTab } from '../../../../lib/tab-storage.ts';

/** The key under which this tab stores the id of the message that was sent last, and its text. */
const SENT = 'contact-id';

/**
 * Returns the message to send, with the data that tells its receiver where it comes from, whether it came twice, and
 * whether a program has filled in the form. `text` is the message as a query string; `shownMs` is when the form appeared.
 */
export function messageOf(form: HTMLFormElement, text: string, shownMs: number): ContactMessage {
  const trap = form.elements.namedItem('website') as HTMLInputElement | null;
  return {
    ...(Object.fromEntries(new URLSearchParams(text)) as ContactFields),
    id: idOf(text),
    ...firstVisit(),
    sentAt: new Date().toISOString(),
    secondsOpen: Math.round((performance.now() - shownMs) / 1000),
    website: trap?.value ?? '',
  };
}

/** Forgets the id of a message that has arrived, so that the same text sent again is another message. */
export function forgetId(): void {
  storeInTab(SENT, '');
}

/** Returns the id of the last attempt if the text is the same. Otherwise, an edited message would seem to be a double. */
function idOf(text: string): string {
  const [known = '', sent] = readFromTab(SENT).split(' ');
  const id = sent === text ? known : randomId();
  storeInTab(SENT, `${id} ${text}`);
  return id;
}

/** Returns the data that the inline script `contact-start.ts` has stored; this page's if there is none. */
function firstVisit(): FirstVisit {
  return { page: location.pathname, referrer: '', utm: '', ...Object(parsed(readFromTab('firstVisit'))) };
}
