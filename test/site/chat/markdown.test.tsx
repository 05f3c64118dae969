// Tests rules that CommonMark's examples (commonmark.test.tsx) don't cover. A number names a case's related example.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '../../../src/site/chat/message/Markdown.tsx';
import { marks } from './marks.ts';

const html = (text: string) => renderToStaticMarkup(createElement(Markdown, null, text));
const draw = (text: string) =>
  html(text)
    .replaceAll(/ (target|rel|tabindex|class|type|aria-live|dir)="[^"]*"/g, '')
    .replaceAll('<div><button>Copy</button><pre>', '<pre>')
    .replaceAll('</pre></div>', '</pre>')
    .replaceAll('http://localhost:3000', '');
const same = (cases: Readonly<Record<string, string>>) => {
  for (const [text, expected] of Object.entries(cases)) assert.equal(draw(text), expected, text);
};
/** Asserts that each text renders as the given content of one paragraph. */
const line = (cases: Readonly<Record<string, string>>) => {
  for (const [text, expected] of Object.entries(cases)) assert.equal(draw(text), `<p>${expected}</p>`, text);
};

test('an answer renders strikethrough, and literal marks stay text', () =>
  line({
    '~~a **b**~~ c': '<del>a <strong>b</strong></del> c',
    '2 * 3 * 4': '2 * 3 * 4',
    'a snake_case_name here': 'a snake_case_name here',
    '5 * 6 and * alone': '5 * 6 and * alone',
    'about ~5 and ~~ alone': 'about ~5 and ~~ alone',
    'a &lt; &amp; &#169; &no; &#0; `&amp;`': 'a &lt; &amp; © &amp;no; \ufffd <code>&amp;amp;</code>',
    '&mdash; &Hellip; &copy; &#x2014; &#X1f600; &#x110000; &valueOf;': '— … © — 😀 &amp;#x110000; &amp;valueOf;',
    'C:\\path\\x': 'C:\\path\\x', // 13
    '[no link] and [none](here': '[no link] and [none](here',
    'x < y > z & w': 'x &lt; y &gt; z &amp; w',
    '**unclosed and _open': '**unclosed and _open',
    'The doors are\n14. The end': 'The doors are\n14. The end', // 304
  }));

test('headings in an answer have one level in three sizes, and lists keep numbers and checkboxes', () =>
  same({
    '# One': '<h2 data-level="1">One</h2>',
    '## Two': '<h2 data-level="2">Two</h2>',
    '### Three ###': '<h2 data-level="3">Three</h2>',
    '- [x] done\n- [y] no': '<ul><li><p>☑ done</p></li><li><p>[y] no</p></li></ul>',
    '1. a\n2. b\n3) c': '<ol start="1"><li><p>a</p></li><li><p>b</p></li></ol><ol start="3"><li><p>c</p></li></ol>', // 302
    '- a\nlazy': '<ul><li><p>a\nlazy</p></li></ul>', // 290
  }));

test('an answer may have the line endings of any system', () =>
  same({
    'a\r\nb\rc\u2028d\u2029e': '<p>a\nb\nc\nd\ne</p>',
    '- a\r\n- b\r\n\r\n> c\r\n': '<ul><li><p>a</p></li><li><p>b</p></li></ul><blockquote><p>c</p></blockquote>',
  }));

test('an answer renders tables, and text that only looks like a table stays text', () => {
  const table = '| Plan | Weeks |\n| :-: | ---: |\n| **Small** | 2 |\n| `a\\|b` | 4 |';
  assert.equal(
    draw(table),
    '<div><table><thead><tr><th align="center">Plan</th><th align="right">Weeks</th></tr></thead><tbody><tr><td align="center"><strong>Small</strong></td><td align="right">2</td></tr><tr><td align="center"><code>a|b</code></td><td align="right">4</td></tr></tbody></table></div>',
  );
  assert.equal(draw('a | b\nc | d'), '<p>a | b\nc | d</p>');
});

