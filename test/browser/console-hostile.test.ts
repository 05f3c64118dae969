// Hostile responses in a browser: they neither break the layout nor run as code. happy-dom tests nonsense.
import assert from 'node:assert/strict';
import { renderFailure } from '../../src/content/pages/shell.ts';
import { harmOf, hostileText, spoilDeep, spoilFigures } from '../admin/spoil.ts';
import { askServer, browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { lists, openScreen } from './support/console-walk.ts';

browserTest('hostile texts and figures in every field do nothing but show as text', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/nowhere');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/\/api\/(super-)?admin\/(?!login)/, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' && !request.url().endsWith('user-details')) return route.fallback();
    const response = await askServer(route);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: spoilDeep(spoilFigures, 'data', body.data) } });
  });
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
  for (const path of paths) {
    await openScreen(page, `/admin${path}`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await page.evaluate(harmOf, renderFailure.title), [], `${path} ${width}`);
    }
  }
  assert.deepEqual(dialogs, []);
});
