// Measures one document from inside it.
import type { Page } from 'playwright-core';

/** Runs before every document's scripts: records heading paints, layout shifts, long tasks and event durations. */
export function probe(): void {
  const state = { headingAt: 0, clickedAt: 0, shift: 0, longTasks: [] as number[], events: [] as number[] };
  Object.assign(window, { probe: state });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('longtask', (entry) => state.longTasks.push(entry.duration));
  observe('event', (entry) => state.events.push(entry.duration), { durationThreshold: 16 });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) state.shift += value;
  });
  let shown = '';
  const watch = () => {
    const heading = `${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`;
    if (document.querySelector('h1') && heading !== shown) {
      shown = heading;
      // The message arrives after the frame with the heading was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        state.headingAt = performance.timeOrigin + performance.now();
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

export interface Probe {
  headingAt: number;
  shift: number;
  longTasks: number[];
  events: number[];
}
/** Returns all measurements of the page's probe. */
export const read = (page: Page) => page.evaluate(() => (window as unknown as { probe: Probe }).probe);

/** Clears the events and long tasks measured so far. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    const { events, longTasks } = (window as unknown as { probe: Probe }).probe;
    events.length = 0;
    longTasks.length = 0;
  });
