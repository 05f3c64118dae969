// One test visits every screen of the console, and checks each for overflow, small touch targets and axe violations.
import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import { renderFailure } from '../../../src/content/pages/shell.ts';
import { harmOf, hostileText, lists, spoilDeep, spoiledScreens, spoilFigures } from '../../admin/spoil.ts';
import { assertFaultless } from '../support/axe.ts';
import { browserTest, forward } from '../support/browser.ts';
import { visitConsole } from '../support/console.ts';
import { openScreen } from '../support/console-walk.ts';
import { invisible } from '../support/page-faults.ts';

const phone = { width: 390, height: 800 };

const screens = [
  ['', 'Recent investments'],
  ['users', 'Users'],
  ['users?kyc=pending&sort=-invested', 'Users'],
  ['users?search=nobody', 'No users match'],
  ['users/3', 'Bank accounts'],
  ['categories', 'Categories'],
  ['categories/new', 'Categories'],
  ['projects', 'Projects'],
  ['projects/new', 'New project'],
  ['projects/264', 'Documents'],
  ['projects/999999', 'Not found'],
  ['investments', 'Investments'],
  ['investments?status=approved&from=2026-01-01', 'Investments'],
  ['notifications', 'Notifications'],
  ['notifications/new', 'New notification'],
  ['bank-accounts', 'Bank accounts'],
  ['bank-accounts/new', 'New bank account'],
  ['admins', 'Admins'],
  ['admins/new', 'New admin'],
  ['profile', 'Profile'],
] as const;

browserTest('no console screen overflows at any width, text size or theme; touch targets are 44 px high', async (t) => {
  const { page, context } = await visitConsole(t, '/admin/nowhere', 'SU', { viewport: phone, hasTouch: true });
  const session = await context.newCDPSession(page);
  for (const [path, heading] of screens) {
    await page.setViewportSize(phone);
    await setTouch(session, true);
    await openScreen(page, `/admin/${path}`, heading);
    await assertForFingers(page, path);
    assert.equal(await page.evaluate(largeScrollWidth), phone.width, `${path} with large letters`);
    // Controls may be smaller for a mouse.
    await setTouch(session, false);
    await assertFaultless(page, path, [320, 768, 1024, 1366]);
    await page.emulateMedia({ forcedColors: 'active' });
    // Ignores missing edges: sort buttons look like text, and switches draw their own edge.
    const faults = (await page.evaluate(invisible)).filter((fault) => !fault.startsWith('no edge'));
    assert.deepEqual(faults, [], `${path} in the system's colors`);
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

function setTouch(session: CDPSession, enabled: boolean): Promise<unknown> {
  return session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** Runs in the page: returns the scroll width at a text size of 200%. */
function largeScrollWidth(): number {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  const { scrollWidth } = root;
  root.style.fontSize = '';
  return scrollWidth;
}

async function assertForFingers(page: Page, path: string): Promise<void> {
  assert.deepEqual(await page.evaluate(smallControls), [], path);
  if (lists.includes(path)) assert.deepEqual(await page.evaluate(cardFaults), [], path);
  if (path === 'categories') await assertDeletable(page);
}

/** Runs in the page: returns controls below 44 px, and fields with text below 16 px, which iPhones zoom into. */
function smallControls(): string[] {
  const seen = [...document.querySelectorAll('main :is(button, input, select, textarea, [role="switch"])')].filter(
    (element) => element.checkVisibility({ opacityProperty: false }) && !element.closest('thead'),
  );
  const isSmall = (element: Element) =>
    element.getBoundingClientRect().height < 43.5 ||
    (element.matches(':is(input:not([type=file]), select, textarea)') &&
      Number.parseFloat(getComputedStyle(element).fontSize) < 16);
  return seen.filter(isSmall).map((element) => element.outerHTML.slice(0, 80));
}

/** Runs in the page: reports fewer than five visible rows, and a card that a tap outside its controls doesn't open. */
function cardFaults(): string[] {
  const rows = [...document.querySelectorAll('main tbody tr')].map((row) => row.getBoundingClientRect());
  const link = document.querySelector('main tbody th a');
  const { left = 0, bottom = 0, width = 0 } = rows[0] ?? {};
  const touched = document.elementFromPoint(left + width / 2, bottom - 6);
  return [
    ...(rows.filter((row) => row.bottom <= innerHeight).length < 5 ? ['fewer than five rows'] : []),
    ...(touched && link?.contains(touched) ? [] : ['the card is no link']),
  ];
}

/** Asserts that a tap on a category card's Delete button opens the dialog. */
async function assertDeletable(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Delete / }).first();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Taps at the button's position, because `button.tap()` would first scroll a clipped button into view.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const dialog = page.getByRole('dialog', { name: /has \d projects$/ });
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'detached' });
}

browserTest('hostile texts and numbers in responses appear as text only, and don’t overflow', async (t) => {
  const { page, expects } = await visitConsole(t, '/admin/nowhere');
  // The console can't read some of these numbers, and names them for developers.
  expects(/TypeError: data.* isn't a number/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/\/api\/(super-)?admin\/(?!login)/, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' && !request.url().endsWith('user-details')) return route.fallback();
    const response = await forward(route);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: spoilDeep(spoilFigures, 'data', body.data) } });
  });
  await page.evaluate((name) => {
    const user = { ...JSON.parse(localStorage.getItem('user') ?? ''), name, image_url: name };
    localStorage.setItem('user', JSON.stringify(user));
  }, hostileText);
  for (const path of spoiledScreens) {
    await openScreen(page, `/admin/${path}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await page.evaluate(harmOf, renderFailure.title), [], `${path} ${width}`);
    }
  }
  assert.deepEqual(dialogs, []);
});
