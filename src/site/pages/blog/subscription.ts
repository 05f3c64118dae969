import { newsletter } from '../../../content/blog.ts';
import { contact } from '../../../content/site.ts';

const TIMEOUT_MS = 15_000;

/** The message that a mail program opens with. */
export function subscriptionMail(email: string): string {
  const subject = encodeURIComponent(newsletter.mailSubject);
  const body = encodeURIComponent(`${newsletter.mailBody} ${email}`);
  return `mailto:${contact.newsletterEmail}?subject=${subject}&body=${body}`;
}

/** Sends the address to the list. Errors: rejects when it was not taken, or not within 15 s. */
export async function sendSubscription(url: string, email: string): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: timeout.signal,
    });
    if (!response.ok) throw new Error(`The list answered ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}
