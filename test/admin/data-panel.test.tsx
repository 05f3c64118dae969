import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook, screen } from '@testing-library/react';
import { build } from 'esbuild';
import { inspect } from '../../src/admin/development/DataPanel.tsx';
import { ApiProvider } from '../../src/api/hooks/context.ts';
import { useQuery } from '../../src/api/hooks/use-query.ts';
import { ada, createByHand, getItems } from '../api/support.tsx';

test('shows what the cache holds and how long each call took, once it is opened', async () => {
  const { api, nth } = createByHand();
  let inspected = api;
  await act(async () => {
    inspected = inspect(api);
  });
  renderHook(() => useQuery(getItems, 'x').data, {
    wrapper: ({ children }) => <ApiProvider value={inspected}>{children}</ApiProvider>,
  });
  await nth(0).answer([ada]);
  const panel = screen.getByText('Data').closest('details') ?? assert.fail();
  const toggle = (isOpen: boolean) =>
    act(async () => {
      panel.open = isOpen;
      panel.dispatchEvent(new Event('toggle'));
    });
  await toggle(true);
  assert.match(panel.textContent ?? '', /getItems.*"search":"x".*: fresh, 1 listening/);
  assert.match(panel.textContent ?? '', /GET \/items: \d+ ms/);
  assert.equal(performance.getEntriesByName('GET /items', 'mark').length, 1);
  await toggle(false);
});

for (const mode of ['production', 'development'])
  test(`the panel is ${mode === 'production' ? 'not' : ''} part of a ${mode} build`, async () => {
    const { metafile } = await build({
      entryPoints: ['src/admin/entry.tsx'],
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      write: false,
      metafile: true,
      outdir: 'none',
      packages: 'external',
      logLevel: 'silent',
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode), __API_URL__: '"/api"', __SITE_URL__: '""' },
    });
    const files = Object.keys(metafile.inputs).filter((file) => file.includes('/development/'));
    assert.equal(files.length > 0, mode === 'development');
  });
