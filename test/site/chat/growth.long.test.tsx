// Tests that the time to read an answer grows linearly with its length, whatever it contains.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReplyReader } from '../../../src/lib/webhook-chat.ts';
import { Markdown } from '../../../src/site/chat/message/Markdown.tsx';
import { marks } from './marks.ts';

/** Limit for `costOfLength`: separates linear growth (1) from quadratic growth (32). */
const LINEAR_MAX = 8;

test('the time to read a reply grows linearly with its length, whatever it contains', () => {
  for (const piece of ['a', ' ', '\u200b', '[', '{', '<', '{}\n', 'data:\n', 'data:\n\n', '<think>', '`', '`` `']) {
    const textOf = (length: number) => `x${piece.repeat(length / piece.length)}x`;
    for (const wrap of [textOf, (length: number) => JSON.stringify({ output: textOf(length) })]) {
      const cost = costOfLength(wrap, readWhole);
      assert.ok(cost < LINEAR_MAX, `${JSON.stringify(piece)}: ${cost} times`);
    }
    const bare = costOfLength((length) => piece.repeat(length / piece.length), readWhole);
    assert.ok(bare < LINEAR_MAX, `bare ${JSON.stringify(piece)}: ${bare} times`);
  }
});

test('the time to parse an answer grows linearly with its length, whatever it contains', () => {
  const pieces = [
    ...marks,
    '*a ',
    'a* ',
    '_a *b ',
    '[a](',
    '` `` ',
    '  - a\n',
    '| - ',
    '|\n',
    '|\n|-\n',
    '| <br> ` ',
    '**：**',
    '***a**',
    '![a](<',
    '[a](x "',
  ];
  for (const piece of pieces) {
    const cost = costOfLength(
      (length) => piece.repeat(Math.ceil(length / piece.length)),
      (text) => Markdown({ children: text }),
    );
    assert.ok(cost < LINEAR_MAX, `${JSON.stringify(piece)}: ${cost} times`);
  }
});

function readWhole(text: string): unknown {
  const reader = createReplyReader();
  reader.push(text);
  return reader.end();
}

/**
 * Returns how many times longer `read` takes for one text than for 32 texts of a 32nd of its length: about 1 if the
 * time grows with the length, 32 if it grows with the square. Compares processor time, which a busy machine doesn't
 * change, in the fastest of up to 25 runs: the garbage collector makes some runs slower and none faster.
 */
function costOfLength(textOf: (length: number) => string, read: (text: string) => unknown): number {
  const whole = textOf(32 * 1024);
  const piece = textOf(1024);
  let long = Number.POSITIVE_INFINITY;
  let short = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 25 && !(long < LINEAR_MAX * short); turn++) {
    const start = processorMs();
    read(whole);
    const middle = processorMs();
    for (let index = 0; index < 32; index++) read(piece);
    long = Math.min(long, middle - start);
    short = Math.min(short, processorMs() - middle);
  }
  return long / short;
}

/** Returns this process's processor time, in ms. Windows counts it in steps of 16 ms, so there it's elapsed time. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return process.platform === 'win32' ? performance.now() : (user + system) / 1_000;
}
