import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileHref, imageHref } from '../../src/admin/api-url.ts';

test('a relative address of a file is below the API’s address, and one with a slash is below its origin', () => {
  const { origin } = location;
  assert.equal(fileHref('files/7.pdf'), `${origin}/api/files/7.pdf`);
  assert.equal(fileHref('/files/7.pdf'), `${origin}/files/7.pdf`);
  assert.equal(imageHref('https://cdn.example/7.png'), undefined);
  assert.equal(imageHref('https://cdn.example/7.png', ['https://cdn.example/x']), 'https://cdn.example/7.png');
  assert.equal(imageHref('7.png'), `${origin}/api/7.png`);
});
