// Tests a project's files. test/admin/kit/upload tests drops, and test/browser/upload the requests.
import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { File } from 'node:buffer';
import { test } from 'node:test';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { demoPassword } from '../../../../src/demo/api/accounts.ts';
import { sentences } from '../../../support/sentences.ts';
import {
  type Body,
  bodiesOf,
  choose,
  click,
  controlOf,
  fill,
  hides,
  openConsole,
  type Replacement,
  type SentRequest,
  sendFiles,
  shows,
  words,
} from '../../console.tsx';

const isUpload = ({ path }: Pick<SentRequest, 'path'>) => path.includes('add-project-images');
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const image = (name: string, sizeBytes = 20) => new File([png, Buffer.alloc(sizeBytes)], name, { type: 'image/png' });
const chooseImages = (...files: readonly object[]) => choose(/Choose images/, ...files);
const uploads = () => document.querySelectorAll('[aria-label="Uploads of images"] li').length;
const isStored = (count: number) =>
  waitFor(() => assert.equal(document.querySelectorAll('[aria-label="Images of the project"] img').length, count));

/** Returns a response to a read of the projects in which each has these images; `undefined` for other requests. */
const withImages = (images: readonly object[], { path, method }: SentRequest, body: Body): Replacement | undefined =>
  path.startsWith('/admin/get-all-project') && method === 'GET'
    ? [200, { ...body, data: body.data.map((project: object) => ({ ...project, images })) }]
    : undefined;
const roofs = (count: number) => Array.from({ length: count }, (_, image_id) => ({ image_id, url: '/files/roof.png' }));

sendFiles();

test('an invalid file of a project is rejected on its own row, without a request', async () => {
  // A project may have 20 images, so only one more fits.
  const { requests } = await openConsole('/projects/264', { respond: (one, body) => withImages(roofs(19), one, body) });
  await isStored(19);
  await chooseImages(new File(['x'], 'notes.txt'), image('huge.png', 5 * 1024 * 1024));
  await shows("This file type isn't allowed. Choose jpg, png or webp.");
  await shows('This file is larger than 5 MB. Choose a smaller one.');
  assert.ok(!requests.some(isUpload));
  assert.doesNotMatch(words(), /Retry/);
  for (const name of ['notes.txt', 'huge.png']) await click(`Remove ${name}`);
  assert.equal(uploads(), 0);
  await chooseImages(image('20.png'), image('21.png'));
  await shows('A project has at most 20 images. Delete some first.');
  await shows('1 image added');
  assert.equal(requests.filter(isUpload).length, 1);
});

test('images chosen for a new project are uploaded on its page, once it exists', async () => {
  const { requests } = await openConsole('/projects/new');
  await chooseImages(image('a.png'), new File(['x'], 'notes.txt'), image('b.png'));
  await waitFor(() => assert.equal(uploads(), 3));
  await click('Users');
  await shows("Some files haven't been uploaded yet. If you leave, they won't be.");
  await click('Stay');
  const { value: category } = (await screen.findByText('Agriculture')) as HTMLOptionElement;
  await fill('Title', 'Kelp farm');
  await fill('Description', 'Kelp, dried and sold.');
  await fill('Category', category);
  await fill('Target amount', '25,000');
  assert.ok(!requests.some(isUpload));
  await click('Create project');
  await screen.findByRole('heading', { name: 'Kelp farm' });
  await isStored(2);
  await shows('2 images added to Kelp farm.');
  assert.equal(requests.filter(isUpload).length, 2);
});

test('files dropped in quick succession share the room that is left, also while the project is being refetched', async () => {
  const isRead = ({ path, method }: SentRequest) => path.startsWith('/admin/get-all-project') && method === 'GET';
  let hasStored = false;
  const { requests } = await openConsole('/projects/264', {
    // The refetch after the first upload never ends.
    before: (one) => (isRead(one) && hasStored ? new Promise(() => undefined) : undefined),
    respond: (one, body) => {
      hasStored ||= isUpload(one);
      return withImages(roofs(18), one, body);
    },
  });
  await isStored(18);
  await Promise.all([chooseImages(image('a.png')), chooseImages(image('b.png'), image('c.png'))]);
  await shows('2 images added');
  await chooseImages(image('d.png'));
  await waitFor(() => assert.equal(words().split('A project has at most 20 images.').length - 1, 2));
  assert.equal(requests.filter(isUpload).length, 2);
});

