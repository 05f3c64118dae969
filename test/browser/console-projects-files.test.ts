import assert from 'node:assert/strict';
import { assertFaultless } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';
import { countOf, hold, image, parts, pdf, pngStart, projectPath } from './support/projects.ts';

browserTest('many images go three at a time, each with its bar, and end in the grid and in the bell', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, projectPath);
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
  await images.getByText('being stored').nth(2).waitFor();
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
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click();
  const notice = page.getByRole('region', { name: 'Notices', exact: true });
  await notice.getByRole('link', { name: '5 images added to School roof solar.' }).waitFor();
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('what is not fit is refused on its own row, without a call', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  const { imageInput, imageUploads, images, thumbs } = parts(page);
  await imageInput.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
    image('huge.png', 5 * 1024 * 1024),
  ]);
  await images.getByText('This type of file is not accepted. Choose jpg, png or webp.').waitFor();
  await images.getByText('The content of this file is not png.').waitFor();
  await images.getByText('This file is larger than 5 MB.').waitFor();
  assert.equal(countOf(server, 'add-project-images'), 0);
  assert.equal(await images.getByRole('button', { name: /^Retry/ }).count(), 0);
  for (const name of ['notes.txt', 'fake.png', 'huge.png'])
    await images.getByRole('button', { name: `Remove ${name}` }).click();
  assert.equal(await imageUploads.count(), 0);
  await imageInput.setInputFiles(Array.from({ length: 21 }, (_, index) => image(`${index}.png`)));
  await images.getByText('A project has at most 20 images. Delete some first.').waitFor();
  await thumbs.nth(19).waitFor();
  assert.equal(countOf(server, 'add-project-images'), 20);
});

browserTest('a refusal of the server stands on its own row, and Retry sends that file again', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  const { imageInput, imageUploads, thumbs } = parts(page);
  const refusals = [413, 415, 422, 503];
  server.intercept = ({ url }) => (url?.includes('add-project-images') && refusals.shift()) || false;
  await imageInput.setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => image(`${name}.png`)));
  await thumbs.first().waitFor();
  for (const sentence of ['Refused with 413.', 'Refused with 415.', 'Refused with 422.', 'The server has a problem.'])
    await imageUploads.filter({ hasText: sentence }).waitFor();
  await assertFaultless(page, 'refused files');
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click();
  await page.getByRole('link', { name: '1 image added to School roof solar. 4 images not uploaded.' }).waitFor();
  await page.keyboard.press('Escape');
  const first = imageUploads.filter({ hasText: 'Refused with 413.' });
  await first.getByRole('button', { name: /^Retry/ }).click();
  await thumbs.nth(1).waitFor();
  assert.equal(await imageUploads.count(), 3);
  assert.equal(countOf(server, 'add-project-images'), 6);
});

browserTest(
  'an image is dropped; an upload is canceled and sent again by keyboard, and is not left without a question',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, projectPath);
    const { imageInput, images, thumbs } = parts(page);
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

    // Cancel and Retry stand in one place.
    const calls = hold(server, 'add-project-images');
    await imageInput.setInputFiles(image('a.png'));
    await images.getByRole('button', { name: 'Cancel a.png' }).focus();
    await page.keyboard.press('Enter');
    await images.getByText('canceled').waitFor();
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Retry a.png');
    server.intercept = () => false;
    await page.keyboard.press('Enter');
    await thumbs.nth(1).waitFor();
    await images.getByText('uploaded').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('input[type=file]'));

    const running = hold(server, 'add-project-images');
    await imageInput.setInputFiles(image('a.png'));
    await images.getByText('being stored').waitFor();
    await page.getByRole('link', { name: 'Users' }).click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    assert.equal(await question.getByText('has not been saved').count(), 0);
    await question.getByText('Files that are not stored yet will not be uploaded.').waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await images.getByText('being stored').waitFor();
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('add-project-images'));
    await page.getByRole('link', { name: 'Users' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await stopped;
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    running.releaseAll();
    calls.releaseAll();
  },
);

browserTest('documents are named, sent, opened and deleted', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, projectPath);
  const { documents, documentInput } = parts(page);
  await documentInput.setInputFiles([pdf('scan-0001.pdf'), pdf('scan-0002.pdf')]);
  await documents.getByLabel('Document name for scan-0001.pdf').fill('Lease');
  await documents.getByLabel('Document name for scan-0002.pdf').fill(' ');
  assert.equal(countOf(server, 'add-project-documents'), 0);
  await documents.getByRole('button', { name: 'Upload 2 documents' }).click();
  await documents.getByText('Enter a name.').waitFor();
  assert.equal(await page.locator(':focus').inputValue(), ' ');
  await assertFaultless(page, 'documents');
  await documents.getByRole('link', { name: 'Lease' }).waitFor();
  await page.keyboard.type('Survey');
  await documents.getByRole('button', { name: 'Upload 1 document' }).click();
  await documents.getByRole('link', { name: 'Survey' }).waitFor();
  await documents.getByText('3 documents').waitFor();
  await documents.getByRole('button', { name: 'Delete Lease' }).click();
  await page.getByRole('dialog', { name: 'Delete Lease?' }).getByRole('button', { name: 'Delete' }).click();
  await documents.getByRole('link', { name: 'Lease' }).waitFor({ state: 'detached' });
  assert.deepEqual(unexpected(complaints), []);
});
