import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Element, Window } from 'happy-dom';
import { feed } from '../../src/bundle/feed.ts';
import { readMarkdown } from '../../src/content/text/read-markdown.ts';
import { posts } from '../site/pages/blog/posts.ts';

const articles = posts.map((post) => ({ post, description: post.excerpt, text: readMarkdown('A text.').nodes }));
const read = (xml: string) => new new Window().DOMParser().parseFromString(xml, 'text/xml').documentElement;

// RFC 4287 defines the elements in 4.1.1 and 4.1.2.
test('the feed and each entry have the elements that the Atom standard requires, each once', () => {
  const root = read(feed('https://site.example', articles));
  const namesIn = ({ children }: Element) => [...children].map(({ localName }) => localName);
  const entries = [...root.children].filter(({ localName }) => localName === 'entry');
  assert.equal(entries.length, articles.length);
  for (const parent of [root, ...entries])
    for (const name of ['id', 'title', 'updated', 'author'])
      assert.equal(namesIn(parent).filter((other) => other === name).length, 1, name);
  for (const entry of entries)
    for (const name of ['summary', 'content', 'published']) assert.ok(namesIn(entry).includes(name));
  const dates = articles.map(({ post }) => post.updated ?? post.publishDate).sort();
  const updated = [...root.children].find(({ localName }) => localName === 'updated');
  assert.equal(updated?.textContent, `${dates.at(-1)}T00:00:00Z`);
});

test('the feed escapes texts once for HTML and once for XML, and makes internal links absolute', () => {
  const [first = assert.fail()] = articles;
  const post = { ...first.post, slug: 'post-1', title: 'Salt & <pepper>' };
  const text = readMarkdown('a < b & [c](/about) [e](#f) `<d>`').nodes;
  const xml = feed('https://site.example', [{ ...first, post, text }]);
  assert.ok(xml.includes('<title>Salt &amp; &lt;pepper&gt;</title>'));
  assert.ok(xml.includes('a &amp;lt; b &amp;amp; '));
  assert.ok(xml.includes('&lt;a href=&quot;https://site.example/about&quot;&gt;c&lt;/a&gt;'));
  assert.ok(xml.includes('href=&quot;https://site.example/blog/post-1#f&quot;'));
  assert.ok(xml.includes('&lt;code&gt;&amp;lt;d&amp;gt;&lt;/code&gt;'));
});

test('a code block in the feed keeps its remarks’ numbers, and separates file name and language', () => {
  const [first = assert.fail()] = articles;
  const text = readMarkdown('```js send.js\nsend(1); // (1)\n```\n\n1. Sends.\n').nodes;
  const html = read(feed('https://site.example', [{ ...first, text }])).querySelector('content')?.textContent ?? '';
  assert.match(html, /send\(1\); \(1\)<\/code>.*<ol[^>]*><li><div>Sends\.<\/div>/);
  assert.match(html, /send\.js <span>js<\/span>/);
});
