// Renders CommonMark's examples of the syntax that replies use. `differences` lists deviations and their reasons.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '../../../src/site/chat/message/Markdown.tsx';

interface Example {
  markdown: string;
  html: string;
  section: string;
  number: number;
}

const { tests }: { tests: readonly Example[] } = createRequire(import.meta.url)('commonmark-spec');

const sections = [
  'Thematic breaks',
  'ATX headings',
  'Fenced code blocks',
  'Paragraphs',
  'Block quotes',
  'List items',
  'Lists',
  'Code spans',
  'Emphasis and strong emphasis',
  'Links',
];
/** From this example on, links refer to a definition elsewhere in the text, which no assistant writes. */
const firstReferenceLink = 527;

const differences: Readonly<Record<string, readonly number[]>> = {
  'indented text is text: an answer that is indented by mistake isn’t code': [
    48, 69, 134, 225, 231, 236, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 309,
    313,
  ],
  'a line under a text is a rule, because assistants separate sections with it': [59, 141, 300],
  'a quote ends with its marks, so the text below is no longer quoted': [232, 233, 247, 250, 251, 292, 293],
  'spaces at the ends of lines stay, because the page doesn’t show them': [49, 70, 71, 222, 223, 226],
  'code keeps the spaces before it, and one empty line for many': [131, 132, 133, 318],
  'an empty heading or item renders nothing': [79, 279, 282],
  'an item may be indented by any number of spaces, as assistants do': [238, 276, 280, 297, 311, 312],
  'tags are text': [308, 344, 475, 476, 477, 491, 494, 524],
  'a reference stays as it was written': [317],
  'an address is spelled as browsers spell it': [346, 501, 526],
  'marks that cross a link are marks first': [473, 474, 521],
  'an address that leads to no page isn’t a link': [
    484, 485, 486, 487, 492, 495, 496, 498, 499, 500, 502, 503, 504, 507, 520, 522,
  ],
  'the title of a link is in double quotes or in none': [505, 506, 509, 510],
  'an image in a link is its text': [517],
};

test('answers render as CommonMark does, except for listed differences', () => {
  const examples = tests.filter(
    ({ section, number }) => sections.includes(section) && (section !== 'Links' || number < firstReferenceLink),
  );
  const different = examples.filter(({ markdown, html }) => draw(markdown) !== plain(html));
  assert.deepEqual(
    different.map(({ number }) => number),
    Object.values(differences)
      .flat()
      .toSorted((a, b) => a - b),
  );
});

function draw(markdown: string): string {
  const text = markdown.replaceAll('→', '\t');
  return plain(renderToStaticMarkup(createElement(Markdown, null, text))).replaceAll('http://localhost:3000', '');
}

/** Removes invisible differences: our attributes, heading levels, tight lists' paragraphs, line ends between blocks. */
function plain(html: string): string {
  return html
    .replaceAll('→', '\t')
    .replaceAll(/ (target|rel|tabindex|class|type|aria-live|title|data-level|dir)="[^"]*"/g, '')
    .replaceAll(' start="1"', '')
    .replaceAll('<div><button>Copy</button><pre>', '<pre>')
    .replaceAll('</pre></div>', '</pre>')
    .replaceAll(/<(\/?)h\d>/g, '<$1h2>')
    .replaceAll(/<(hr|br) ?\/>/g, '<$1>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\n?(<\/?(p|ul|ol|li|h2|blockquote|pre|hr)\b[^>]*>)\n?/g, '$1')
    .replaceAll(/<li>(?!<p>)([^<]*(?:<(?!\/li|ul|ol|p|pre|blockquote|h2|hr)[^<]*)*)/g, (_item, text) =>
      text ? `<li><p>${text}</p>` : '<li>',
    )
    .replaceAll('\n</code></pre>', '</code></pre>')
    .trim();
}
