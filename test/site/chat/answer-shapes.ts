// All known shapes of a chat webhook's response, each with the resulting text or kind of failure.
import type { RequestListener, ServerResponse } from 'node:http';
import { emptyReply } from '../../../src/content/chat-webhook.ts';
import type { ErrorKind } from '../../../src/http/errors.ts';

/** Text of one megabyte. Only its beginning is displayed, but a reply may have this length. */
export const megabyte = 'word '.repeat(200_000).trim();

export interface AnswerShape {
  name: string;
  status?: number;
  type?: string;
  body?: string;
  /** Misuses the connection instead of sending `body`: resets it, or leaves it open. */
  misbehave?: (response: ServerResponse) => void;
  /** The reply's text, or the kind of failure. */
  expected: string | { failure: ErrorKind };
}

const json = (value: unknown) => JSON.stringify(value);
const ok = (name: string, body: string, expected: AnswerShape['expected'], type = 'application/json'): AnswerShape => ({
  name,
  body,
  type,
  expected,
});
const failing = (name: string, status: number, body: string, type = 'application/json'): AnswerShape => ({
  name,
  status,
  type,
  body,
  expected: { failure: 'HTTP_ERROR' },
});
const unreadable = { failure: 'PARSING_ERROR' } as const;
const lost = { failure: 'FETCH_ERROR' } as const;
const item = (content: unknown) => ({ type: 'item', content });
const stream = (...lines: unknown[]) => `${lines.map(json).join('\n')}\n`;
const page = '<!DOCTYPE html><html><head><title>502</title></head><body>nginx at 10.0.0.7</body></html>';

