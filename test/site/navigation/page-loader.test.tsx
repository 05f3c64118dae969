import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import type { Delivered } from '../../../src/site/navigation/adopt-styles.ts';
import { createPageLoader, TIMEOUT_MS } from '../../../src/site/navigation/page-loader.ts';
import { useShownPage } from '../../../src/site/navigation/use-shown-page.ts';

/** Renders a loader whose pages and clock the test controls. */
function createBench() {
  const timers: { expire: () => void; ms: number }[] = [];
  const answers: ((page: Delivered) => void)[] = [];
  const pages = createPageLoader({
    has: () => true,
    fetchPage: () => new Promise((resolve) => answers.push(resolve)),
    styledPath: '/',
    setTimer: (expire, ms) => timers.push({ expire, ms }),
  });
  return { pages, timers, answers };
}

test('code that never loads or fails times out, and the next try fetches it again', async () => {
  const { pages, timers, answers } = createBench();
  const shown = renderHook(({ path }) => useShownPage(pages, path), { initialProps: { path: '/' } });
  shown.rerender({ path: '/about' });
  assert.equal(shown.result.current.path, '/', 'the old page stays until then');
  assert.deepEqual(
    timers.map(({ ms }) => ms),
    [TIMEOUT_MS],
  );
  await act(async () => timers[0]?.expire());
  assert.deepEqual(shown.result.current, { path: '/about', Page: null });

  const About = () => null;
  const again = pages.load('/about');
  assert.equal(answers.length, 2);
  answers[1]?.(About);
  assert.equal(await again, About);
  assert.equal(pages.peek('/about'), About);
});

test('a page is fetched once, by however many it is asked for', async () => {
  const { pages, answers } = createBench();
  const asked = [pages.load('/about'), pages.load('/about')];
  assert.equal(answers.length, 1);
  answers[0]?.(() => null);
  assert.equal(asked[0], asked[1]);
});
