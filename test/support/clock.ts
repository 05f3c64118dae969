import type { mock } from 'node:test';

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
