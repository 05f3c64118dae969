import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { filesBelow, readText } from '../support/files.ts';

test('no component or drawing of the site contains literal text that a visitor reads', () => {
  const files = filesBelow('src/site', /\.(tsx|svg)$/);
  assert.ok(files.length > 50);
  const found = files.flatMap((file) => {
    const source = readText(file);
    return wordsIn(file.endsWith('.svg') ? `export const x = ${source}` : source).map((words) => `${file}: ${words}`);
  });
  assert.deepEqual(found, []);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the code that is searched.
test('the check for literal text finds words between tags, in expressions and in labels', () => {
  for (const [code, words] of [
    ['<p>Send</p>', ['Send']],
    ['<p>{isOpen ? "Close" : label} <b>now</b></p>', ['Close', 'now']],
    ['<p>{`in ${days} days`}</p>', ['in ', ' days']],
    ['<p>{count} of {all}</p>', [' of ']],
    ['<nav aria-label="Pages"><img alt={isBig ? "Big" : ""} /></nav>', ['Pages', 'Big']],
    ['<p>{path !== "/chat" && <b />}{kind === "sent" ? words.sent : null}</p>', []],
    ['<Field label={`The ${name}`} placeholder="Write" />', ['The ', 'Write']],
    ['<p key="a" className="b">{words.join(", ")} {"·"} {t("x")}</p>', []],
    ['<h1>{titles["/chat"]}</h1>', []],
    ['<a href="/chat" title={words.chat}>{words.chat}</a>', []],
  ] as const)
    assert.deepEqual(wordsIn(`export const x = ${code};`), words, code);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the code that is searched.

const names = /"?(?:children|aria-label|title|alt|placeholder|label)"?: /g;

/** Returns texts with letters in children or labels. esbuild turns every element into a call with its properties. */
function wordsIn(source: string): string[] {
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', charset: 'utf8' });
  return [...code.matchAll(names)].flatMap(({ 0: { length }, index }) => literals(code, index + length));
}

/** Returns the string literals in the expression at `start`, except those in calls and objects inside it. */
function literals(code: string, start: number): string[] {
  const token = /[!=]== "[^"]*"|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[()[\]{},;]/gs;
  const found: string[] = [];
  const open: string[] = [];
  token.lastIndex = start;
  for (let match = token.exec(code); match; match = token.exec(code)) {
    const [text] = match;
    // A key in brackets, as in `titles['/about']`, isn't a text of the page.
    if ('([{'.includes(text)) open.push(/[\w)\]]/.test(code[match.index - 1] ?? '') ? 'key' : text);
    else if (')]}'.includes(text)) {
      if (open.pop() === undefined) break;
    } else if (open.length === 0 && ',;'.includes(text)) break;
    else if (/^["`]/.test(text) && open.every((bracket) => bracket === '['))
      found.push(...text.slice(1, -1).split(/\$\{.*?\}/));
  }
  return found.filter((text) => /\p{L}/u.test(text));
}
