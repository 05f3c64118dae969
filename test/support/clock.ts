import type { mock, TestContext } from 'node:test';

const { TZ } = process.env;

/** Sets the time zone until the test ends. */
export function setZone(t: TestContext, zone: string): void {
  process.env.TZ = zone;
  t.after(() => {
    // Assigning undefined would set the text 'undefined'.
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
}

/**
 * Mocks the timers in `options.apis` until the test ends. Real timers can still be cleared: a connection of Node's
 * `fetch` that closes during the test would otherwise keep its timer, which fails when it fires.
 */
export function mockTimers(timers: typeof mock.timers, options: Parameters<typeof mock.timers.enable>[0]): void {
  const clearReal = clearTimeout;
  timers.enable(options);
  const clearMocked = clearTimeout;
  globalThis.clearTimeout = (timer) => {
    clearReal(timer);
    clearMocked(timer);
  };
}
