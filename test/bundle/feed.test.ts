import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Window } from 'happy-dom';
import { feed } from '../../src/bundle/feed.ts';
import { parseArticle } from '../../src/content/blog/read-articles.ts';

const source = (id: number, date: string, text: string) => `---
id: ${id}
title: Salt & <pepper>
excerpt: A file with fields at its top and a text below them, and nothing else.
author: A Guest
authorRole: Writer
authorAvatar: /a.svg
category: company
tags: one
date: ${date}
cover: /images/covers/x.svg
---

${text}`;
const article = (id: number, date: string, text = 'Text.') =>
  parseArticle(`post-${id}`, source(id, date, text)).article ?? assert.fail();
const read = (xml: string) => new new Window().DOMParser().parseFromString(xml, 'text/xml');

// RFC 4287, 4.1.1 and 4.1.2.
test('the feed and each entry have the elements that the standard requires, once', () => {
  const xml = read(feed('https://site.example', [article(2, '2024-02-02'), article(1, '2024-01-01')]));
  const of = (parent: { children: Iterable<{ localName: string }> }) =>
    [...parent.children].map(({ localName }) => localName);
  const root = xml.documentElement;
  const entries = [...root.children].filter(({ localName }) => localName === 'entry');
  for (const parent of [root, ...entries])
    for (const name of ['id', 'title', 'updated', 'author'])
      assert.equal(of(parent).filter((other) => other === name).length, 1, name);
  assert.equal(entries.length, 2);
  for (const entry of entries)
    for (const name of ['summary', 'content', 'published']) assert.ok(of(entry).includes(name));
  const updated = [...root.children].find(({ localName }) => localName === 'updated');
  assert.equal(updated?.textContent, '2024-02-02T00:00:00Z');
});

test('texts are escaped once for HTML and once for XML, and internal links become absolute', () => {
  const xml = feed('https://site.example', [article(1, '2024-01-01', 'a < b & [c](/about) [e](#f) `<d>`')]);
  assert.ok(xml.includes('<title>Salt &amp; &lt;pepper&gt;</title>'));
  assert.ok(xml.includes('a &amp;lt; b &amp;amp; '));
  assert.ok(xml.includes('&lt;a href=&quot;https://site.example/about&quot;&gt;c&lt;/a&gt;'));
  assert.ok(xml.includes('href=&quot;https://site.example/blog/post-1#f&quot;'));
  assert.ok(xml.includes('&lt;code&gt;&amp;lt;d&amp;gt;&lt;/code&gt;'));
});
