import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { followingToReact, toReact } from '../../src/site/kit/to-react.ts';

test('elements read back from HTML draw the same HTML', () => {
  const html =
    '<figure class="panel graph" data-kind="detail"><svg viewBox="0 0 8 8" role="img" aria-label="A line &amp; a word">' +
    '<path data-l="live" d="M0 0h8" stroke-width="2"></path><text x="4" text-anchor="middle">4 s</text></svg>' +
    '<figcaption>Fig. 1. <b>Four</b> seconds, <time dateTime="2026-10-05">Oct 5</time></figcaption></figure>';
  const parent = document.createElement('div');
  parent.innerHTML = html;
  assert.equal(renderToStaticMarkup(toReact(parent.firstChild)), html);
});

test('text is read back as text, and nothing as nothing', () => {
  assert.equal(toReact(document.createTextNode('as it stands')), 'as it stands');
  assert.equal(toReact(null), null);
});

test('the comments that part two texts are not drawn', () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<p>within <!-- -->24 hours</p>';
  assert.equal(renderToStaticMarkup(toReact(parent.firstChild)), '<p>within 24 hours</p>');
});

test('what follows an element is read in order', () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<i>1</i><b>2</b><em>3</em>';
  const first = parent.firstElementChild;
  assert.ok(first);
  assert.equal(renderToStaticMarkup(followingToReact(first)), '<b>2</b><em>3</em>');
});
