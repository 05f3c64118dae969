import { postJson } from '../../../../http/send.ts';
import type { ContactMessage } from '../../../../lib/contact-message.ts';

/** The duration of a simulated delivery, in milliseconds. Specification §9. */
export const SIMULATED_MS = 2000;

/**
 * Delivers a message to `url`; if that is empty, only simulates it.
 *
 * Resolves once the server has responded with 2xx, or the simulated time is over.
 * Errors: rejects on any other response, without a connection, and after `timeoutMs` without a response.
 * Source: specification §4 (simulated); `src/README.md` §8.
 */
export async function deliver(message: ContactMessage, url: string, timeoutMs: number): Promise<void> {
  if (url) await postJson(url, message, { timeoutMs });
  else await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}
