// Timeouts for busy machines: they detect hangs, not slowness.

/** Limit for a response, an element or a message. */
export const WAIT_MS = 60_000;
/** Limit for a test. */
export const TEST_MS = 300_000;