test('an answer renders named, bare and bracketed links, and images as links', () =>
  line({
    '<help@a.example>': '<a href="mailto:help@a.example">help@a.example</a>',
    '[a](https://b.example "title")': '<a href="https://b.example/">a</a>', // 505
    '[a *b*](/services)': '<a href="/services">a <em>b</em></a>', // 516
    '[a [b](https://c.example) d](https://e.example)':
      '[a <a href="https://c.example/">b</a> d](<a href="https://e.example/">https://e.example</a>)', // 518
    '![a plan](https://b.example/p.png)': '<a href="https://b.example/p.png">a plan</a>', // 572, as a link
    '<https://a.example/x?y=1>': '<a href="https://a.example/x?y=1">https://a.example/x?y=1</a>', // 595
    'See https://a.example/x_(y), or (http://b.example).':
      'See <a href="https://a.example/x_(y)">https://a.example/x_(y)</a>, or (<a href="http://b.example/">http://b.example</a>).',
    '**https://a.example**': '<strong><a href="https://a.example/">https://a.example</a></strong>',
    'mailto:jo@a.example tel:+13125550148':
      '<a href="mailto:jo@a.example">jo@a.example</a> <a href="tel:+13125550148">+13125550148</a>',
    'http://localhost:3000/services': '<a href="/services">Services</a>',
    '[](https://a.example)': '<a href="https://a.example/">https://a.example</a>', // 484
  }));

test('a bare address ends at text in a script without spaces, and not at letters of European addresses', () => {
  const link = (address: string, rest = address) =>
    `<a href="https://a.example${address}">https://a.example${rest}</a>`;
  line({
    '请看https://a.example/b，然后': `请看${link('/b')}，然后`,
    '（https://a.example/b）。': `（${link('/b')}）。`,
    '見https://a.example/bを': `見${link('/b')}を`,
    'ดูที่https://a.example/bแล้ว': `ดูที่${link('/b')}แล้ว`,
    'https://a.example/b을 보세요': `${link('/b')}을 보세요`,
    '“https://a.example/b”…': `“${link('/b')}”…`,
    'https://a.example/b—c': `${link('/b')}—c`,
    'انظر https://a.example/b، ثم': `انظر ${link('/b')}، ثم`,
    'https://a.example/b_(c)、d': `${link('/b_(c)')}、d`,
    'https://a.example/Zürich/Ω/Я/ệ.': `${link('/Z%C3%BCrich/%CE%A9/%D0%AF/%E1%BB%87', '/Zürich/Ω/Я/ệ')}.`,
    'tel:+13125550148。mailto:jo@a.example，':
      '<a href="tel:+13125550148">+13125550148</a>。<a href="mailto:jo@a.example">jo@a.example</a>，',
  });
});

test('marks next to text in a script without spaces are recognized', () =>
  line({
    '**重要：**请先备份': '<strong>重要：</strong>请先备份',
    'これは**「テスト」**です。': 'これは<strong>「テスト」</strong>です。',
    '**“价格”**是': '<strong>“价格”</strong>是',
    '价格*（美元）*为，_「高」_的，~~旧。~~新': '价格<em>（美元）</em>为，<em>「高」</em>的，<del>旧。</del>新',
    '***注意！***请': '<em><strong>注意！</strong></em>请',
    '**"가격"**은 **(선택)**입니다': '<strong>&quot;가격&quot;</strong>은 <strong>(선택)</strong>입니다',
    '**"ราคา"**คือ': '<strong>&quot;ราคา&quot;</strong>คือ',
    'a**"b"**c': 'a**&quot;b&quot;**c', // 353
    'a**b**c**d**e': 'a<strong>b</strong>c<strong>d</strong>e',
    '价格 ** 5': '价格 ** 5',
  }));

test('a table starts directly below a line, an item or a quote, and its cells have line breaks', () => {
  const table = '| a | b |\n|---|---|\n| c<br>d<BR/>e `<br>` | f |';
  const drawn =
    '<div><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c\nd\ne <code>&lt;br&gt;</code></td><td>f</td></tr></tbody></table></div>';
  same({
    [`Prices:\n${table}`]: `<p>Prices:</p>${drawn}`,
    [`One\ntwo | three\n${table}\nEnd`]: `<p>One\ntwo | three</p>${drawn}<p>End</p>`,
    [`- Prices:\n${table}`]: `<ul><li><p>Prices:</p></li></ul>${drawn}`,
    [`1. Prices:\n${table.replaceAll(/^/gm, '   ')}`]: `<ol start="1"><li><p>Prices:</p>${drawn}</li></ol>`,
    [`> Prices:\n${table.replaceAll(/^/gm, '> ')}`]: `<blockquote><p>Prices:</p>${drawn}</blockquote>`,
    [`> Prices:\n${table}`]: `<blockquote><p>Prices:</p></blockquote>${drawn}`,
    'a<br>b\n- c\n| - |': '<p>a&lt;br&gt;b</p><ul><li><p>c\n| - |</p></li></ul>',
  });
});

