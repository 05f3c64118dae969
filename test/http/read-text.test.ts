import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../src/http/read-text.ts';

/** Returns a response whose body arrives in pieces. */
function streamed(...pieces: (string | Uint8Array)[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  return new Response(body);
}

test('readText restarts the time limit at each chunk, and decodes a character split across chunks', async () => {
  const character = Buffer.from('é');
  const body = streamed('a', character.subarray(0, 1), character.subarray(1), 'b');
  let restarts = 0;
  let text = '';
  const restart = () => {
    restarts += 1;
  };
  for await (const piece of readText(body, restart, 100, Number.POSITIVE_INFINITY)) text += piece;
  assert.equal(text, 'aéb');
  assert.ok(restarts >= 3);
});

test('readText rejects a body beyond its size or time limit, and accepts one of exactly the maximum size', async () => {
  const read = async (maxLength: number, endMs: number) => {
    for await (const _piece of readText(streamed('word', 'word'), () => undefined, maxLength, endMs));
  };
  await read(8, Number.POSITIVE_INFINITY);
  for (const [maxLength, endMs] of [
    [4, Number.POSITIVE_INFINITY],
    [100, 0],
  ] as const)
    await assert.rejects(read(maxLength, endMs), { kind: 'PARSING_ERROR', cause: true });
});
