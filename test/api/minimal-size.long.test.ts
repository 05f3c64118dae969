import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { assertNone } from '../support/files.ts';

test('a minimal app compresses to 3,800 bytes at most, without the data layer’s unused modules', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['test/api/minimal-app.tsx'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'none',
    external: ['react', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = Object.values(metafile.outputs);
  const carried = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const unused = /lazy|placeholder|share-writes|upload|update|wire/;
  assertNone(carried.map(([file]) => file).filter((file) => unused.test(file)));
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length;
  assert.ok(bytes <= 3800, `${bytes} bytes`);
});
