// Every figure of time, money or percent is said once, in content/site.ts or promises.ts, and used from there.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { promises } from '../../src/content/promises.ts';
import { claims } from '../../src/content/site.ts';
import { isFirstContent, ofFirstContent } from '../support/first-content.ts';

const source = new URL('../../src/', import.meta.url);
const words = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|sixty';
const units =
  'percent|seconds?|minutes?|min|hours?|(?:business )?days?|weeks?|months?|years?|dollars?|rupees?|euros?|lakh|LPA|s|m|h|ms';
const figure = new RegExp(`(?<![\\w$.])(?:\\d[\\d,.]*[½¼¾]?|${words})[ -](?:${units})\\b|\\d%|[$€£₹]\\d`, 'gi');

/** Where others count: the agency's own place, its clients' measurements and words, and what a job asks for and pays. */
const exempt = ['site.ts', 'promises.ts', 'client-figures.ts', 'pages/testimonials.ts', 'pages/jobs.ts'];

test('no figure of time, money or percent is spelled twice', () => {
  const found = ['site/', ...(isFirstContent ? ['content/'] : [])].flatMap((room) =>
    readdirSync(new URL(room, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^blog\/read-|^content-faults/.test(file))
      .filter((file) => room !== 'content/' || !exempt.includes(file))
      .flatMap((file) =>
        figuresIn(readFileSync(new URL(room + file, source), 'utf8')).map((hit) => `${room}${file}: ${hit}`),
      ),
  );
  assert.deepEqual(found, []);
});

test('what the agency claims for itself is spelled in no other text, articles included', ofFirstContent, () => {
  const files = readdirSync(new URL('content/', source), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(ts|md)$/.test(name) && !exempt.slice(0, 2).includes(name))) {
    const text = readFileSync(new URL(`content/${file}`, source), 'utf8');
    for (const claim of [...Object.values(claims), promises.uptimeTarget])
      assert.ok(
        !new RegExp(`(?<![\\w.])${claim.replace(/[+.]/g, '\\$&')}(?![\\w%])`).test(text),
        `${file} spells '${claim}'`,
      );
  }
});

test('the search finds figures however they are written', () => {
  for (const text of [
    "'We reply within 24 hours.'",
    "'down by 12%'",
    "'from $900'",
    "'4½ weeks'",
    "'in two days'",
    "'a 30-day guarantee'",
  ])
    assert.equal(figuresIn(text).length, 1, text);
  for (const text of ['// takes 5 ms', 'a24 hours', "'3 services'", "width={'100%'}", 'claims.support + days'])
    assert.deepEqual(figuresIn(text), [], text);
});

/** What stands in texts; comments and lengths of drawings are none. */
function figuresIn(code: string): string[] {
  const text = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    // What a pattern has found.
    .replace(/, '\$\d'\)/g, '')
    .replace(/(?<=["'`}])\d{1,3}%|["'`]100%|\}%/g, '');
  return text.match(figure) ?? [];
}
