// User actions before the application has loaded: its scripts are delayed, then released.
import assert from 'node:assert/strict';
import { newsletter } from '../../src/content/blog/blog.ts';
import { subscription } from '../../src/content/blog/blog-subscription.ts';
import { controls } from '../../src/content/chat.ts';
import { openings } from '../../src/content/pages/careers.ts';
import { jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { card } from '../../src/content/pages/services-page.ts';
import { askServer, browserTest, holdToasts, revisit, still, visit } from './support/browser.ts';
import { openHeld } from './support/held-scripts.ts';
import { restAddress, siteAddress } from './support/site.ts';
import { holdDelays } from './support/site-controls.ts';

browserTest(
  'clicks are replayed in order once the application has loaded',
  async (t) => {
    const { page } = await revisit(t, await restAddress(), still);
    const letCome = await openHeld(page, '/services');
    const toggles = page.getByRole('button', { name: card.more });
    for (const index of [0, 2, 1]) await toggles.nth(index).click();
    assert.equal(await page.locator('[aria-pressed=true]').count(), 0);
    await letCome();
    await page.waitForFunction(
      () => document.querySelectorAll('main [aria-pressed]')[1]?.getAttribute('aria-pressed') === 'true',
    );
    assert.equal(await page.locator('[aria-pressed=true]').count(), 1);
    const marked = await page
      .locator('main section:has([aria-pressed])')
      .evaluateAll((sections) =>
        sections.filter((section) => getComputedStyle(section).outlineStyle === 'solid').map(({ id }) => id),
      );
    assert.deepEqual(marked, [services[1]?.id], 'the marked card is set off');
  },
  services.length > 2,
);

browserTest('searches, filters and messages entered before hydration take effect afterward', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  let letCome: () => Promise<void>;
  if (jobs.length > 0) {
    letCome = await openHeld(page, '/careers');
    await page.getByRole('searchbox').fill('zzzzz');
    await letCome();
    await page.getByText(openings.showing(0, jobs.length)).waitFor();
  }

  letCome = await openHeld(page, '/blog');
  await page.getByRole('combobox').selectOption('popular');
  await page.getByRole('searchbox').pressSequentially('zzzzz');
  await letCome();
  await page.waitForFunction(() => document.querySelector('article[id]') === null);
  const focused = () =>
    page.evaluate(() => [
      document.activeElement?.getAttribute('type'),
      (document.activeElement as HTMLInputElement).selectionStart,
    ]);
  assert.deepEqual(await focused(), ['search', 5]);

  letCome = await openHeld(page, '/contact');
  const endDelay = await holdDelays(page);
  const form = page.locator('main form');
  await form.getByRole('button').click();
  assert.equal((await form.locator(':invalid').count()) > 0, true, 'the browser itself says what is missing');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@client.example');
  await form.locator('[name=service]').selectOption({ index: 1 });
  await form.locator('[name=message]').fill('A machine.');
  await form.getByRole('button').click();
  await letCome();
  await endDelay();
  await form.locator('[data-kind=good]').waitFor();
});

browserTest(
  'an email address entered early stays out of the URL, and is sent once the script has loaded',
  async (t) => {
    const { page } = await revisit(t, await restAddress(), still);
    const enter = async () => {
      await page.getByRole('textbox', { name: newsletter.label }).fill('ada@client.example');
      await page.keyboard.press('Enter');
    };
    const letCome = await openHeld(page, '/blog');
    await holdToasts(page);
    await enter();
    await letCome();
    await page.getByText(subscription.mailOpened).first().waitFor();
    // Without the inline script, a natively submitted form would send its request within the same task.
    await page.goto(await restAddress());
    await page.route('**/blog*', async (route) => {
      const response = await askServer(route);
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<script data-src[\s\S]*?<\/script>/, ''),
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    await page.goto(`${await siteAddress()}/blog`);
    await enter();
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
    assert.deepEqual(asked, [`${await siteAddress()}/blog`]);
  },
);

browserTest('Enter that ends a composition sends nothing, before and after hydration', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  const letCome = await openHeld(page, '/chat');
  const field = page.getByRole('textbox', { name: controls.write });
  await field.fill('にほん');
  // Safari's event: the composition has ended, and only `keyCode` 229 shows it.
  const isKept = () =>
    field.evaluate((element) => {
      const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  assert.equal(await isKept(), false);
  await letCome();
  assert.equal(await isKept(), false);
  assert.equal(await field.inputValue(), 'にほん');
});

browserTest('a link navigates natively, and loads no script', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto(`${await siteAddress()}/`);
  await page.locator('header nav a[href="/about"]').hover();
  await page.locator('header nav a[href="/about"]').click();
  await page.waitForURL('**/about');
  assert.deepEqual(scripts, []);
});

browserTest('a document fades into the next, except on a slow processor, where fading would delay it', async (t) => {
  const { page } = await visit(t, await siteAddress(), { reducedMotion: 'no-preference' });
  for (const [cores, fades] of [
    [8, true],
    [2, false],
  ] as const) {
    await page.addInitScript(`
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${cores}, configurable: true });
      addEventListener('pagereveal', ({ viewTransition }) => { document.documentElement.dataset.fades = viewTransition !== null; });
    `);
    await openHeld(page, '/privacy');
    // A page that was never painted can't fade.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/terms"]')?.click());
    await page.waitForURL('**/terms');
    await page.waitForSelector('html[data-fades]');
    assert.equal(await page.locator('html').getAttribute('data-fades'), String(fades), `${cores} cores`);
  }
});
