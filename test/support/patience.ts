// A time says that something hangs, never that it was slow: these are for the busiest machine.

/** An answer, an element or a message has come by then. */
export const WAIT_MS = 90_000;
/** A test has ended by then. */
export const TEST_MS = 900_000;
