import type { Page } from 'playwright-core';

/** Does what is given and answers how many calls of the site's own functions that took. */
export type CountCalls = (act: () => Promise<unknown>) => Promise<number>;

/**
 * Counts what a page does in calls instead of milliseconds: a render that is saved is a call that is not made, on every
 * machine and however busy it is. Call it before the page is loaded: functions that ran before may be counted by halves.
 */
export async function callCounter(page: Page): Promise<CountCalls> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  /** Calls since the last time it was asked. */
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

/** Resolves once the page has drawn what was done to it, and what it put off until then. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });
}
