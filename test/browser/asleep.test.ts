// What a person does before the application is there: with its scripts held back, and let come then.
import assert from 'node:assert/strict';
import type { Page, Route } from 'playwright-core';
import { subscription } from '../../src/content/blog/blog-subscription.ts';
import { openings } from '../../src/content/pages/careers.ts';
import { jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { pagePaths } from '../../src/content/pages.ts';
import { askServer, browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

/** Opens a page whose scripts do not come until the answered function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto((await siteAddress()) + path);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}

for (const path of pagePaths)
  browserTest(`${path} asks for no script at rest, and loses nothing while it wakes`, async (t) => {
    const { page, complaints } = await revisit(t, await restAddress(), {
      ...still,
      viewport: { width: 390, height: 800 },
    });
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    const letCome = await openHeld(page, path);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(scripts, []);

    const typed = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)')];
      for (const [index, field] of fields.entries()) field.value = `typed ${index} o`;
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      const menu = document.getElementById('menu');
      menu?.showPopover();
      // Shut for a moment only, it would stay so for who has opened it in that moment.
      menu?.addEventListener('beforetoggle', () => Object.assign(window, { wasMenuShut: true }));
      return fields.length;
    });
    const state = () =>
      page.evaluate(() => ({
        values: [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)')].map(
          ({ value }) => value,
        ),
        open: document.querySelectorAll('main details[open]').length,
        isMenuOpen: document.querySelector('#menu:popover-open') !== null && !('wasMenuShut' in window),
        scrollY: window.scrollY,
      }));
    await page.evaluate(() => window.scrollTo(0, 300));
    const before = await state();
    await letCome();
    assert.ok(scripts.length > 0);
    assert.equal(typed, before.values.length);
    assert.deepEqual(await state(), before);
    assert.deepEqual(complaints, []);
  });

browserTest(
  'clicks are carried out in their order once the application is there',
  async (t) => {
    const { page } = await revisit(t, await restAddress(), still);
    const letCome = await openHeld(page, '/services');
    const toggles = page.getByRole('button', { name: 'Learn More' });
    for (const index of [0, 2, 1]) await toggles.nth(index).click();
    assert.equal(await page.locator('[aria-pressed=true]').count(), 0);
    await letCome();
    await page.waitForFunction(
      () => document.querySelectorAll('main [aria-pressed]')[1]?.getAttribute('aria-pressed') === 'true',
    );
    assert.equal(await page.locator('[aria-pressed=true]').count(), 1);
  },
  services.length > 2,
);

browserTest('what was searched, filtered and sent is found, filtered and sent', async (t) => {
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
  const form = page.locator('main form');
  await form.getByRole('button').click();
  assert.equal((await form.locator(':invalid').count()) > 0, true, 'the browser itself says what is missing');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@client.example');
  await form.locator('[name=service]').selectOption({ index: 1 });
  await form.locator('[name=message]').fill('A machine.');
  await form.getByRole('button').click();
  await letCome();
  await form.locator('[data-kind=good]').waitFor();
});

browserTest(
  'an address that is entered early stays out of the page’s own, and is sent once the script is there',
  async (t) => {
    const { page } = await revisit(t, await restAddress(), still);
    const enter = async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@client.example');
      await page.keyboard.press('Enter');
    };
    const letCome = await openHeld(page, '/blog');
    await enter();
    await letCome();
    await page.getByText(subscription.mailOpened).first().waitFor();
    // A page whose inline script somebody has taken out: a form that goes by itself would be asked for within the same task.
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

browserTest('Enter that ends a composition sends nothing, with the application or before it', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  const letCome = await openHeld(page, '/chat');
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('にほん');
  // As Safari tells of it: the composition is over, and only the code is left.
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

browserTest('a link is an ordinary move, and wakes nothing', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto(`${await siteAddress()}/`);
  await page.locator('header nav a[href="/about"]').hover();
  await page.locator('header nav a[href="/about"]').click();
  await page.waitForURL('**/about');
  assert.deepEqual(scripts, []);
});

browserTest('a document fades into the next, but for a processor that would keep the next waiting', async (t) => {
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
    // What was never drawn can't fade.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/terms"]')?.click());
    await page.waitForURL('**/terms');
    await page.waitForSelector('html[data-fades]');
    assert.equal(await page.locator('html').getAttribute('data-fades'), String(fades), `${cores} cores`);
  }
});
