import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitLinks } from '../../../src/site/chat/view/split-links.ts';
import { costOfLength, LINEAR_MAX } from '../../support/growth.ts';

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

test('one long word costs no more than the same length of short ones', () => {
  for (const [name, textOf] of [
    ['brackets', (length: number) => `https://${')'.repeat(length)}`],
    ['opened brackets', (length: number) => `https://${'('.repeat(length)}`],
    ['schemes', (length: number) => 'https://'.repeat(length / 8)],
    ['dots', (length: number) => '.'.repeat(length)],
    ['letters', (length: number) => 'a'.repeat(length)],
  ] as const) {
    const cost = costOfLength(textOf, splitLinks);
    assert.ok(cost < LINEAR_MAX, `${name}: ${cost} times`);
  }
});
