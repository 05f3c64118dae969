// Toasts as seen and heard from any layer: read from Chromium's accessibility tree, not from the markup.
import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { toasterPage } from './support/toaster.ts';

const at = toasterPage();
const { toasts, count, push, pass, settle, rectOf } = at;
const turn = (id: string, isOpen: boolean) =>
  at.page.evaluate(([name, is]) => globalThis.turnModal(name, is), [id, isOpen] as const);

/** Returns the live regions as a screen reader gets them: urgency and text. */
async function heard(): Promise<string[]> {
  const { nodes } = await at.session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(wordsOf).filter(Boolean).join('|');
  };
  const liveOf = (node: (typeof nodes)[number]) => node.properties?.find(({ name }) => name === 'live')?.value.value;
  return nodes
    .filter((node) => !node.ignored && liveOf(node))
    .map((node) => `${liveOf(node)}: ${wordsOf(node.nodeId)}`)
    .filter((line) => !line.endsWith(': '));
}
async function buttons(): Promise<string[]> {
  const { nodes } = await at.session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'button').map(({ name }) => name?.value);
}
/** Whether the toast is the topmost element at its place. */
async function isOnTop(): Promise<boolean> {
  const { x, y } = await rectOf(toasts().first());
  return at.page.evaluate(
    ([left, top]) => {
      const hit = document.elementFromPoint(left + 20, top + 20);
      return hit?.closest('li') !== null;
    },
    [x, y] as const,
  );
}

browserTest('the toaster is heard and reached in a modal dialog that was open before the toast', async () => {
  await turn('first', true);
  assert.deepEqual(await buttons(), ['Of the first dialog']);
  await push('Said over it');
  await at.page.evaluate(() => globalThis.toast.error('Gone wrong'));
  await settle();
  assert.deepEqual(await heard(), ['polite: Said over it', 'assertive: Error: Gone wrong']);
  assert.deepEqual(await buttons(), ['Of the first dialog', 'Dismiss', 'Dismiss']);
  assert.ok(await isOnTop());
  await toasts().first().getByRole('button').click();
  await settle();
  assert.equal(await count(), 1);
  await turn('first', false);
});

browserTest('the toaster goes along into a dialog, into one above that, and home again', async () => {
  await push('Stays', { duration: Infinity });
  for (const [id, isOpen] of [
    ['first', true],
    ['second', true],
    ['second', false],
    ['first', false],
  ] as const) {
    await turn(id, isOpen);
    assert.ok((await buttons()).includes('Dismiss'), `${id} ${isOpen}`);
    assert.deepEqual(await heard(), ['polite: Stays']);
    assert.ok(await isOnTop(), `${id} ${isOpen}`);
  }
  assert.equal(await at.page.locator('dialog [aria-live]').count(), 0);
});

browserTest('the toaster moves no toast when a dialog closes, even if that is removed at once', async () => {
  await turn('first', true);
  await push('Stays', { duration: Infinity });
  await at.page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    dialog?.close();
    dialog?.remove();
  });
  assert.equal(await at.page.evaluate(() => globalThis.rendered().then(() => document.getAnimations().length)), 0);
  assert.deepEqual([await count(), await heard()], [1, ['polite: Stays']]);
  assert.ok(await isOnTop());
  await at.open('/');
});

browserTest('the toaster has its regions in an open dialog before there is anything to hear', async () => {
  await turn('first', true);
  assert.equal(await at.page.locator('dialog#first [aria-live]').count(), 2);
  await turn('first', false);
  assert.equal(await at.page.locator('[aria-live]').count(), 2);
});

browserTest(
  'the toaster stays above a popover that opens after the toast, and keeps the focus that it has',
  async () => {
    await push('Stays', { duration: Infinity });
    await toasts().first().getByRole('button').focus();
    await at.page.evaluate(() => {
      const menu = document.querySelector<HTMLElement>('#menu');
      if (menu) Object.assign(menu.style, { inset: '0', width: 'auto', height: 'auto' });
      menu?.showPopover();
    });
    await at.page.waitForFunction(() => document.elementFromPoint(innerWidth - 60, 100)?.closest('li'));
    assert.equal(await at.page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Dismiss');
    assert.ok(await at.page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')));
    await at.page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.hidePopover());
  },
);

browserTest('the toaster does not close a dialog with the Escape that closes a toast', async () => {
  await turn('first', true);
  await push('Stays', { duration: Infinity });
  await at.page.keyboard.press('Alt+KeyT');
  await at.page.keyboard.press('Escape');
  assert.equal(await count(), 0);
  assert.ok(await at.page.evaluate(() => document.querySelector('dialog')?.open));
  assert.equal(await at.page.locator(':focus').textContent(), 'Of the first dialog');
  await turn('first', false);
});

browserTest('the toaster says a kind and words, no icon, a zero, and the same words again', async () => {
  await at.page.evaluate(() => void globalThis.toast.success('Saved', { id: 'a', duration: Infinity }));
  await at.page.evaluate(() => void globalThis.toast(0, { duration: Infinity }));
  await settle();
  assert.deepEqual(await heard(), ['polite: Success: Saved|0']);
  const marked = () => at.page.evaluate(() => document.querySelectorAll('[aria-live] p[data-heard]').length);
  await at.page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>('[aria-live] p')) line.dataset.heard = '';
    globalThis.toast.success('Saved', { id: 'a' });
  });
  await settle();
  assert.equal(await marked(), 1);
  assert.deepEqual(await heard(), ['polite: Success: Saved|0']);
});

