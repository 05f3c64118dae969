// Hostile responses in a browser: they neither break the layout nor run as code. happy-dom tests nonsense.
import assert from 'node:assert/strict';
import { hostileText, type Spoil, spoilFigures, spoilTexts } from '../admin/spoil.ts';
import { browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { lists, openScreen } from './support/console-walk.ts';
import { harmDone, serveSpoiled } from './support/hostile.ts';

browserTest('hostile texts and figures in every field do nothing but show as text', async (t) => {
  const server = await serveConsole();
  let spoil: Spoil = spoilTexts;
  const { page } = await visitConsole(t, server, '/admin/nowhere');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await serveSpoiled(page, () => spoil);
  await page.evaluate((name) => {
    const user = { ...JSON.parse(localStorage.getItem('user') ?? ''), name, image_url: name };
    localStorage.setItem('user', JSON.stringify(user));
  }, hostileText);
  const paths = [
    ...lists.map((list) => `/${list}`),
    '',
    '/users/3',
    '/projects/266',
    '/investments/review',
    '/profile',
  ];
  for (spoil of [spoilTexts, spoilFigures]) {
    // A new document clears the cache of the round before.
    await page.goto(`${server.address}/admin/nowhere`);
    for (const path of paths) {
      await openScreen(page, `/admin${path}`);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        assert.deepEqual(await harmDone(page), [], `${path} ${width} ${spoil.name}`);
      }
    }
  }
  assert.deepEqual(dialogs, []);
});
