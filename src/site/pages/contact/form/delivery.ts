import { postJson } from '../../../../http/send.ts';

/** The fields of the form, by their names. */
export const fieldNames = ['name', 'email', 'company', 'phone', 'service', 'message'] as const;

/** A message as it is sent; empty strings where nothing was written. */
export type ContactMessage = Record<(typeof fieldNames)[number], string>;

/** The simulated sending takes this long, in milliseconds. Specification §9. */
export const SIMULATED_MS = 2000;

/** Browsers let a request of up to 64 KiB outlive its document; with so many characters it is sure to be one. */
const OUTLIVES_LENGTH = 20_000;

/**
 * Brings a message to the agency: to the address `url`, or where that is empty, nowhere.
 *
 * Resolves when it has arrived: the address answered with 2xx, or the simulated time is over.
 * Errors: rejects on any other answer, without a connection, and after `timeoutMs` without an answer.
 * Source: specification §4 (simulated); `src/README.md` §8.
 */
export async function deliver(message: ContactMessage, url: string, timeoutMs: number): Promise<void> {
  const keepalive = JSON.stringify(message).length < OUTLIVES_LENGTH;
  if (url) await postJson(url, message, { timeoutMs, keepalive });
  else await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}
