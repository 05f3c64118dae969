import { form } from '../content/pages/contact-form.ts';
import { contact } from '../content/site.ts';
import { TimeoutError } from '../http/errors.ts';
import { send } from '../http/send.ts';
import { type ContactMessage, randomId, serverSentence } from '../lib/contact-message.ts';
import { parsed } from '../lib/parsed.ts';
import { allowsOrigin, bad, checkCrossOrigin, shown, type Verdict, visitorSees } from './check-webhook.ts';

/** A message that its receiver recognizes as a test. */
const message = {
  ...{ name: 'Test by check:contact', email: 'test@example.com', company: '', phone: '', service: 'other' },
  ...{ message: 'This message tests the contact form. Nobody waits for an answer.', website: '', secondsOpen: 60 },
  ...{ page: '/contact', referrer: 'https://example.com/', utm: 'utm_source=test' },
};

const failure = `${form.failure} ${contact.email}.`;

/** Sends a message to a server as the contact form does, and reports what a visitor would see. Errors: none. */
export async function checkContact(url: string, siteOrigin: string, timeoutMs = 15_000): Promise<Verdict> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return bad(`'${url}' isn't an address. Example: npm run check:contact -- https://forms.example.org/contact`);
  const body: ContactMessage = { ...message, id: randomId(), sentAt: new Date().toISOString() };
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', Origin: siteOrigin };
  const request = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', timeoutMs } as const;
  try {
    const [response, text] = await send(url, request, async (answer) => [answer, await answer.text()] as const);
    const { status, ok } = response;
    const received = `The server returned ${status} for a message from '${message.name}' with the id ${body.id}.`;
    if (status >= 300 && status < 400)
      return bad(
        received,
        `It redirects to ${response.headers.get('location')}. Unless browsers may read that page (CORS), a visitor sees a failure although the message has arrived, and sends it again. Let the server respond to 'Accept: application/json' with JSON.`,
      );
    const isReadable = new URL(url).origin === siteOrigin || allowsOrigin(response, siteOrigin);
    const sentence = isReadable ? serverSentence(status, parsed(text)) : '';
    if (!ok) return bad(received, visitorSees(`${sentence} ${failure}`.trim()), `The response's body: ${shown(text)}`);
    const crossOrigin = await checkCrossOrigin(url, siteOrigin, response);
    return { isGood: crossOrigin.isGood, lines: [received, visitorSees(form.success), ...crossOrigin.lines] };
  } catch (error) {
    const isLate = error instanceof TimeoutError;
    const reason = isLate ? `No complete response after ${timeoutMs / 1000} s.` : 'The connection failed.';
    return bad(`${reason} ${visitorSees(failure)}`);
  }
}
