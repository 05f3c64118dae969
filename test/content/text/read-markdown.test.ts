import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarkdown } from '../../../src/content/text/read-markdown.ts';
import { picturesIn } from '../../../src/content/text/read-picture.ts';
import { sizeOf } from '../../../src/content/text/read-table.ts';
import { chaptersOf, type TextNode } from '../../../src/content/text/text.ts';
import { folderWith } from '../../support/files.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300"><path d="M0 0h9"/></svg>';

/** Returns a text as short markup, with its `data-*` attributes and those in `named`. */
function written(nodes: readonly TextNode[], named: readonly string[] = ['href', 'id']): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes ?? {})
        .filter(([name]) => name.startsWith('data-') || named.includes(name))
        .map(([name, value]) => ` ${name}${value === true ? '' : `=${value}`}`);
      return `<${node.tag}${attributes.join('')}>${written(node.content, named)}</${node.tag}>`;
    })
    .join('');
}

/** Reads a text. Prepends a paragraph, because the first paragraph becomes the lead. */
const after = (source: string, named?: readonly string[]) =>
  written(readMarkdown(`Lead.\n\n${source}`).nodes.slice(1), named);

const cases: readonly [what: string, source: string, markup: string][] = [
  ['a heading’s id keeps letters of other scripts', '## データ é', '<h2 id=データ-e>データ é</h2>'],
  ['a heading’s id consists of its words', '## A & B’s 2', '<h2 id=a-bs-2>A & B’s 2</h2>'],
  [
    'a Markdown list may contain lists, code and emphasis',
    '3. one\n   - *two* `a<b`',
    '<ol start=3><li>one<ul><li><em>two</em> <code>a<b</code></li></ul></li></ol>',
  ],
  [
    'a video of another site is a link with its player’s address',
    '![A film](https://www.youtube.com/watch?v=a-b_1&t=9 "wide: Cut.")',
    '<figure data-figure=wide data-frame=https://www.youtube-nocookie.com/embed/a-b_1?autoplay=1>' +
      '<a href=https://www.youtube.com/watch?v=a-b_1&t=9>A film</a><figcaption>Fig. 1. Cut.</figcaption></figure>',
  ],
  [
    'any other page has its own address in a frame',
    '![Ask](https://cal.example/me)',
    '<figure data-figure=text data-frame=https://cal.example/me><a href=https://cal.example/me>Ask</a></figure>',
  ],
  [
    'Markdown escapes are read',
    '[a](/about) AT&T \\* b &lt; &mdash; &#99; &#x64;',
    '<p><a href=/about>a</a> AT&T * b < — c d</p>',
  ],
  [
    'a quote of two short sentences is a statement',
    '> Say it. Twice.',
    '<blockquote data-statement><p>Say it. Twice.</p></blockquote>',
  ],
  ['three sentences are a quote', '> Say it. Twice. Or not.', '<blockquote><p>Say it. Twice. Or not.</p></blockquote>'],
  ['a quote of one sentence is a statement', '> Say it.', '<blockquote data-statement><p>Say it.</p></blockquote>'],
  [
    'a note appears next to its paragraph, wherever its text is in the Markdown',
    'A[^a] b.\n\nNext.\n\n[^a]: See *c*.',
    '<div data-beside><p>A<sup><a id=to-note-1 href=#note-1>1</a></sup> b.</p><div data-margin><aside id=note-1>' +
      '<span data-number>1</span>See <em>c</em>. <a href=#to-note-1>Back</a></aside></div></div><p>Next.</p>',
  ],
  [
    'a table has a caption and aligned numbers, and a bold last row is its footer',
    'Table: Costs.\n| | $ |\n|-|-:|\n| a | 1 |\n| **all** | **1** |',
    '<div data-rows><table><caption>Table 1. Costs.</caption><thead><tr><td></td><th data-number>$</th></tr></thead>' +
      '<tbody><tr><th>a</th><td data-number>1</td></tr></tbody><tfoot><tr><th>all</th><td data-number>1</td></tr></tfoot></table></div>',
  ],
  [
    'the bars of a table row have one scale; the bar of an uncounted value is marked as unknown',
    'Bars: Time.\n\n| | Before | After |\n|-|-|-|\n| a | 1 h | 15 min |\n| b | not counted | 2 min |',
    '<table data-bars><caption>Table 1. Time.</caption><thead><tr><td></td><th>Before</th><th>After</th></tr></thead><tbody>' +
      '<tr><th>a</th><td><b>1\u00a0h</b><svg data-bar=before><rect width=100.0%></rect></svg></td>' +
      '<td><b>15\u00a0min</b><svg data-bar=after><rect width=25.0%></rect></svg></td></tr>' +
      '<tr><th>b</th><td><b>not counted</b><svg data-bar=unknown><rect width=100.0%></rect></svg></td>' +
      '<td><b>2\u00a0min</b><svg data-bar=after><rect width=0.0%></rect></svg></td></tr></tbody></table>',
  ],
  [
    'code keeps its lines, and remarks in the list below the code appear next to it',
    '```py a.py\nif a:  # (1)\n    b\n```\n\n1. Why',
    '<div data-beside><figure data-code><figcaption>a.py<span>py</span></figcaption><pre><code>if a:' +
      '<span data-mark>1</span>\n    b</code></pre></figure><div data-margin><ol data-remarks><li><span data-mark>1</span>' +
      '<div>Why</div></li></ol></div></div>',
  ],
];

for (const [what, source, markup] of cases)
  test(what, () => {
    const named = ['href', 'id', 'width', 'start'];
    assert.equal(after(source, named), markup);
    assert.deepEqual(readMarkdown(`Lead.\n\n${source}`).faults, []);
  });

