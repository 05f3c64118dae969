import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostFiles } from '../../src/hosting/hosts.ts';
import { readSettings } from '../../src/hosting/settings.ts';

const common = { settings: readSettings({}), build: 'b' };
const templates = {
  'cloudflare/_headers': '/*\n  Content-Security-Policy: @COMMON_POLICY@',
  'x/pages': '@FILE@ @POLICY@',
};
const documentsOf = (count: number) => ({
  '/admin': { file: 'admin.html', policy: "style-src 'self'" },
  ...Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/p${at}`,
      { file: `p${at}.html`, policy: `style-src 'self' 'sha256-${at}'` },
    ]),
  ),
});

test('a host that can’t tell pages apart gets one policy, with the styles of each', () => {
  const files = hostFiles({ ...common, templates, documents: documentsOf(2) });
  assert.match(files['cloudflare/_headers'] ?? '', /style-src 'self' 'sha256-0' 'sha256-1'$/);
  assert.equal(
    files['x/pages'],
    "admin.html style-src 'self'\np0.html style-src 'self' 'sha256-0'\np1.html style-src 'self' 'sha256-1'",
  );
});

test('more pages than one host can take are said, and no matter to the others', (t) => {
  const said: string[] = [];
  t.mock.method(console, 'warn', (text: string) => said.push(text));
  hostFiles({ ...common, templates, documents: documentsOf(50) });
  assert.deepEqual(said, []);
  assert.match(hostFiles({ ...common, templates, documents: documentsOf(300) })['x/pages'] ?? '', /p299\.html/);
  assert.match(said.join('\n'), /^\.hosts\/cloudflare\/_headers: /);
});
