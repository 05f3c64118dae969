import { subscription } from '../../../../content/blog/blog-subscription.ts';
import { contact } from '../../../../content/site.ts';
import { postJson } from '../../../../http/send.ts';

/** The address that subscriptions are sent to, written in by the build; empty: by e-mail. */
declare const __NEWSLETTER_URL__: string | undefined;

const TIMEOUT_MS = 15_000;

export interface SubscriptionOutcome {
  /** The sentence to show. */
  text: string;
  /** True when the list has the address. Nobody can tell whether a message that was opened has been sent. */
  isTaken: boolean;
}

/**
 * Takes one address: opens a message in the reader's mail program, or sends one request to the list.
 *
 * Errors: rejects with an `ApiError` when the list did not take it, or not within 15 s.
 */
export async function subscribe(email: string): Promise<SubscriptionOutcome> {
  const url = typeof __NEWSLETTER_URL__ === 'string' && __NEWSLETTER_URL__;
  if (!url) {
    window.location.href = subscriptionMail(email);
    return { text: subscription.mailOpened, isTaken: false };
  }
  await postJson(url, { email }, { timeoutMs: TIMEOUT_MS });
  return { text: subscription.success, isTaken: true };
}

/** The message that a mail program opens with. */
export function subscriptionMail(email: string): string {
  const subject = encodeURIComponent(subscription.mailSubject);
  const body = encodeURIComponent(`${subscription.mailBody} ${email}`);
  return `mailto:${contact.newsletterEmail}?subject=${subject}&body=${body}`;
}