browserTest(
  'the toaster is shown where Alt+T finds it after the mouse was used, stays while it is read, and a second press goes back',
  async () => {
    const name = at.page.getByLabel('Name');
    await name.click();
    await push('Read me');
    await at.page.keyboard.press('Alt+KeyT');
    const outline = () => toasts().evaluate((item) => getComputedStyle(item.firstElementChild ?? item).outlineStyle);
    assert.equal(await outline(), 'solid');
    await pass(60_000);
    assert.equal(await count(), 1);
    await at.page.keyboard.press('Alt+KeyT');
    assert.ok(await name.evaluate((field) => field === document.activeElement));
    await pass(4000);
    assert.equal(await count(), 0);
  },
);

browserTest('the toaster never lets the focus fall, whether a toast is dismissed, evicted or updated', async () => {
  const focused = () => at.page.evaluate(() => document.activeElement?.textContent);
  await at.page.getByRole('button', { name: 'Menu' }).focus();
  await push('Next', { duration: Infinity, id: 'next' });
  for (const way of ['dismiss', 'update'] as const) {
    await push('Here', { duration: Infinity, id: 'here' });
    await at.page.keyboard.press('Alt+KeyT');
    assert.match((await focused()) ?? '', /Here/);
    await at.page.evaluate((how) => {
      if (how === 'update') globalThis.toast('New words', { id: 'here' });
      else globalThis.toast.dismiss('here');
    }, way);
    await settle();
    assert.match((await focused()) ?? '', way === 'update' ? /New words/ : /Next/);
    await pass(1000);
    await at.page.keyboard.press('Alt+KeyT');
    assert.equal(await focused(), 'Menu');
    await at.page.evaluate(() => globalThis.toast.dismiss('here'));
  }
  await at.page.keyboard.press('Alt+KeyT');
  await at.page.evaluate(() => {
    for (let index = 0; index < 20; index += 1) globalThis.toast(`Evicts ${index}`);
  });
  await settle();
  assert.match((await focused()) ?? '', /Evicts 19/);
  await at.page.evaluate(() => globalThis.toast.dismiss());
  await settle();
  assert.equal(await focused(), 'Menu');
});

browserTest('the toaster is mirrored in right-to-left pages', async () => {
  await at.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await push('Other side');
  assert.ok((await rectOf(toasts())).x < 20);
  await at.page.evaluate(() => document.documentElement.removeAttribute('dir'));
});

browserTest('the toaster dismisses all by one button from five on', async () => {
  await at.page.evaluate(() => {
    for (let index = 0; index < 5; index += 1) globalThis.toast(`Toast ${index}`, { duration: Infinity });
  });
  await settle();
  await at.page.getByRole('button', { name: 'Dismiss all' }).click();
  await settle();
  assert.equal(await count(), 0);
});

browserTest('the toaster is without fault in light and dark, in both themes, over a dialog too', async () => {
  // axe waits on the page's clock.
  await at.page.clock.resume();
  await at.page.evaluate(() => {
    for (const action of [globalThis.retry, undefined])
      for (const kind of ['success', 'error', 'loading', 'custom'] as const)
        globalThis.toast[kind](`A ${kind}`, { action, duration: Infinity });
  });
  await at.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const isOver of [false, true]) {
    if (isOver) await turn('first', true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await at.page.emulateMedia({ colorScheme });
      await settle();
      assert.deepEqual(await axeViolations(at.page), [], `${colorScheme}, over a dialog: ${isOver}`);
    }
  }
  await turn('first', false);
  await at.page.emulateMedia({ reducedMotion: null, colorScheme: null });
});
