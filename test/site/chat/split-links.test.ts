import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLinks } from '../../../src/site/chat/view/split-links.ts';

const links = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text);

test('http, https and mail addresses are links, without the punctuation around them', () => {
  for (const [text, expected] of [
    ['See https://a.example/b.', ['https://a.example/b']],
    ['(http://a.example), HTTPS://B.example!', ['http://a.example', 'HTTPS://B.example']],
    ['[Contact](https://a.example/contact)', ['https://a.example/contact']],
    ['**https://a.example**', ['https://a.example']],
    ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
    ['(see https://a.example/x_(y))', ['https://a.example/x_(y)']],
    ['mailto:jo@a.example?subject=Hi', ['mailto:jo@a.example?subject=Hi']],
    ['https://a.example/?q=1&r=2#s', ['https://a.example/?q=1&r=2#s']],
  ] as const)
    assert.deepEqual(links(text), expected);
});

test('everything else is text', () => {
  const texts = [
    'javascript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//a.example',
    'www.a.example',
    'https://',
    'https://.',
    'http://[',
    'xhttps://a.example',
  ];
  for (const text of texts) assert.deepEqual(links(text), [], text);
});

test('an address ends where markup starts', () => {
  assert.deepEqual(links('<a href="https://a.example/x">https://b.example</a>'), [
    'https://a.example/x',
    'https://b.example',
  ]);
});

test('joined again, the parts are the text', () => {
  const text = 'A https://a.example, (https://b.example) mailto:c@d.example. https://';
  assert.equal(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
    text,
  );
});

test('a megabyte of one word costs no more than its length', () => {
  const startedMs = performance.now();
  for (const text of [`https://${')'.repeat(1e6)}`, 'https://'.repeat(125_000), '.'.repeat(1e6)]) splitLinks(text);
  assert.ok(performance.now() - startedMs < 5000);
});
