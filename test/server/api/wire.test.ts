import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumAmounts } from '../../../src/server/api/data/money.ts';
import { boundaryOf, parseMultipart } from '../../../src/server/api/wire/multipart.ts';

test('sums do not drift', () => {
  assert.equal(sumAmounts(Array.from({ length: 1000 }, () => ({ amount: '0.10' }))), '100.00');
});

test('a form written by the platform is read back byte by byte', async () => {
  const bytes = Buffer.from(
    Array.from({ length: 3000 }, (_, index) => (index % 7 === 0 ? 13 : index % 7 === 1 ? 10 : index % 256)),
  );
  const form = new FormData();
  form.append('title', 'Größe\r\n--not a boundary');
  form.append('images', new File([bytes], 'a "quoted" näme.png', { type: 'image/png' }));
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? assert.fail();
  const { texts, files } = parseMultipart(Buffer.from(await response.arrayBuffer()), boundary);
  assert.deepEqual({ ...texts }, { title: 'Größe\r\n--not a boundary' });
  const [file] = files;
  assert.deepEqual(
    [files.length, file?.field, file?.fileName, file?.mediaType],
    [1, 'images', 'a "quoted" näme.png', 'image/png'],
  );
  assert.ok(file?.bytes.equals(bytes));
});

test('a file input left empty is a nameless file without content', () => {
  const body =
    '--b\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--';
  const { texts, files } = parseMultipart(Buffer.from(body), 'b');
  assert.deepEqual([Object.keys(texts), files[0]?.fileName, files[0]?.bytes.length], [[], '', 0]);
});

test('an empty form and a preamble are read', () => {
  assert.deepEqual(parseMultipart(Buffer.from('--b--\r\n'), 'b').files, []);
  const body = 'preamble\r\n--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--b--';
  assert.equal(parseMultipart(Buffer.from(body), 'b').texts.a, '');
});

test('a boundary is read with and without quotes', () => {
  assert.equal(boundaryOf('multipart/form-data; boundary="a b"'), 'a b');
  assert.equal(boundaryOf('Multipart/Form-Data;charset=utf-8;Boundary=ab; x=y'), 'ab');
  assert.equal(boundaryOf('multipart/form-data'), undefined);
  assert.equal(boundaryOf('application/json; boundary=ab'), undefined);
});
