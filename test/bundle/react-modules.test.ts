import assert from 'node:assert/strict';
import test from 'node:test';
import { moduleOf } from '../../src/bundle/react-modules.ts';

test('a CommonJS file becomes a module with the same exports', async () => {
  const source =
    '"use strict"; var os = require("os"), path = require("path"); exports.sep = path.sep; exports.os = os;';
  const code = moduleOf(source, ['sep', 'os'], 'a.js');
  const { sep, os, default: all } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.equal(sep, (await import('node:path')).sep);
  assert.equal(os, (await import('node:os')).default);
  assert.deepEqual(all, { sep, os });
});

test('CommonJS that can’t be replaced stops the build with a sentence', () => {
  for (const source of ['module.exports = {};', 'function load(name) { return require(name); }'])
    assert.throws(
      () => moduleOf(source, [], 'react.js'),
      /^Error: react\.js has '.*' where the build can't replace it\./,
    );
});
