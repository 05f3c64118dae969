import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostFiles } from '../../src/hosting/hosts.ts';
import { readSettings } from '../../src/hosting/settings.ts';

const common = { settings: readSettings({}), build: 'b' };
const templates = {
  'cloudflare/_headers': '/*\n  Content-Security-Policy: @COMMON_POLICY@',
  'x/pages': '@FILE@ @POLICY@',
};
const documentsOf = (count: number) => {
  const pages = Array.from({ length: count }, (_, at) => [`/p${at}`, `p${at}.html`, `style-src 'self' 'sha256-${at}'`]);
  const all = [['/admin', 'admin.html', "style-src 'self'"], ...pages];
  return Object.fromEntries(all.map(([path = '', file = '', policy = '']) => [path, { file, policy }]));
};

test('too many pages for one host are reported, and don’t affect the other hosts', (t) => {
  const warnings: string[] = [];
  t.mock.method(console, 'warn', (text: string) => warnings.push(text));
  hostFiles({ ...common, templates, documents: documentsOf(50) });
  assert.deepEqual(warnings, []);
  assert.match(hostFiles({ ...common, templates, documents: documentsOf(300) })['x/pages'] ?? '', /p299\.html/);
  assert.match(warnings.join('\n'), /^\.hosts\/cloudflare\/_headers: /);
});
