/** What the form asks for, as it is sent; empty strings where nothing was written. */
export interface ContactMessage {
  name: string;
  email: string;
  company: string;
  phone: string;
  service: string;
  message: string;
}

export interface DeliveryOptions {
  /** Where messages go. Empty: the sending is simulated. */
  url: string;
  timeoutMs: number;
}

/** How long the simulated sending takes. Specification §9. */
export const SIMULATED_MS = 2000;

/**
 * Brings a message to the agency.
 *
 * Resolves when it has arrived: the address answered with 2xx, or the simulated time is over.
 * Errors: rejects on any other answer, without a connection, after `timeoutMs` without an answer, and when aborted.
 * Source: specification §4 (simulated); DECISIONS, `CONTACT_URL`.
 */
export function deliver(message: ContactMessage, { url, timeoutMs }: DeliveryOptions, signal: AbortSignal) {
  return url ? post(message, url, timeoutMs, signal) : simulate(signal);
}

async function post(message: ContactMessage, url: string, timeoutMs: number, signal: AbortSignal): Promise<void> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`The contact address answered with ${response.status}`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
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
