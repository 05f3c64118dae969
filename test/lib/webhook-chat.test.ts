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

function readWhole(text: string) {
  const reader = createReplyReader();
  reader.push(text);
  return reader.end();
}
