/** Fakes the date and delays of 400 ms and more, so that minutes pass at once; shorter delays stay real. */
export function createFakeTime() {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, now: Date.now };
  const waiting = new Map<object, { at: number; task: () => void }>();
  let offsetMs = 0;
  const now = () => real.now() + offsetMs;
  const set = (task: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
    if (!(delayMs >= 400)) return real.setTimeout(task, delayMs, ...args);
    const timer = { ref: () => timer, unref: () => timer, hasRef: () => true, refresh: () => timer };
    waiting.set(timer, { at: now() + delayMs, task: () => task(...args) });
    return timer;
  };
  const clear = (timer: unknown) => {
    if (!waiting.delete(timer as object)) real.clearTimeout(timer as number);
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  Date.now = now;
  return {
    waiting: () => waiting.size,
    advance(ms: number) {
      offsetMs += ms;
      for (const [timer, { at, task }] of waiting) {
        if (at <= now() && waiting.delete(timer)) task();
      }
    },
  };
}
