// Puts hostile texts and wrong types into responses that screens read. A browser test covers huge figures and layout.
import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitFor } from '@testing-library/react';
import { renderFailure } from '../../src/content/pages/shell.ts';
import { goTo, openConsole } from './console.tsx';
import { harmOf, spoilAll, spoilDeep, spoiledScreens, spoilTexts } from './spoil.ts';

for (const spoil of [spoilTexts, spoilAll])
  test(`the lists and five other screens survive responses changed by ${spoil.name}`, async (t) => {
    // React warns about duplicate keys, which spoiled rows have.
    const { error } = console;
    t.mock.method(console, 'error', (...words: unknown[]) => /same key/.test(String(words[0])) || error(...words));
    await openConsole('/nowhere', {
      respond: ({ method, path }, body) =>
        method === 'GET' || path.endsWith('user-details')
          ? [200, { ...body, data: spoilDeep(spoil, 'data', body.data) }]
          : undefined,
    });
    for (const path of spoiledScreens) {
      const [old] = document.querySelectorAll('main h1');
      goTo(`/${path}`);
      await waitFor(() => {
        assert.ok(!old?.isConnected, path);
        assert.ok(!document.querySelector('main [role="status"][aria-label^="Loading"]'), path);
        assert.deepEqual(harmOf(renderFailure.title), [], path);
      });
    }
  });