export const answerShapes: readonly AnswerShape[] = [
  ok('output', json({ output: 'Hello' }), 'Hello'),
  ok('message', json({ message: 'Hello' }), 'Hello'),
  ok('output before message', json({ output: 'Hello', message: 'Other' }), 'Hello'),
  ok('empty output, then message', json({ output: '', message: 'Hello' }), 'Hello'),
  ok('null output, then message', json({ output: null, message: 'Hello' }), 'Hello'),
  ok('neither field', json({ text: 'Hello', data: { a: 1 } }), emptyReply),
  ok('empty object', '{}', emptyReply),
  ok('empty output', json({ output: '' }), emptyReply),
  ok('whitespace output', json({ output: ' \n\t ' }), emptyReply),
  ok('zero-width output', json({ output: '\u200b\u2060\ufeff' }), emptyReply),
  ok('boolean output', json({ output: true }), emptyReply),
  ok('number output', json({ output: 42 }), '42'),
  ok('zero output', json({ output: 0 }), '0'),
  ok('nested output', json({ output: { output: 'Hello' } }), 'Hello'),
  ok('nested message', json({ output: { message: 'Hello' } }), 'Hello'),
  ok('object without words as output', json({ output: { score: 1 } }), emptyReply),
  ok('list as output', json({ output: ['Hello', 'Other'] }), 'Hello'),
  ok('array of items', json([{ output: 'Hello' }, { output: 'Other' }]), 'Hello'),
  ok('array in an array', json([[{ output: 'Hello' }]]), 'Hello'),
  ok('array of strings', json(['Hello']), 'Hello'),
  ok('empty array', '[]', emptyReply),
  ok('array of null', '[null]', emptyReply),
  ok('JSON null', 'null', emptyReply),
  ok('JSON string', json('Hello'), 'Hello'),
  ok('JSON number', '7', '7'),
  ok('JSON false', 'false', emptyReply),
  ok('empty body', '', emptyReply),
  ok('blank body', ' \r\n', emptyReply),
  { name: '204', status: 204, expected: emptyReply },
  ok('plain text', 'Hello there', 'Hello there', 'text/plain'),
  ok('plain text sent as HTML', 'Hello there', 'Hello there', 'text/html'),
  ok('plain text sent as JSON', 'Hello there', 'Hello there'),
  ok('text that begins with a quote', '"Hello," she said.', '"Hello," she said.', 'text/plain'),
  ok('text that begins with a bracket', '[Note] Hello', '[Note] Hello', 'text/plain'),
  ok('JSON sent as text', json({ output: 'Hello' }), 'Hello', 'text/plain'),
  ok('JSON behind a byte order mark', `\ufeff${json({ output: 'Hello' })}`, 'Hello'),
  ok('markup in the output', json({ output: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'),
  ok('the words [object Object]', json({ output: '[object Object]' }), unreadable),
  ok('[object Object] as text', '[object Object]', unreadable, 'text/plain'),
  ok('the word undefined', 'undefined', unreadable, 'text/plain'),
  ok('HTML page', page, unreadable, 'text/html'),
  ok('HTML page sent as JSON', `\n${page}`, unreadable),
  ok('XML', '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', unreadable, 'application/xml'),
  ok('JSON cut off', '{"output": "Hel', unreadable),
  ok('JSON with a trailing comma', '{"output": "Hello",}', unreadable),
  ok('array cut off', '[{"output": "Hel', unreadable),
  ok('stream of items', stream({ type: 'begin', metadata: {} }, item('Hel'), item('lo'), { type: 'end' }), 'Hello'),
  ok('stream of one error', stream({ type: 'error', content: 'at Node.run' }), unreadable),
  ok('content without a type', json({ content: 'Hello' }), emptyReply),
  ok('stream without items', stream({ type: 'begin' }, { type: 'end' }), emptyReply),
  ok('stream with an object as content', stream(item({ a: 1 }), { type: 'end' }), emptyReply),
  ok('stream that ends in an error', stream(item('Hel'), { type: 'error', content: 'at Node.run' }), unreadable),
  ok('stream cut off', '{"type":"item","content":"Hel"}\n{"type":"it', unreadable),
  ok('stream of outputs', stream({ output: 'Hel' }, { output: 'lo' }), 'Hello'),
  ok(
    'event stream',
    'event: message\ndata: {"output":"Hel"}\n\ndata: {"output":"lo"}\n\ndata: [DONE]\n\n',
    'Hello',
    'text/event-stream',
  ),
  ok('event stream of text', 'data: Hel\n\ndata: lo\n\n', 'Hello', 'text/event-stream'),
  ...(
    [
      [
        'spaces of tokens',
        'data: We \n\ndata: charge \n\ndata: 10 \n\ndata: 000 dollars.\n\n',
        'We charge 10 000 dollars.',
      ],
      ['one optional space', 'data:We\n\ndata:  charge\n\ndata:  $5\n\n', 'We charge $5'],
      ['lines of one event', 'data: The plan:\ndata:\ndata: - a\ndata: - b\n\n', 'The plan:\n\n- a\n- b'],
      ['a line feed as token', 'data: a\n\ndata\ndata\n\ndata: b\n\n', 'a\nb'],
      ['CR line ends', 'data: a\rdata: b\r\rdata: c\r\r', 'a\nbc'],
      ['CRLF line ends', 'data: a \r\n\r\ndata: b\r\n\r\n', 'a b'],
      ['a byte order mark', '\ufeffdata: a\n\n', 'a'],
      ['comments and other fields', ': hi\n\nid: 1\nretry: 9\nevent: token\ndata: a\n: ping\n\nevent: end\n\n', 'a'],
      ['an unknown field', 'data: a\nother: b\nc\n\n', 'a'],
      ['an unfinished last event', 'data: a\n\ndata: b\ndata: c', 'ab\nc'],
      ['tokens of JSON', 'data: Send \n\ndata: {\n\ndata: }, \n\ndata: {}\n\ndata: [DONE]\n\n', 'Send {}, {}'],
      ['no events, but text', 'Hello there', 'Hello there'],
      ['no events, but JSON lines', stream(item('Hel'), item('lo')), 'Hello'],
      ['objects without empty lines', `data: ${json(item('Hel'))}\ndata: ${json(item('lo'))}\n`, 'Hello'],
      ['an object on several lines', 'data: {"output":\ndata: "Hello"}\n\n', 'Hello'],
      ['an error event', 'data: Hel\n\nevent: error\ndata: at Node.run\n\n', unreadable],
      [
        'text and then an error',
        `data: Hel\n\ndata: ${json({ type: 'error', content: 'at Node.run' })}\n\n`,
        unreadable,
      ],
      ['an HTML page', page, unreadable],
    ] as const
  ).map(([name, body, expected]) => ok(`event stream: ${name}`, body, expected, 'text/event-stream; charset=utf-8')),
  ok('event stream without its type', 'data: a \n\ndata: b\n\n', 'a b', 'text/plain'),
  ok('an answer about event streams', 'Send this:\n\ndata: {"a": 1\n', 'Send this:\n\ndata: {"a": 1', 'text/plain'),
  ok('text that begins with data:', 'data: kept for\n30 days', 'data: kept for\n30 days', 'text/plain'),
  ok('thoughts', json({ output: '<think>They want `prices`\n\n</think>\n\nA quote.' }), 'A quote.'),
  ok('thoughts in text', '<think>Prices?</think>\n\nA quote.', 'A quote.', 'text/plain'),
  ok('thoughts without their first tag', json({ output: 'Prices?\n</think>\nA quote.' }), 'A quote.'),
  ok(
    'thoughts between the words',
    stream(item('Wait.'), item('<think>a'), item('b</think>'), item('\nOk')),
    'Wait.\nOk',
  ),
  ok('nothing but thoughts', json({ output: '<think>Prices' }), emptyReply),
  ok('tags of thoughts in code', json({ output: 'In `<think>`, not `</think>`' }), 'In `<think>`, not `</think>`'),
  ok('event stream cut off', 'data: {"output":"Hel"}\n\ndata: {"outp', unreadable, 'text/event-stream'),
  ok('text that begins with a footnote', '[1] See page two.', '[1] See page two.', 'text/plain'),
  ok('text that begins with a year', '[2026] Planned', '[2026] Planned', 'text/plain'),
  ok('text that begins with Event:', 'Event: Friday', 'Event: Friday', 'text/plain'),
  ok('text that begins with event:', 'event: on Friday', 'event: on Friday', 'text/plain'),
  ok('text that begins with Data:', 'Data: kept for\n30 days', 'Data: kept for\n30 days', 'text/plain'),
  ok('text that begins with a placeholder', '{name}, hello', '{name}, hello', 'text/plain'),
  ok('text that begins with markup', '<b>Hello</b> there', '<b>Hello</b> there', 'text/html'),
  ok('1 MB', json({ output: megabyte }), megabyte),
  ok('10,000 arrays in each other', `${'['.repeat(10_000)}"Hello"${']'.repeat(10_000)}`, 'Hello'),
  failing('400 with message', 400, json({ message: 'Bad request: chatInput' })),
  failing('500 with output', 500, json({ output: 'Error in workflow', stack: 'at Node.run (/usr/lib/n8n.js:1)' })),
  failing('502 as a page', 502, page, 'text/html'),
  failing('503 without a body', 503, ''),
  { name: 'hang before the answer', misbehave: () => undefined, expected: { failure: 'TIMEOUT_ERROR' } },
  {
    name: 'hang in the body',
    misbehave: (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"output":'),
    expected: { failure: 'TIMEOUT_ERROR' },
  },
  { name: 'connection reset', misbehave: (response) => response.socket?.resetAndDestroy(), expected: lost },
  {
    name: 'reset in the body',
    misbehave: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"output":"Hel', () => response.socket?.resetAndDestroy());
    },
    expected: lost,
  },
];

/** Responds to every request with the shape at the index in its path. */
export const answerByPath: RequestListener = (request, response) => {
  const shape = answerShapes[Number(request.url?.slice(1))];
  if (!shape) response.writeHead(404).end();
  else if (shape.misbehave) shape.misbehave(response);
  else response.writeHead(shape.status ?? 200, { 'content-type': shape.type ?? 'text/plain' }).end(shape.body);
};