test('Markdown that a page can’t show is reported in a sentence', () => {
  for (const [source, fault] of [
    ['# One', /^the heading 'One' must start with ## or ###/],
    ['## One\n\n## One', /^the heading 'One' occurs twice/],
    ['A <b>bold</b> word', /^its text contains HTML/],
    ['[x](javascript:alert(1))', /^the link 'x' leads to 'javascript:alert\(1\)'/],
    ['## Menu', /^the heading 'Menu' can’t be a link target/],
    ['## 🚀', /^the heading '🚀' can’t be a link target/],
    ['A ![photo](my photo.jpg)', /^the link or image '\[…\]\(my photo\.jpg\)' isn’t valid/],
    ['5 &zwj;', /^'&zwj;' isn’t supported/],
    ['A[^x] b[^x]\n\n[^x]: Note.', /^the text refers to the note \[\^x\] twice/],
    ['A[^x]', /^the note \[\^x\] has no text/],
    ['[^x]: A note.', /^nothing refers to the note \[\^x\]/],
    ['Table: Costs.\n\nText.', /^'Table: Costs\.' isn’t followed by a table/],
    ['Text ![x](x.png) text.', /^its text contains an image within a paragraph/],
    ['![x](x.png)', /^the image 'x.png' isn’t in the text’s folder/],
    ['![x](https://a.example/x.PNG)', /^the image 'https:\/\/a.example\/x.PNG' isn’t in the text’s folder/],
    ['## A\n\n![x](x.png "beside: b")', /has no block next to it/],
    ['Bars: a\n\n|a|b|\n|-|-|\n|c|fast|', /^'fast' can’t be drawn as a bar/],
  ] as const)
    assert.match(readMarkdown(source).faults.join('\n'), new RegExp(fault, 'm'), source);
});

test('an article’s image has its size, a file for phones, and a numbered caption', (t) => {
  const find = picturesIn(
    folderWith(t, { 'a.svg': drawing, 'a.phone.svg': drawing.replace('640', '320') }),
    '/images/x',
  );
  const { nodes, faults } = readMarkdown('![A bar](a.svg "wide: To scale.")', find);
  assert.deepEqual(faults, []);
  assert.equal(
    written(nodes, ['src', 'srcSet', 'width', 'height', 'alt']),
    '<figure data-figure=wide data-drawing><picture><source srcSet=/images/x/a.phone.svg width=320 height=300></source>' +
      '<img src=/images/x/a.svg alt=A bar width=640 height=300></img></picture><figcaption>Fig. 1. To scale.</figcaption></figure>',
  );
});

test('an image that can’t be published is rejected with a reason', (t) => {
  const files = {
    'script.svg': drawing.replace('<path', '<script/><path'),
    'loads.svg': drawing.replace('<path', '<image href="https://a.example/b.png"/><path'),
    'sizeless.svg': drawing.replace(/viewBox="[^"]*"/, ''),
    'inline.svg': drawing.replace(/xmlns="[^"]*"/, ''),
    'heavy.png': Buffer.from(`\x89PNG${'x'.repeat(250_000)}`, 'latin1'),
    'text.png': 'text',
    'short.png': '\x89PNG',
    'fine.svg': drawing,
  };
  const find = picturesIn(folderWith(t, files), '/images/x');
  for (const [name, fault] of [
    ['script.svg', /loads or runs something/],
    ['loads.svg', /loads or runs something/],
    ['short.png', /is damaged or has an unsupported format/],
    ['sizeless.svg', /has no viewBox/],
    ['inline.svg', /has no xmlns/],
    ['heavy.png', /is 245 KB; the limit is 200 KB/],
    ['text.png', /is damaged or has an unsupported format/],
    ['missing.svg', /isn’t in the text’s folder/],
    ['../x/fine.svg', /isn’t in the text’s folder/],
  ] as const)
    assert.match(readMarkdown(`![x](${name})`, find).faults.join(), fault, name);
  assert.match(readMarkdown('![](fine.svg)', find).faults.join(), /has no text alternative/);
});

test('a photo’s size is read from its file', (t) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000320000001f4', 'hex');
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc000110801f40320030122000211', 'hex');
  const exif = 'ffe10022457869660000' + '4d4d002a00000008' + '000101120003000000010006000000000000';
  const turned = Buffer.from(`ffd8${exif}ffc0001108032001f40322001122`, 'hex');
  const find = picturesIn(folderWith(t, { 'a.png': png, 'a.jpg': jpeg, 'turned.jpg': turned }), '/images/x');
  for (const name of ['a.png', 'a.jpg', 'turned.jpg'])
    assert.deepEqual(find(name), { src: `/images/x/${name}`, width: 800, height: 500 });
});

test('each value of a bar chart is converted to the size of its bar', () => {
  for (const [text, size] of [
    ['11 h', 39_600],
    ['2 days', 57_600],
    ['1 in 5', 0.2],
    ['40%', 0.4],
    ['$1,200', 1200],
    ['all', 1],
    ['none', 0],
    ['not counted', null],
    ['soon', undefined],
  ] as const)
    assert.equal(sizeOf(text), size, text);
});

test('the second-level headings of a text form its table of contents', () => {
  const { nodes } = readMarkdown('Lead.\n\n## One `a`\n\nText.\n\n### Less\n\n## Two');
  assert.deepEqual(chaptersOf(nodes), [
    { id: 'one-a', title: 'One a' },
    { id: 'two', title: 'Two' },
  ]);
});
