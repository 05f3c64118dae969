import assert from 'node:assert/strict';
import test from 'node:test';
import { contentSecurityPolicy } from '../../src/hosting/headers.ts';
import { calledAddresses, definitionsOf, describeSettings, listOf, readSettings } from '../../src/hosting/settings.ts';

const url = 'https://a.example/x';
for (const [variable, accepted, refused] of [
  [
    'SITE_URL',
    ['https://a.example', 'http://localhost:3000', 'https://A.example:8443', 'http://[::1]:80'],
    ['/path', url, 'https://a.example/?x', 'https://a.example#x', 'https://me@a.example'],
  ],
  ['API_URL', ['/v1', url], ['api', '/', '//a.example', '/api?v=1', 'https://a.example/#v1', 'http://']],
  ['CONTACT_URL', ['/', url, `${url}/?y=1`], ['ftp://x', 'a.example', 'javascript:alert(1)', '/\\evil.example']],
  ['REPORT_URL', [`${url}:8443/api/2/?key=a_b-c%20d&e=f`], [...' ;,"\'$@{\tä#'].map((char) => `${url}${char}y`)],
  ['CHAT_SESSION', ['', 'visitor'], ['all']],
  ['CHAT_WIDGET', ['canned', 'assistant'], ['on']],
  ['ANALYTICS_KIND', ['plausible', 'plausible:a.example', 'umami:1b-2c'], ['umami', 'ga4', 'plausible:a;b']],
  ['BOOKING_URL', ['/call', url], ['cal.com/me', 'javascript:alert(1)']],
  ['FRAME_URLS', ['', `${url} https://b.example`], ['/frames', 'b.example', 'https://*.b.example', `${url},${url}`]],
  ['SITE_VERIFICATION', ['', 'google-site-verification=a_b-1', 'a=b c.d=e/f='], ['abc', 'a=b">', 'a=b, c=d']],
  ['IDLE_MINUTES', ['5', '15', '1440'], ['0', '4', '030', '1441', '1.5', '-5', '1e3', 'never']],
] as const)
  test(`${variable} is read if valid, else rejected with a sentence`, () => {
    for (const value of accepted)
      assert.equal(definitionsOf(readSettings({ [variable]: ` ${value} ` }))[`__${variable}__`], JSON.stringify(value));
    for (const value of refused)
      assert.throws(
        () => readSettings({ [variable]: value }),
        new RegExp(`^Error: ${variable} must be .*, not '`),
        value,
      );
  });

test('address settings reject a user name, a wildcard, a backslash and a semicolon, which could break the security policy', () => {
  for (const variable of ['API_URL', 'CHAT_WEBHOOK_URL', 'CONTACT_URL', 'NEWSLETTER_URL', 'REPORT_URL'])
    for (const value of ['https://me:secret@a.example/x', 'https:\\\\a.example', 'https://*.a.example', 'https://a;b/'])
      assert.throws(() => readSettings({ [variable]: value }), new RegExp(variable), value);
});

test('a blank setting has its default; only SITE_URL and API_URL lose a trailing slash', () => {
  const hook = 'https://n8n.example/webhook/chat/';
  const set = { SITE_URL: 'https://a.example/', API_URL: '/v1/', CHAT_WEBHOOK_URL: hook };
  const { siteUrl, apiUrl, chatWebhookUrl } = readSettings(set);
  assert.deepEqual([siteUrl, apiUrl, chatWebhookUrl], ['https://a.example', '/v1', hook]);
  assert.equal(readSettings({ API_URL: ' ' }).apiUrl, '/api');
  const lines = describeSettings(readSettings({ CONTACT_URL: url }));
  assert.match(lines.find((line) => line.includes('CONTACT_URL')) ?? '', /https:\/\/a\.example\/x {2}set$/);
  assert.match(lines.find((line) => line.includes('API_URL')) ?? '', /default$/);
});

const hooks = { CHAT_WEBHOOK_URL: 'https://n8n.example/7', CONTACT_URL: 'https://n8n.example/8' };
for (const [environment, included] of [
  [
    {},
    ["connect-src 'self';", "img-src 'self' blob: data:;", "script-src 'self' 'sha256-s';style-src 'self' 'sha256-c';"],
  ],
  [
    { API_URL: 'https://api.example/v1', ...hooks },
    ["connect-src 'self' https://api.example https://n8n.example;", "img-src 'self' blob: data: https://api.example;"],
  ],
  [
    { ANALYTICS_URL: 'https://count.example/api/event', BOOKING_URL: 'https://cal.example/me' },
    ["connect-src 'self' https://count.example;"],
  ],
  [{ FRAME_URLS: 'https://a.example/x https://b.example' }, [';frame-src https://a.example https://b.example;']],
  [
    { FILE_URLS: 'https://cdn.example/x', API_URL: 'https://api.example' },
    [
      "img-src 'self' blob: data: https://api.example https://cdn.example;",
      ' https://api.example https://cdn.example;',
    ],
  ],
  [{ REPORT_URL: 'https://reports.example/csp' }, ["connect-src 'self';", ';report-uri https://reports.example/csp']],
] as const)
  test(`the security policy for ${JSON.stringify(environment)} allows its addresses`, () => {
    const settings = readSettings(environment);
    const hashes = { scriptHash: "'sha256-s'", styleHashes: ["'sha256-c'"] };
    const policy = contentSecurityPolicy({
      ...settings,
      calledUrls: calledAddresses(settings),
      framedUrls: listOf(settings.frameUrls),
      fileUrls: listOf(settings.fileUrls),
      ...hashes,
    });
    for (const part of included) assert.ok(policy.includes(part), policy);
    assert.equal(policy.includes('report'), 'REPORT_URL' in environment);
  });
