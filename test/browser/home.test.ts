import assert from 'node:assert/strict';
import { hero } from '../../src/content/pages/home.ts';
import { actions } from '../../src/content/pages/shell.ts';
import { parts } from '../support/parts.ts';
import { blank, browserTest, hydrated, revisit, still, visit } from './support/browser.ts';

type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }; // Input includes a resize.

browserTest('the home page and the testimonials have no layout shift while they load or are scrolled', async (t) => {
  const { page, expects } = await visit(t, 'about:blank');
  expects(/ERR_FAILED .*font-/);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          shifts.push(`${location.pathname} at ${innerWidth}: ${entry.sources.map(({ node }) => node?.textContent)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Blocks the web font, which shifts a line by 3 px if it arrives after the first paint.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [path, width] of [
    ['/', 390],
    ['/', 1440],
    ...(parts.testimonials ? [['/testimonials', 1280] as const] : []),
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        window.scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), []);
  }
});

browserTest('the first screen of the home page shows the machine and where to ask it', async (t) => {
  const { page } = await revisit(t, blank, still);
  await page.goto('/');
  const start = page.getByRole('main').getByRole('link', { name: actions.start }).first();
  const services = page.getByRole('main').getByRole('link', { name: actions.services }).first();
  const question = parts.chat ? [page.getByRole('textbox', { name: hero.ask })] : [];
  const machine = page.getByRole('img', { name: hero.drawing }).filter({ visible: true });
  for (const [width, height, ...parts] of [
    [1440, 900, page.getByRole('heading', { level: 1 }), start, services, machine, ...question],
    [1280, 720, start, services, machine.locator('[data-l]:is([data-solid] *)').last()],
    [390, 844, start, services, ...question],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts) {
      const { y, height: own } = (await part.boundingBox()) ?? assert.fail(`${width}: ${part}`);
      assert.ok(y > 0 && y + own <= height, `${width}: ${part} ends at ${y + own}`);
    }
  }
});

browserTest('the home page’s machine runs for less than 5 s without a script, then under the pointer', async (t) => {
  const { page } = await revisit(t, blank, still);
  const running = () =>
    page
      .getByRole('img', { name: hero.drawing })
      .filter({ visible: true })
      .evaluate((figure) =>
        figure
          .getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
  await page.goto('/');
  assert.deepEqual(await running(), []);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const ends = await running();
  assert.ok(ends.length > 0 && Math.max(...ends) < 5000, `${ends}`);
  await page.evaluate(() =>
    document.getAnimations().forEach((each) => void (each.timeline === document.timeline && each.finish())),
  );
  assert.deepEqual(await running(), []);
  await hydrated(page);
  assert.deepEqual(await running(), []);
  await page.getByRole('img', { name: hero.drawing }).filter({ visible: true }).hover();
  await page.waitForFunction(() => document.querySelector('figure svg:hover')?.getAnimations({ subtree: true }).length);
  assert.notDeepEqual(await running(), []);
  await page.getByRole('heading', { level: 1 }).hover();
  assert.deepEqual(await running(), []);
});

browserTest('a headline of 60 to 120 letters has up to five lines; a short page’s footer is at its end', async (t) => {
  const { page } = await revisit(t, blank, { ...still, viewport: { width: 1440, height: 900 } });
  for (const path of ['/', '/services']) {
    await page.goto(path);
    const lines = await page.evaluate(() =>
      ([60, 90, 120] as const).map((length) => {
        const title = document.querySelector('h1') as HTMLElement;
        title.textContent = 'An agency for work '.repeat(9).slice(0, length);
        title.dataset.longer = { 60: '', 90: '60', 120: '90' }[length];
        return Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
      }),
    );
    assert.ok(Math.max(...lines) <= 5, `${path}: ${lines}`);
  }
  await page.setViewportSize({ width: 768, height: 1400 });
  const { below, tooHigh } = await page.evaluate(() => {
    document.querySelector('main')?.replaceChildren('Short.');
    const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return { below: innerHeight - bottom, tooHigh: document.documentElement.scrollHeight - innerHeight };
  });
  assert.deepEqual([Math.round(below), tooHigh], [0, 0]);
});
