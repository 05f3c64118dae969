// Tests what a screen reader gets: the browser's accessibility tree, and what live regions announce.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { patterns } from '../../src/admin/paths.ts';
import { labels } from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { typing } from '../../src/content/chat.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import { browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { converse, fulfill, visitChat } from './support/chat.ts';
import { image, visitConsole } from './support/console.ts';
import { openScreen } from './support/console-walk.ts';
import { publicPaths } from './support/public-paths.ts';

interface Said {
  role: string;
  name: string;
  level: number;
}

/** Returns the accessibility tree in reading order, without ignored nodes. */
async function readTree(page: Page): Promise<Said[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): Said[] => {
    const node = byId.get(id);
    if (!node) return [];
    const { ignored, role, name, properties, childIds = [] } = node;
    const level = Number(properties?.find((each) => each.name === 'level')?.value.value ?? 0);
    const own = ignored ? [] : [{ role: String(role?.value), name: String(name?.value ?? ''), level }];
    return [...own, ...childIds.flatMap(below)];
  };
  return below(nodes[0]?.nodeId ?? '');
}

const controls =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|menuitem|dialog|alertdialog|image|img)$/;

/** Returns what a screen reader's user would stumble over. */
function faultsOf(tree: readonly Said[]): string[] {
  const found = tree.flatMap(({ role, name }) => {
    if (controls.test(role) && !name.trim()) return [`${role} without a name`];
    return role === 'StaticText' && /^\p{S}+$/u.test(name.trim()) ? [`noise: ${name}`] : [];
  });
  const headings = tree.filter(({ role }) => role === 'heading');
  if (headings.filter(({ level }) => level === 1).length !== 1) found.push('not one heading of level 1');
  for (const [index, { level, name }] of headings.entries())
    if (level > (headings[index - 1]?.level ?? level) + 1) found.push(`skips a level: ${name}`);
  for (const { name } of headings) if (!name.trim()) found.push('empty heading');
  const landmarks = tree.filter(({ role }) => /^(banner|main|contentinfo)$/.test(role)).map(({ role }) => role);
  if (!/^(banner,)?main(,contentinfo)?$/.test(landmarks.join())) found.push(`landmarks: ${landmarks}`);
  const navigations = tree.filter(({ role }) => role === 'navigation').map(({ name }) => name);
  if (new Set(navigations).size !== navigations.length) found.push(`navigations: ${navigations}`);
  return found;
}

/**
 * Runs in the page: counts what Orca reads as noise in Firefox. Words of drawings come after the drawing's name, "status
 * bar" replaces the text of a status without a paragraph, and a form with an empty required field is "invalid".
 */
const noises = () =>
  [
    ...document.querySelectorAll(
      'svg :is(text, title), [role="status"]:not(:has(> p)), form:not([role="none"]):has(:required)',
    ),
  ].filter((each) => !each.closest('[aria-hidden="true"]')).length;

