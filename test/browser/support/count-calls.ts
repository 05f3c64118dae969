import type { Page } from 'playwright-core';

/** Runs `act` and returns the number of calls of the site's own functions during it. */
export type CountCalls = (act: () => Promise<unknown>) => Promise<number>;

/**
 * Counts calls instead of milliseconds: a saved render is a saved call, on every
 * machine, busy or not. Call it before the page loads: functions that ran before may be counted incompletely.
 */
export async function callCounter(page: Page): Promise<CountCalls> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  /** Returns the number of calls since the last time. */
  const taken = async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes('/assets/'))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  };
  return async (act) => {
    await settled(page);
    await taken();
    await act();
    await settled(page);
    return taken();
  };
}

/** Resolves once the page has painted, and has run its idle callbacks. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });
}
