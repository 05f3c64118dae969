import assert from 'node:assert/strict';
import { assertFaultless } from './support/axe.ts';
import { browserTest, holdToasts } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { countOf, hold, image, parts, pdf, pngStart, projectPath } from './support/projects.ts';

browserTest('many images go three at a time, each with its bar, and end in the grid and in the bell', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  await holdToasts(page);
  const { imageInput, imageUploads, images, thumbs } = parts(page);
  await page.evaluate(() => {
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
  });
  const calls = hold(server, 'add-project-images');
  await imageInput.setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => image(`${name}.png`)));
  await images.getByText('processing').nth(2).waitFor();
  await calls.arrived(3);
  assert.equal(countOf(server, 'add-project-images'), 3);
  assert.equal(await images.getByRole('progressbar').count(), 3);
  assert.equal(await images.getByText('waiting').count(), 2);
  await assertFaultless(page, 'uploads under way');
  assert.equal(await page.evaluate('openUrls.size'), 5);
  calls.release();
  await images.getByText('waiting').nth(1).waitFor({ state: 'detached' });
  assert.equal(await images.getByText('waiting').count(), 1);
  calls.releaseAll();
  await thumbs.nth(4).waitFor();
  await imageUploads.first().waitFor({ state: 'detached' });
  assert.equal(countOf(server, 'add-project-images'), 5);
  assert.equal(await page.evaluate('openUrls.size'), 0);
  await images.getByText('5 of 20').waitFor();
  // The bell counts only failures and uploads that ended while on another screen.
  await page.getByText('5 images added to School roof solar.').first().waitFor();
  await page.getByRole('button', { name: 'Activity', exact: true }).waitFor();
});

browserTest('an image is dropped; an upload is canceled by keyboard, and is not left without a question', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  const { imageInput, imageUploads, images, thumbs } = parts(page);
  await images.getByText('No images yet.').waitFor();
  const data = await page.evaluateHandle(
    (start) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(start)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...pngStart],
  );
  const wasStopped = await page.evaluate(
    (dataTransfer) =>
      !document
        .querySelector('h1')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    data,
  );
  assert.equal(wasStopped, true);
  assert.equal(countOf(server, 'add-project-images'), 0);
  await images.locator('label').dispatchEvent('drop', { dataTransfer: data });
  await thumbs.first().waitFor();

  const calls = hold(server, 'add-project-images');
  await imageInput.setInputFiles(image('a.png'));
  await images.getByRole('button', { name: 'Cancel a.png' }).focus();
  await page.keyboard.press('Enter');
  await imageUploads.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.matches('input[type=file]'));
  server.intercept = () => false;
  await imageInput.setInputFiles(image('a.png'));
  await thumbs.nth(1).waitFor();

  const running = hold(server, 'add-project-images');
  await imageInput.setInputFiles(image('a.png'));
  await images.getByText('processing').waitFor();
  await page.getByRole('link', { name: 'Users' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  assert.equal(await question.getByText('has not been saved').count(), 0);
  await question.getByText("Some files haven't been uploaded yet. If you leave, they won't be.").waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await images.getByText('processing').waitFor();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('add-project-images'));
  await page.getByRole('link', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await stopped;
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  running.releaseAll();
  calls.releaseAll();
});

browserTest('documents are named, sent, opened and deleted', async (t) => {
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
  await assertFaultless(page, 'documents');
  await documents.getByText('3 documents').waitFor();
  await documents.getByRole('button', { name: 'Delete Lease' }).click();
  await page.getByRole('dialog', { name: 'Delete Lease?' }).getByRole('button', { name: 'Delete' }).click();
  await documents.getByRole('link', { name: 'Lease' }).waitFor({ state: 'detached' });
});
