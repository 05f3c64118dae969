import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import test from 'node:test';
import { describeSettings, readSettings } from '../../src/hosting/settings.ts';
import { readText } from '../support/files.ts';

const settings = describeSettings(readSettings({})).map((line) => line.trim().split(' ')[0]);
const { scripts } = JSON.parse(readText('package.json'));

for (const [file, passed] of [
  ['.github/workflows/publish.yml', /^ {6}([A-Z_]+): \$\{\{ vars\.\1 \}\}$/gm],
  ['.hosts/Dockerfile', /^ARG ([A-Z_]+)$/gm],
] as const)
  test(`${file} passes every setting to the build`, { skip: !existsSync(file) }, () => {
    const names = [...readText(file).matchAll(passed)].map(([, name]) => name);
    assert.deepEqual(names, settings);
  });

test('the files that publish run only commands and scripts that exist', () => {
  const files = [
    '.hosts/Dockerfile',
    '.hosts/netlify.toml',
    '.github/workflows/publish.yml',
    '.github/workflows/test.yml',
  ];
  for (const file of files.filter((name) => existsSync(name))) {
    const text = readText(file);
    for (const [, name = ''] of text.matchAll(/npm run ([a-z:]+)/g)) assert.ok(name in scripts, `${file}: ${name}`);
    for (const [, path = ''] of text.matchAll(/sh (\.hosts\/\w+\.sh)/g)) assert.ok(readText(path), `${file}: ${path}`);
  }
});
