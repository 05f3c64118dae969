// Texts that consist of Markdown marks: none may lose a word or take long to parse.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '../../../src/site/chat/message/Markdown.tsx';
import { processorMs } from '../../support/growth.ts';

const marks = [
  ...'* ** _ __ ` `` # > - --- | [ ] ( ) ]( ![ < https:// https://a.example mailto: \\ &amp; <b> " :'.split(' '),
  ...[
    '```\n',
    '~~~\n',
    '## ',
    '> ',
    '- ',
    '* ',
    '1. ',
    '2) ',
    '| --- |',
    ' ',
    '  ',
    '    ',
    '\n',
    '\n\n',
    '\r',
    '\r\n',
  ],
  ...['\u2028', '\t', '\v', '\0', '\ud800', '\udc00', '\u200b', '\u202e'],
];

let seed = 20_261_122;
/** Returns a pseudo-random number from 0 to below `limit`; the sequence is the same in each run. */
function upTo(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
}

/** Returns a text of words and marks, in which a few marks repeat often. */
function randomText(most: number): { text: string; words: string[] } {
  const words: string[] = [];
  const some = [0, 1, 2, 3, 4].map(() => marks[upTo(marks.length)]);
  const parts = Array.from({ length: 1 + upTo(most) }, () => {
    if (upTo(3) > 0) return upTo(2) > 0 ? some[upTo(some.length)] : marks[upTo(marks.length)];
    words.push(`w${words.length}z`);
    return words.at(-1);
  });
  return { text: parts.join(''), words };
}

test('no sequence of Markdown marks loses a word or hangs the parser', () => {
  for (let turn = 0; turn < 1500; turn++) {
    const { text, words } = randomText(turn % 100 === 0 ? 2000 : 30);
    const drawn = renderToStaticMarkup(createElement(Markdown, null, text));
    for (const word of words) {
      // The text after the fence of a code block names its language.
      const isShown = drawn.includes(word) || new RegExp(`(\`{3}|~{3}).*${word}`).test(text);
      assert.ok(isShown, `${word} of ${JSON.stringify(text)} in ${drawn}`);
    }
  }
});

test('an answer takes time in proportion to its length, whatever is in it', () => {
  const pieces = [...marks, '*a ', 'a* ', '_a *b ', '[a](', '` `` ', '  - a\n', '| - ', '***a**', '![a](<', '[a](x "'];
  const timeOf = (piece: string, length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const startedMs = processorMs();
    void Markdown({ children: text });
    return processorMs() - startedMs;
  };
  // Compared with an ordinary reply of the same length, which is parsed in one pass.
  const ordinary = () => timeOf('Some *words* and `code` in a [line](https://a.example).\n\n- One\n- Two\n\n', 30_000);
  const usualMs = Math.max(ordinary(), ordinary());
  for (const piece of pieces) {
    // Processor time, which a busy machine doesn't change; retries, because the garbage collector takes some.
    const isLinear = [1, 2, 3].some(() => timeOf(piece, 30_000) < 20 * usualMs);
    assert.ok(isLinear, JSON.stringify(piece));
  }
});
