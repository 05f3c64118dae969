// Retakes the README's screenshots of the production build: the home page in both themes, and the console's dashboard.
// Usage, after `npm run build`: node --import ./test/support/register.mjs test/pictures.ts
import test from 'node:test';
import { browser, hydrated, still, visit } from './browser/support/browser.ts';
import { visitConsole } from './browser/support/console.ts';

const folder = '.readme';

test('a screenshot shows the home page in both themes', async (t) => {
  const halves: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 1368, height: 1008 };
    const { page } = await visit(t, '/', { ...still, colorScheme, viewport });
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    halves.push((await page.screenshot()).toString('base64'));
  }
  const page = await (await browser()).newPage({ viewport: { width: 1400, height: 520 } });
  const images = halves.map((half) => `<img width="684" height="504" src="data:image/png;base64,${half}" />`);
  await page.setContent(`<body style="margin:8px;display:flex;gap:16px;background:#888">${images.join('')}</body>`);
  await page.screenshot({ path: `${folder}/home.png` });
});

test('a screenshot shows the dashboard of a super-admin', async (t) => {
  const viewport = { width: 1280, height: 800 };
  const { page } = await visitConsole(t, '/admin', 'SU', { ...still, viewport });
  await page.getByRole('heading', { name: 'Recent investments' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/console.png` });
});
