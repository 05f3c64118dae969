import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { IMAGE_MAX_BYTES } from '../../../src/contract/limits.ts';
import { createStore } from '../../../src/demo/api/data/store.ts';
import { seed } from '../../../src/demo/api/seed/seed.ts';
import { demoForTests, fileOf } from './client.ts';

const { demo, client } = await demoForTests();
let project_id: string | number;
beforeEach(async () => {
  const category_id = (await client.call('getCategories')).body.data[0]?.category_id;
  const fields = { title: 'P', description: 'D', category_id, target_amount: '10', status: 'draft' };
  project_id = (await client.call('createProject', fields)).body.data.project_id;
});

const addImages = (...images: File[]) => client.call('addProjectImages', { project_id, images });
const errorsOf = (...images: File[]) => client.errors('addProjectImages', { project_id, images });
const load = (url: string, init?: RequestInit) => fetch(new URL(url, demo.url), init);

test('an uploaded image is served inline, and a document as a download with its name', async () => {
  const file = fileOf('png', 'evil/../../name.PNG', 5000, 'image/png');
  const [image] = (await addImages(file)).body.data;
  assert.match(image?.url ?? '', /^\/api\/uploads\/[0-9a-f]{32}\.png$/);
  const form = { project_id, document_name: 'Plän "2026"\r\nX: y', document: fileOf('pdf', 'a.pdf') };
  const { data } = (await client.call('addProjectDocument', form)).body;
  const name = `filename="Pl_n _2026__X_ y.pdf"; filename*=UTF-8''Pl%C3%A4n%20%222026%22%0AX%3A%20y.pdf`;
  for (const [url, ...expected] of [
    [image?.url ?? '', 'image/png', 'nosniff', 'inline', '5000'],
    [data.url, 'application/pdf', 'nosniff', `attachment; ${name}`, '64'],
  ] as const)
    for (const method of ['GET', 'HEAD']) {
      const response = await load(url, { method });
      const { headers } = response;
      const names = ['content-type', 'x-content-type-options', 'content-disposition', 'content-length'];
      assert.deepEqual(
        names.map((header) => headers.get(header)),
        expected,
      );
      assert.equal(headers.get('content-security-policy'), "default-src 'none';frame-ancestors 'none';sandbox");
      assert.equal((await response.arrayBuffer()).byteLength, method === 'HEAD' ? 0 : Number(expected[3]));
    }
  const post = await load(data.url, { method: 'POST' });
  assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD']);
});

test('an image with a wrong name, type or signature gets a 415, and no file of its request is stored', async () => {
  for (const file of [
    fileOf('html', 'page.html', 64, 'text/html'),
    fileOf('html', 'page.png', 64, 'image/png'),
    fileOf('jpg', 'a.png', 64, 'image/png'),
    fileOf('png', 'a.png', 64, 'text/html'),
    fileOf('png', 'png', 64, 'image/png'),
    fileOf('png', 'a.png.svg'),
    fileOf('png', 'a.png', 0),
    fileOf('pdf', 'a.pdf'),
  ])
    assert.deepEqual(await errorsOf(fileOf('png', 'a.png'), file), [415, 'images'], file.name);
  assert.deepEqual((await client.call('getProjects', { limit: 1 })).body.data[0]?.images, []);
});

test('the names and first bytes that the console accepts are accepted', async () => {
  for (const name of ['a.jfif', 'a.JPE']) assert.equal((await addImages(fileOf('jpg', name))).status, 200, name);
  const add = (name: string, ...parts: BlobPart[]) =>
    client.fail('addProjectDocument', { project_id, document_name: 'D', document: new File(parts, name) });
  for (const start of ['\ufeff', '\n']) assert.equal((await add('a.pdf', start, '%PDF-1.4')).status, 200);
  const locked = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const { status, body } = await add('a.docx', locked);
  assert.deepEqual([status, /password/.test(body.message)], [415, true]);
});

test('an upload may be as large as the limit, and one byte more gets a 413', async () => {
  assert.equal((await addImages(fileOf('png', 'a.png', IMAGE_MAX_BYTES))).status, 200);
  assert.deepEqual(await errorsOf(fileOf('png', 'a.png', IMAGE_MAX_BYTES + 1)), [413, 'images']);
});

test('a full store of uploads rejects a file until another is removed', () => {
  const { tables } = seed(0, '');
  tables.files = [];
  const store = createStore(tables, undefined, new Map(), 100);
  const file = (size: number) => ({ bytes: new Uint8Array(size), mediaType: 'image/png', extension: 'png' });
  const [first] = store.put([file(60)]);
  assert.throws(() => store.put([file(30), file(20)]), { status: 409 });
  store.remove(first.name);
  store.put([file(60), file(40)]);
});

test('a small image that would need gigabytes to show is rejected, but no document is read as an image', async () => {
  const bytes = new Uint8Array(await fileOf('png', 'a').arrayBuffer());
  bytes.set([0xea, 0x60, 0, 0, 0xea, 0x60], 18);
  assert.deepEqual(await errorsOf(new File([bytes], 'a.png')), [413, 'images']);
  const frame = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0xea, 0x60, 0xea, 0x60]);
  const document = new File([frame, '%PDF-1.4'], 'a.pdf');
  assert.equal((await client.call('addProjectDocument', { project_id, document_name: 'D', document })).status, 200);
});

test('uploaded files are deleted with their row', async () => {
  const [first, second] = (await addImages(fileOf('png', 'a.png'), fileOf('png', 'b.png'))).body.data;
  assert.equal((await client.call('deleteProjectImage', { project_id, image_id: first?.image_id })).status, 200);
  assert.equal((await load(first?.url ?? '')).status, 404);
  assert.equal((await load(second?.url ?? '')).status, 200);
  assert.equal((await client.fail('deleteProjectImage', { project_id, image_id: first?.image_id })).status, 404);
  await client.call('deleteProject', { project_id });
  assert.equal((await load(second?.url ?? '')).status, 404);
  assert.equal((await client.fail('addProjectImages', { project_id, images: [fileOf('png', 'a.png')] })).status, 404);
});

test('a new profile photo replaces the old one, and an empty file input keeps the current one', async () => {
  const { name, email } = (await client.call('getProfile')).body.data;
  const save = async (image: File) =>
    (await client.call('updateProfile', { name, email, phone: '', image })).body.data.image_url ?? '';
  const first = await save(fileOf('png', 'a.png'));
  const second = await save(fileOf('jpg', 'b.jpeg', 64, 'image/jpeg'));
  assert.deepEqual([(await load(first)).status, (await load(second)).status], [404, 200]);
  assert.equal(await save(new File([], '')), second);
});

test('no file outside the uploads is served', async () => {
  for (const path of [
    '../../package.json',
    '%2e%2e%2fpackage.json',
    '',
    'x.png',
    '..%00.png',
    '__proto__',
    '/etc/passwd',
  ])
    assert.equal((await fetch(`${demo.url}/uploads/${path}`)).status, 404, path);
});
