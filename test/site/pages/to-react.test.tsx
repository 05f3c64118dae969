import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { followingToReact, toReact } from '../../../src/site/pages/to-react.ts';

test('React draws again what its HTML draws, drawings and joined texts included', () => {
  const count = 8;
  const original = (
    <section className="a b" id="x" aria-label="Words" data-kind="good">
      <p>
        Showing {count} of <b>eight</b>.
      </p>
      <svg viewBox="0 0 4 4" aria-hidden="true">
        <path d="M0 0H4" strokeWidth="2" strokeLinecap="butt" pathLength="50" />
      </svg>
      <a href="/x" target="_blank" rel="noopener">
        Out
      </a>
    </section>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(original);
  assert.equal(renderToStaticMarkup(toReact(container.firstChild)), renderToStaticMarkup(original));
});

test('what follows an element is read in order', () => {
  const container = document.createElement('div');
  container.innerHTML = '<i>1</i><b>2</b><em>3</em>';
  const first = container.firstElementChild;
  assert.ok(first);
  assert.equal(renderToStaticMarkup(followingToReact(first)), '<b>2</b><em>3</em>');
});
