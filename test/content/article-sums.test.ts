// Checks the sums that explain figures in the front matter of articles and case studies, such as `# 12 / 0.8 = 15`.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { articlesFolder } from '../../src/content/blog/read-articles.ts';
import { casesFolder } from '../../src/content/cases/read-cases.ts';

const sum = /^# ([-\d.,+*/() e]|wilson)+ = -?[\d.]+$/;

const files = [articlesFolder, casesFolder]
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

for (const path of files.filter((name) => name.endsWith('.md'))) {
  const [, frontMatter = ''] = readFileSync(path, 'utf8').split(/^---$/m);
  const sums = frontMatter.split('\n').filter((line) => sum.test(line));
  test(`the sums in ${basename(path)} are right`, { skip: sums.length === 0 && 'it states none' }, () => {
    for (const line of sums) {
      const [left = '', right = ''] = line.slice(2).split(' = ');
      const decimals = right.split('.')[1]?.length ?? 0;
      const value = evaluate(left);
      assert.ok(Math.abs(value - Number(right)) <= 0.500001 * 10 ** -decimals, `${line}: it is ${value}`);
    }
  });
}

/** Evaluates an expression. The pattern `sum` matches only arithmetic and calls of `wilson`. */
function evaluate(expression: string): number {
  return new Function('wilson', `return ${expression}`)(wilson);
}

/** Returns the lower (`sign` -1) or upper (1) end of the 95% Wilson score interval for `right` of `all` cases. */
function wilson(right: number, all: number, sign: number): number {
  const z = 1.96;
  const share = right / all;
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return (share + z ** 2 / (2 * all) + sign * spread) / (1 + z ** 2 / all);
}
