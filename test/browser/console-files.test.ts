// Files that a browser chooses, drops, crops, uploads and downloads.
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { assertFaultless } from './support/axe.ts';
import { browserTest, holdToasts } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { openScreen } from './support/console-walk.ts';
import { countOf, hold, image, parts, pdf, pngStart, projectPath } from './support/projects.ts';

browserTest('images are uploaded three at a time with progress, can be canceled, and leaving asks first', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  await holdToasts(page);
  const { imageInput, imageUploads, images, thumbs } = parts(page);
  await images.getByText('No images yet.').waitFor();
  await drop(page);
  await thumbs.first().waitFor();
  await imageUploads.first().waitFor({ state: 'detached' });
  assert.equal(countOf(server, 'add-project-images'), 1);

  await page.evaluate(countOpenUrls);
  const calls = hold(server, 'add-project-images');
  await imageInput.setInputFiles(image('a.png'));
  await calls.arrived(1);
  await imageInput.setInputFiles(['b', 'c', 'd'].map((name) => image(`${name}.png`)));
  await images.getByText('processing').nth(2).waitFor();
  await calls.arrived(3);
  assert.equal(countOf(server, 'add-project-images'), 4);
  assert.equal(await images.getByRole('progressbar').count(), 3);
  assert.equal(await images.getByText('waiting').count(), 1);
  await assertFaultless(page, 'uploads under way');
  assert.equal(await page.evaluate('openUrls.size'), 4);

  // A canceled file is removed, and the focus moves to the field.
  await images.getByRole('button', { name: 'Cancel a.png' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('input[type=file]'));
  calls.drop();
  calls.releaseAll();
  await thumbs.nth(3).waitFor();
  await imageUploads.first().waitFor({ state: 'detached' });
  assert.equal(await page.evaluate('openUrls.size'), 0);
  await images.getByText('4 of 20').waitFor();
  // The bell counts only failures and uploads that ended while on another screen.
  await page.getByText('3 images added to School roof solar.').first().waitFor();
  await page.getByRole('button', { name: 'Activity', exact: true }).waitFor();

  const running = hold(server, 'add-project-images');
  await imageInput.setInputFiles(image('e.png'));
  await running.arrived(1);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.getByRole('link', { name: 'Users' }).click();
  await question.getByText("Some files haven't been uploaded yet. If you leave, they won't be.").waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await images.getByText('processing').waitFor();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('add-project-images'));
  await page.getByRole('link', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await stopped;
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  running.releaseAll();
});

/** Drops an image on the heading, which stops the browser from opening it, and into the zone for images. */
async function drop(page: Page): Promise<void> {
  const wasStopped = await page.evaluate(
    (start) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(start)], 'dropped.png', { type: 'image/png' }));
      const dropOn = (target: Element | null) =>
        target?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      const isOpened = dropOn(document.querySelector('h1'));
      dropOn(document.querySelector('label:has(input[accept*="png"])'));
      return isOpened === false;
    },
    [...pngStart],
  );
  assert.equal(wasStopped, true);
}

/** Runs in the page: keeps the set of object URLs that have not been revoked. */
function countOpenUrls(): void {
  const open = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => {
    const url = createObjectURL.call(URL, file);
    open.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    open.delete(url);
    revokeObjectURL.call(URL, url);
  };
  Object.assign(window, { openUrls: open });
}

browserTest('documents are named, sent and deleted; a photo is saved as its centered square', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  const { documents, documentInput } = parts(page);
  await documentInput.setInputFiles([pdf('scan-0001.pdf'), pdf('scan-0002.pdf')]);
  await documents.getByLabel('Document name for scan-0001.pdf').fill('Lease');
  await documents.getByLabel('Document name for scan-0002.pdf').fill(' ');
  assert.equal(countOf(server, 'add-project-documents'), 0);
  await documents.getByRole('button', { name: 'Upload 2 documents' }).click();
  // A document without a name gets that of its file.
  await documents.getByRole('link', { name: 'Lease' }).waitFor();
  await documents.getByRole('link', { name: 'scan-0002' }).waitFor();
  await documents.getByText('3 documents').waitFor();
  await documents.getByRole('button', { name: 'Delete Lease' }).click();
  await page.getByRole('dialog', { name: 'Delete Lease?' }).getByRole('button', { name: 'Delete' }).click();
  await documents.getByRole('link', { name: 'Lease' }).waitFor({ state: 'detached' });

  await openScreen(page, '/admin/profile');
  const photo = page.getByLabel('Photo', { exact: true });
  const preview = page.locator('main form img[src^="blob:"]');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await preview.waitFor();
  const edges = await preview.evaluate(async (picture: HTMLImageElement) =>
    picture.decode().then(() => [picture.naturalWidth, picture.naturalHeight]),
  );
  assert.deepEqual(edges, [512, 512]);
  await page.getByLabel('Name').fill('Wren Addlestrop');
  await page.getByRole('button', { name: 'Save profile' }).click();
  // The preview becomes the saved photo; top bar and stored user follow.
  await preview.waitFor({ state: 'detached' });
  await page.locator('main form img').waitFor();
  await page.locator('header').getByRole('button', { name: 'Wren Addlestrop' }).locator('img').waitFor();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  assert.deepEqual([user.name, user.role, Boolean(user.image_url)], ['Wren Addlestrop', 'SU', true]);
});

browserTest('an export downloads every row that matches, with masked numbers', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?search=a');
  const total = Number(/of (\d+) users/.exec((await page.getByText(/of \d+ users/).textContent()) ?? '')?.[1]);
  const save = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
  };
  const users = await save();
  assert.match(users.name, /^users-a-\d{4}-\d\d-\d\d\.csv$/);
  assert.equal(users.text.trim().split('\r\n').length, total + 1);
  // A phone number starts with +, which a spreadsheet would calculate with.
  assert.match(users.text, /,'\+1 /);
  await openScreen(page, '/admin/bank-accounts');
  const accounts = await save();
  assert.equal(accounts.text.match(/•••• \d{4}/g)?.length, 6);
  assert.doesNotMatch(accounts.text, /\d{5}/);
});
