import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReplyReader } from '../../src/lib/webhook-chat.ts';

test('a reply’s suggestions are at most five different texts; blank and invalid ones are dropped', () => {
  const readText = (text: string) => readWhole(text)?.suggestions ?? [];
  const read = (answer: unknown) => readText(JSON.stringify(answer));
  const suggestions = [null, 4, '', 'One?', 3, '\u200b', 'Two?', 'One?'];
  assert.deepEqual(read({ output: 'Yes', suggestions }), ['One?', 'Two?']);
  assert.deepEqual(read([{ output: 'Yes', suggestions }]), ['One?', 'Two?']);
  assert.equal(read({ output: 'Yes', suggestions: [...'1234567'] }).length, 5);
  assert.deepEqual(read([{ output: { message: 'Yes', suggestions } }]), ['One?', 'Two?']);
  const piece = JSON.stringify({ type: 'item', content: 'Yes', suggestions });
  for (const stream of [`data: ${piece}\n\ndata: [DONE]\n`, `${piece}\n{"type":"end"}\n`, `{"content":"I"}\n${piece}`])
    assert.deepEqual(readText(stream), ['One?', 'Two?'], stream);
  for (const answer of [null, 'text', [], { output: 'Yes' }, { output: 'Yes', suggestions: 3 }])
    assert.deepEqual(read(answer), []);
});

test('a reply that arrives character by character shows neither marks of its stream nor thoughts, and ends the same', () => {
  for (const [body, expected] of [
    [
      'data: We \r\n\ndata: charge $5\r\ndata: a day, at most, for each user.\r\n\r\n',
      'We charge $5\na day, at most, for each user.',
    ],
    [': a comment of some length\n\ndata: Yes\r\rdata: .', 'Yes.'],
    ['{"type":"item","content":"<thi"}\n{"type":"item","content":"nk>No prices!</think> A quote."}\n', 'A quote.'],
    [
      '<think>They want prices, and I must dodge.</think>\n\nHere is the quote that you asked for.',
      'Here is the quote that you asked for.',
    ],
  ] as const) {
    const reader = createReplyReader();
    const shown = [...body].map((character) => reader.push(character));
    for (const text of shown) assert.ok(expected.startsWith(text), text);
    assert.ok(new Set(shown).size > 1, body);
    assert.equal(reader.end()?.text, expected);
    assert.equal(readWhole(body)?.text, expected);
  }
});

function readWhole(text: string) {
  const reader = createReplyReader();
  reader.push(text);
  return reader.end();
}