test('a file’s long name is cut to the maximum length of a document’s name', async () => {
  await openConsole('/projects/264');
  await choose(/Choose documents/, new File(['%PDF-1.4'], `${'W'.repeat(119)}😀.pdf`, { type: 'application/pdf' }));
  const name = (await screen.findByLabelText(/^Document name/)) as HTMLInputElement;
  assert.equal(name.value, 'W'.repeat(119));
  await click('Upload 1 document');
  await shows(/1 document added/);
});

test('an image on another origin has a link instead of a preview', async () => {
  const url = 'https://files.example/roof.png';
  await openConsole('/projects/264', { respond: (one, body) => withImages([{ image_id: 1, url }], one, body) });
  const link = (await screen.findByRole('link', {
    name: 'No preview. Open image 1 in a new tab',
  })) as HTMLAnchorElement;
  assert.deepEqual([link.href, link.textContent, link.querySelector('img')], [url, 'No preview.', null]);
});

test('a rejected upload is reported on its row and in Activity, and Retry sends the file again', async () => {
  const refusals = [413, 415, 422, 503, 503];
  const { requests } = await openConsole('/projects/264', {
    pathOf: (path) => (isUpload({ path }) && refusals.length > 0 ? '/api/nowhere' : path),
    respond: (one) => {
      const status = isUpload(one) && refusals.shift();
      return status ? [status, { status: false, message: `Refused with ${status}.` }] : undefined;
    },
  });
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const file = image(`${name}.png`);
    await chooseImages(file);
    // The last file can't be read, as if it were deleted from the disk after it was chosen.
    if (name === 'e') Object.assign(file, { slice: () => assert.fail() });
    await waitFor(() => assert.equal(refusals.length, 4 - 'abcde'.indexOf(name)));
  }
  const unreadable = "Couldn't read this file. Choose it again.";
  for (const sentence of [sentences.of(413), sentences.of(415), 'Refused with 422.', sentences.of(503), unreadable])
    await shows(sentence);
  await waitFor(() => assert.match(words(), /Couldn't upload 1 image to /));
  await click('Retry a.png');
  await isStored(1);
  // The toast counts only `a.png`: the failures of the other files were reported before.
  await shows(/1 image added to School roof solar\.(?! Couldn't)/);
  await waitFor(() => assert.equal(uploads(), 4));
  assert.equal(requests.filter(isUpload).length, 6);
});

test('uploads that the session’s end has stopped are sent again after signing in', async () => {
  let sent = 0;
  await openConsole('/projects/264', {
    pathOf: (path) => (isUpload({ path }) && sent++ < 3 ? '/api/nowhere' : path),
    respond: (one, body) => (isUpload(one) && !body.status ? [401, { status: false, message: 'Refused.' }] : undefined),
  });
  await chooseImages(...['a', 'b', 'c'].map((name) => image(`${name}.png`)));
  await shows('Your session has ended');
  assert.doesNotMatch(words(), /Refused/);
  await fill('Password', demoPassword);
  await click('Sign in');
  await hides('Your session has ended');
  await isStored(3);
});

test('three files upload at a time; canceling one moves the focus to the file field', async (t) => {
  const made = t.mock.method(URL, 'createObjectURL');
  const revoked = t.mock.method(URL, 'revokeObjectURL');
  const held: (() => void)[] = [];
  const { requests } = await openConsole('/projects/264', {
    before: (one) => (isUpload(one) ? new Promise<void>((resolve) => held.push(resolve)) : undefined),
  });
  await chooseImages(...['a', 'b', 'c', 'd', 'e'].map((name) => image(`${name}.png`)));
  await waitFor(() => assert.equal(held.length, 3));
  const progress = document.querySelectorAll('progress[aria-label^="Upload of"]');
  assert.deepEqual([progress.length, screen.getAllByText(/waiting/).length], [3, 2]);
  await click('Cancel e.png');
  const reads = () => requests.filter(({ path }) => path.includes('get-all-project')).length;
  const before = reads();
  controlOf('Cancel a.png').focus();
  await click('Cancel a.png');
  await waitFor(() => assert.ok(document.activeElement?.matches('input[type=file]')));
  // The project is refetched, because the server may have stored the aborted file.
  await waitFor(() => assert.equal(reads(), before + 1));
  // The next file of the queue is sent in place of the canceled one.
  await waitFor(() => assert.equal(held.length, 4));
  for (const release of held.splice(0)) release();
  await shows(/3 images added to School roof solar\./);
  // Activity has no new item: of the uploads, it lists only failed ones.
  controlOf('Activity');
  await waitFor(() => assert.equal(uploads(), 0));
  assert.equal(requests.filter(isUpload).length, 4);
  assert.deepEqual([made.mock.callCount(), revoked.mock.callCount()], [5, 5]);
});

test('unsaved edits stay while a file is chosen and uploaded, and while the window regains the focus', async () => {
  const { requests, call } = await openConsole('/projects/264');
  const title = (await fill('Title', 'School roof')) as HTMLInputElement;
  const picker = screen.getByLabelText(/^Choose images/);
  const reads = () => requests.filter(({ path, method }) => method === 'GET' && path.includes('get-all-')).length;
  const refocus = async () => {
    const before = reads();
    await waitFor(() => {
      // Again, because a read that is under way replaces the one at the focus.
      for (const type of ['blur', 'focus', 'visibilitychange']) act(() => void dispatchEvent(new Event(type)));
      assert.ok(reads() > before);
    });
  };
  await call('POST', '/admin/update-project', { project_id: 264, location: 'Elsewhere' });
  // The picker opens, and is closed without a file.
  fireEvent.click(picker);
  await refocus();
  fireEvent(picker, new Event('cancel', { bubbles: true }));
  await chooseImages(image('a.png'), new File(['x'], 'notes.txt'));
  await refocus();
  await isStored(1);
  assert.deepEqual([title.isConnected, title.value, uploads()], [true, 'School roof', 1]);
  await click('Save project');
  await shows('School roof was saved.');
  const [{ project_id: _, ...sent }] = bodiesOf(requests, '/admin/update-project').slice(-1);
  assert.deepEqual(sent, { title: 'School roof' });
});

test('leaving during an upload requires confirmation, then aborts the upload', async (t) => {
  const aborted = t.mock.method(XMLHttpRequest.prototype, 'abort');
  const { requests } = await openConsole('/projects/264', {
    before: (one) => (isUpload(one) ? new Promise(() => undefined) : undefined),
  });
  await chooseImages(image('a.png'));
  await waitFor(() => assert.ok(requests.some(isUpload)));
  await click('Users');
  await shows("Some files haven't been uploaded yet. If you leave, they won't be.");
  await click('Stay');
  await hides("If you leave, they won't be.");
  assert.deepEqual([uploads(), aborted.mock.callCount()], [1, 0]);
  await click('Users');
  await click('Leave');
  await shows('of 246 users');
  assert.equal(aborted.mock.callCount(), 1);
});

test('chosen documents are sent only after a click on Upload; a blank name becomes the file’s name', async () => {
  const { requests } = await openConsole('/projects/264');
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  await choose(/Choose documents/, pdf('scan-1.pdf'), pdf('scan-2.pdf'));
  await fill('Document name for scan-1.pdf', 'Lease');
  await fill('Document name for scan-2.pdf', ' ');
  assert.ok(!requests.some(({ path }) => path.includes('add-project-documents')));
  await click('Upload 2 documents');
  await shows('3 documents');
  for (const name of ['Lease', 'scan-2']) await screen.findByRole('link', { name });
});