test('a link in an answer opens a new tab without a referrer; an unsafe address isn’t a link', () => {
  const safely = '<a href="https://a.example/b" target="_blank" rel="noreferrer nofollow">https://a.example/b</a>';
  assert.equal(html('https://a.example/b.'), `<p>${safely}.</p>`);
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//evil.example',
    '/\\evil.example',
    'https://good.example:pw@evil.example',
    'https://user@evil.example',
    'https://',
    'http://[',
    'x.md',
    '',
  ]) {
    assert.doesNotMatch(draw(`[a](${address})`), /<a /, address);
    assert.doesNotMatch(draw(address), /<a /, address);
  }
});

test('a link whose text looks like another address, or has hidden characters, names its true host', () => {
  const named = (words: string, address: string) => draw(`[${words}](${address})`).includes('<bdi>');
  for (const words of [
    'https://bank.example/login',
    'bank.example',
    'Log in at **bank**.example now',
    '`bank.example`',
    'jo@bank.example',
    'HTTPS://BANK.EXAMPLE',
    'https://localhost',
    'evil.example,bank.example',
    'evil.example.bank.example',
    'bank.example/evil.example',
    'ba\u200bnk.example',
    '\u202eelpmaxe.knab',
    'bank。example',
    'bank．example',
    'bank․example',
    'ｂａｎｋ.ｅｘａｍｐｌｅ',
    '203.0.113.5/login',
    'Open 203.0.113.5.',
    'localhost:3000',
    '![https://bank.example](https://evil.example)',
  ])
    assert.ok(named(words, 'https://evil.example'), words);
  assert.equal(
    draw('[https://bank.example/login](https://evil.example/x)'),
    '<p><a href="https://evil.example/x">https://bank.example/login<bdi> (evil.example)</bdi></a></p>',
  );
  assert.ok(named('jo@bank.example', 'mailto:jo@evil.example') && named('bank.example', 'tel:+1900'));
  for (const [words, address] of [
    ['a *page*', 'https://a.example'],
    ['https://a.example/b.html?c=d.example', 'https://a.example/b.html?c=d.example'],
    ['www.a.example', 'https://www.a.example/b'],
    ['A.example.', 'https://www.a.example'],
    ['localhost:3000', '/services'],
    ['jo@a.example', 'mailto:jo@a.example'],
    ['a.example:8080/b', 'https://a.example:8080'],
    ['203.0.113.5', 'http://203.0.113.5/b'],
    ['version 2.0, e.g. 3 at 10:30 (ISO:9001, room:12)', 'https://a.example'],
    ['Read more…about us', '/about'],
    ['01.23.45.67.89', 'tel:+33123456789'],
    ['https://a.example/compare/v1.0...main.rs', 'https://a.example/compare/v1.0...main.rs'],
    ['𝙰.𝙴𝚇𝙰𝙼𝙿𝙻𝙴', 'https://a.example'],
  ] as const)
    assert.ok(!named(words, address), words);
  assert.doesNotMatch(draw('https://a.example/b.c, <https://a.example/x>, mailto:jo@a.example'), /<bdi>/);
});

test('markup in an answer is shown as text', () => {
  const hostile =
    '<script>alert(1)</script> <img src=x onerror=alert(1)> <a href="javascript:x" onclick=y>z</a> &lt;b&gt;';
  for (const text of [
    hostile,
    `- ${hostile}`,
    `> ${hostile}`,
    `**${hostile}**`,
    `| ${hostile} |\n| --- |\n| ${hostile} |`,
  ])
    assert.doesNotMatch(draw(text), /<(script|img|a )/, text);
});

let seed = 20_261_122;
/** Returns a pseudo-random integer from 0 to below `limit`. The sequence is the same in each run. */
function upTo(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
}

/** Returns a text of words and marks, in which a few marks repeat often, and its words. */
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

test('random sequences of Markdown marks neither lose a word nor hang the parser', () => {
  for (let turn = 0; turn < 1500; turn++) {
    const { text, words } = randomText(turn % 100 === 0 ? 2000 : 30);
    const rendered = html(text);
    for (const word of words) {
      // The text after the fence of a code block names its language, and isn't shown.
      const isShown = rendered.includes(word) || new RegExp(`(\`{3}|~{3}).*${word}`).test(text);
      assert.ok(isShown, `${word} of ${JSON.stringify(text)} in ${rendered}`);
    }
  }
});
