import { subscription } from '../../../../content/blog/blog-subscription.ts';
import { newsletterEmail } from '../../../../content/site.ts';
import { postJson } from '../../../../http/send.ts';

/** The endpoint for subscriptions, inserted by the build. If it's empty, readers subscribe by email. */
declare const __NEWSLETTER_URL__: string | undefined;

const TIMEOUT_MS = 15_000;

/**
 * Subscribes one address: sends one request to the mailing list, or opens a message in the reader's mail program.
 *
 * `isSubscribed`: the mailing list has accepted the address. False for an opened email, which may never be sent.
 * Errors: rejects with an `ApiError` if the request fails, or if there is no response within 15 s.
 */
export async function subscribe(email: string): Promise<{ text: string; isSubscribed: boolean }> {
  const url = typeof __NEWSLETTER_URL__ === 'string' && __NEWSLETTER_URL__;
  if (!url) {
    window.location.href = subscriptionEmailHref(email);
    return { text: subscription.mailOpened, isSubscribed: false };
  }
  await postJson(url, { email }, { timeoutMs: TIMEOUT_MS });
  return { text: subscription.success, isSubscribed: true };
}

/** Returns the `mailto:` link that opens a subscription email for an address. */
export function subscriptionEmailHref(email: string): string {
  const subject = encodeURIComponent(subscription.mailSubject);
  const body = encodeURIComponent(`${subscription.mailBody} ${email}`);
  return `mailto:${newsletterEmail}?subject=${subject}&body=${body}`;
}
