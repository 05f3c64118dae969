// The parts of a review that need a browser: layout, the frame of a receipt, and looks.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Investment } from '../../src/contract/investments.ts';
import { assertFaultless } from './support/axe.ts';
import { askServer, browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';

const approve = (page: Page) => page.locator('article button[aria-keyshortcuts="a"]:not([aria-disabled="true"])');
const isPending = ({ status }: Investment) => status === 'pending';

browserTest('on a phone all that a decision needs is in sight, and the held one moves nothing', async (t) => {
  const server = await serveConsole();
  const viewport = { width: 390, height: 844 };
  const { page } = await visitConsole(t, server, '/admin/investments/review', 'SU', { viewport });
  await approve(page).waitFor();
  const parts = [
    ...[page.locator('article h2'), page.getByText('KYC', { exact: true }), page.getByText('Receipt', { exact: true })],
    ...[page.getByText('Project', { exact: true }), approve(page), page.getByRole('button', { name: /^Reject/ })],
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844, `${part}`);
  }
  await assertFaultless(page, 'a case', [320, 768]);
  await page.setViewportSize(viewport);
  const matchRoute = async () => [await approve(page).boundingBox(), await page.locator('article').boundingBox()];
  const before = await matchRoute();
  await approve(page).click();
  await page.getByText('2 of 33').waitFor();
  await approve(page).waitFor();
  assert.deepEqual(await matchRoute(), before);
  await page.getByRole('button', { name: /^Reject/ }).click();
  for (const part of [page.locator('article h2'), page.getByRole('button', { name: 'Reject', exact: true })]) {
    const box = await part.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 844);
  }
  await assertFaultless(page, 'the reasons');
});

browserTest('a double click decides one case, and a held key too', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/investments/review');
  await approve(page).waitFor();
  for (const detail of [1, 2]) await page.getByRole('button', { name: /^Approve/ }).dispatchEvent('click', { detail });
  await page.getByText('2 of 33').waitFor();
  await approve(page).waitFor();
  for (let press = 0; press < 3; press++) await page.keyboard.down('a');
  await page.keyboard.up('a');
  await page.getByText('3 of 33').waitFor();
});

browserTest('a PDF is framed without the bars of its viewer; where none can be shown there is its link', async (t) => {
  const server = await serveConsole();
  const { page, expects } = await visitConsole(t, server, '/admin/nowhere');
  expects(/404 .*1\.pdf/);
  await page.route(/get-all-investments/, async (route) => {
    const { data, ...rest } = await (await askServer(route)).json();
    const addresses = ['/files/0.pdf', '/files/1.pdf', 'https://files.example/2.pdf'];
    const withPdf = (row: object, index: number) => ({ ...row, receipt_url: addresses[index % 3] });
    await route.fulfill({ json: { ...rest, data: data.filter(isPending).map(withPdf) } });
  });
  await page.route('**/files/0.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' }),
  );
  await page.route('**/files/1.pdf', (route) => route.fulfill({ status: 404, json: {} }));
  await showPdfs(page, true);
  await page.goto(`${server.address}/admin/investments/review`);
  const seen = new Set<string>();
  for (let step = 0; step < 3; step++) {
    if (step > 0) await page.keyboard.press('j');
    await page.getByText(`${step + 1} of`).waitFor();
    const link = page.getByRole('link', { name: /opens in a new tab$/ });
    const href = (await link.getAttribute('href')) ?? '';
    const frame = page.locator('iframe[title="Receipt"]');
    if (href.endsWith('0.pdf')) {
      await frame.waitFor();
      assert.match((await frame.getAttribute('src')) ?? '', /#toolbar=0&navpanes=0&view=FitH$/);
    } else {
      await page.getByText('No preview.').waitFor();
      assert.equal(await frame.count(), 0, href);
    }
    assert.equal((await link.textContent())?.includes('(files.example)'), href.includes('files.example'));
    seen.add(href);
  }
  assert.equal(seen.size, 3);
  // An empty frame would look like an empty receipt.
  for (const [has, userAgent] of [
    [false, 'a phone'],
    [true, 'Firefox/153.0'],
  ] as const) {
    await showPdfs(page, has, userAgent);
    await page.reload();
    await approve(page).waitFor();
    assert.equal(await page.locator('iframe').count(), 0, userAgent);
  }
});

/** Sets `pdfViewerEnabled` for documents loaded from now on: the test browser may have no PDF viewer. */
async function showPdfs(page: Page, is: boolean, userAgent = 'Chrome'): Promise<void> {
  await page.addInitScript(
    ([pdfViewerEnabled, agent]) => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });
      Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
    },
    [is, userAgent] as const,
  );
}
