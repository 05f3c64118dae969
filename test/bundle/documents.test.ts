import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Metafile } from 'esbuild';
import { siteDocument } from '../../src/bundle/documents.ts';

test('the alternative text of a share image is the heading of the page, escaped once', () => {
  const chunk = (entryPoint: string) => ({ entryPoint, bytes: 1, inputs: {}, imports: [], exports: [] });
  const page = 'src/site/pages/home/Home.tsx';
  const client: Metafile = {
    inputs: { [page]: { bytes: 1, imports: [] } },
    outputs: { 'dist/a.js': chunk('src/site/entry.tsx'), 'dist/b.js': chunk(page) },
  };
  const head = { title: 'A "title" & more', description: '', canonical: null, image: '', isArticle: false };
  const parts = { template: '<!--head-->', inlineScript: '', isDevelopment: false, client };
  const site = { pageHead: () => ({ ...head, structuredData: [] }) };
  const bodies = new Map([['/', '<h1>Who&#x27;s <em>&quot;salt&quot;</em> &amp; pepper.</h1>']]);
  const html = siteDocument({ ...parts, site, bodies, styles: { inline: {}, siteSheets: [], consoleSheets: [] } }, '/');
  assert.match(html, /og:image:alt" content="Who&#x27;s &quot;salt&quot; &amp; pepper\.">/);
  assert.match(html, /og:title" content="A &quot;title&quot; &amp; more">/);
});
