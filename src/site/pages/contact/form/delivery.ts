import { postJson } from '../../../../http/send.ts';

/** A message as it is sent; empty strings where nothing was written. */
export interface ContactMessage {
  name: string;
  email: string;
  company: string;
  phone: string;
  service: string;
  message: string;
}

export interface DeliveryOptions {
  /** The address for messages. Empty: the sending is simulated. */
  url: string;
  timeoutMs: number;
}

/** The simulated sending takes this long, in milliseconds. Specification §9. */
export const SIMULATED_MS = 2000;

/**
 * Brings a message to the agency.
 *
 * Resolves when it has arrived: the address answered with 2xx, or the simulated time is over.
 * Errors: rejects on any other answer, without a connection, after `timeoutMs` without an answer, and when aborted.
 * Source: specification §4 (simulated); `src/README.md` §8.
 */
export function deliver(message: ContactMessage, { url, timeoutMs }: DeliveryOptions, signal: AbortSignal) {
  return url ? postJson(url, message, { timeoutMs, signal }) : simulate(signal);
}

function simulate(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SIMULATED_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