/** Records what live regions announce from now on. Returns a function that reads and forgets it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const texts = new Map<Element, string>();
    const said: string[] = [];
    const read = (isNew: boolean) => {
      for (const region of document.querySelectorAll<HTMLElement>(live)) {
        const text = (region.textContent ?? '').trim();
        // A region that appears with its text is silent.
        if (isNew && texts.has(region) && text && text !== texts.get(region)) said.push(text);
        texts.set(region, text);
      }
    };
    read(false);
    new MutationObserver(() => read(true)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

browserTest('every page has one title, headings and landmarks in order, names, and no noise', async (t) => {
  const { page, expects } = await visit(t, '/robots.txt', still);
  expects(/404 .*nowhere/);
  for (const path of publicPaths) {
    await page.goto(path);
    assert.deepEqual(faultsOf(await readTree(page)), [], path);
    assert.equal(await page.evaluate(noises), 0, `${path}: noise`);
  }
});

browserTest('every screen has one title, ordered headings and landmarks, names, and no noise', 'console', async (t) => {
  const { page } = await visitConsole(t, '/admin/nowhere');
  for (const pattern of Object.values(patterns)) {
    await openScreen(page, `/admin${pattern.replace(':id', '3')}`);
    assert.deepEqual(faultsOf(await readTree(page)), [], pattern);
    assert.equal(await page.evaluate(noises), 0, `${pattern}: noise`);
  }
});

browserTest('the blog’s count is announced once', 'blog', async (t) => {
  const { page } = await revisit(t, '/blog', still);
  await hydrated(page);
  const said = await listen(page);
  const [, category] = categories;
  const choice = page.getByRole('button', { name: category?.name ?? '' }).first();
  await choice.click();
  const count = posts.filter((post) => post.category === category?.id).length;
  await page.getByText(labels.showing(count, posts.length)).first().waitFor();
  assert.deepEqual(await said(), [labels.showing(count, posts.length)]);
});

browserTest('the contact form’s outcome is announced once', async (t) => {
  const { page } = await revisit(t, '/contact', still);
  await hydrated(page);
  const said = await listen(page);
  await page.getByRole('button', { name: form.submit }).click();
  const field = page.getByLabel(form.name.label);
  // The browser itself announces what is missing.
  await field.and(page.locator(':focus')).waitFor();
  await field.fill('Ada');
  await page.getByLabel(form.email.label).fill('ada@client.example');
  await page.getByLabel(form.service.label).selectOption(serviceOptions[1]?.label ?? '');
  await page.getByLabel(form.message.label).fill('A machine.');
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByText(form.success).first().waitFor();
  const outcome = await said();
  assert.equal(outcome.filter((text) => text.includes(form.success)).length, 1, outcome.join(' | '));
  assert.equal(new Set(outcome).size, outcome.length, outcome.join(' | '));
});

browserTest('the chat announces a pending answer and the answer, each once', 'chat', async (t) => {
  const { page, answerWith } = await visitChat(t);
  answerWith((route) => fulfill(route, 'Eight weeks.'));
  const said = await listen(page);
  await converse(page, 'How long?');
  await page.waitForFunction(() => document.querySelector('main [role=status]')?.textContent === 'Eight weeks.');
  assert.deepEqual(await said(), [typing, 'Eight weeks.']);
});

browserTest('the console announces orders, switches, decisions, dialogs and uploads once', 'console', async (t) => {
  const { page } = await visitConsole(t, '/admin/users');
  const said = await listen(page);
  await page.getByRole('button', { name: 'Invested' }).click();
  await page.locator('th[aria-sort="descending"]', { hasText: 'Invested' }).waitFor();
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
  assert.deepEqual(await said(), ['Sorted by invested, high to low.']);
  const toggle = page.getByRole('switch').first();
  const isOn = (await toggle.getAttribute('aria-checked')) === 'true';
  await toggle.click();
  await page.locator(`[role="switch"][aria-checked="${!isOn}"][aria-busy="false"]`).first().waitFor();
  const deletion = page.getByRole('button', { name: /^Delete / }).first();
  await deletion.click();
  const dialog = (await readTree(page)).filter(({ role }) => /dialog/.test(role));
  assert.match(dialog[0]?.name ?? '', /^Delete .+\?$/);
  assert.ok(await page.evaluate(() => document.activeElement?.closest('dialog')));
  await page.keyboard.press('Escape');
  await said();
  await openScreen(page, '/admin/investments/review');
  await page.locator('article button[aria-keyshortcuts="a"]:not([aria-disabled="true"])').click();
  const outcome = page.getByText(/^Approved /).first();
  await outcome.waitFor();
  assert.equal((await said()).filter((text) => text.startsWith('Approved ')).length, 1);
  await openScreen(page, '/admin/projects/264');
  await said();
  const images = page.locator('input[type="file"]').first();
  await images.setInputFiles([image('a.png')]);
  await page.waitForFunction(() =>
    (window as unknown as { said: string[] }).said.some((text) => /1 image added/.test(text)),
  );
  assert.equal((await said()).filter((text) => /1 image added/.test(text)).length, 1);
});
