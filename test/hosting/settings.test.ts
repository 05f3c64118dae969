import assert from 'node:assert/strict';
import test from 'node:test';
import { contentSecurityPolicy } from '../../src/hosting/headers.ts';
import { calledAddresses, definitionsOf, describeSettings, readSettings } from '../../src/hosting/settings.ts';

const policyOf = (environment: Record<string, string>) => {
  const settings = readSettings(environment);
  const { apiUrl, reportUrl } = settings;
  const calledUrls = calledAddresses(settings);
  return contentSecurityPolicy({
    apiUrl,
    calledUrls,
    reportUrl,
    scriptHash: "'sha256-s'",
    styleHashes: ["'sha256-c'"],
  });
};

test('a set variable wins, without its trailing slash; a blank one is unset', () => {
  const settings = readSettings({ SITE_URL: 'https://solvane.example/', API_URL: ' ' });
  assert.equal(settings.siteUrl, 'https://solvane.example');
  assert.equal(settings.apiUrl, '/api');
});

test('what is no address stops the build with a sentence', () => {
  for (const value of ['ftp://x', 'solvane.example', '//evil.example', 'javascript:alert(1)', 'http://'])
    assert.throws(() => readSettings({ API_URL: value }), /API_URL has to be an address/, value);
});

test('an address of the site is an origin, with its slash or without', () => {
  for (const value of ['https://a.example', 'http://localhost:3000/', 'https://A.example:8443', 'http://[::1]:80'])
    assert.equal(readSettings({ SITE_URL: value }).siteUrl, value.replace(/\/$/, ''));
  for (const value of [
    '/path',
    'https://a.example/solvane',
    'https://a.example/?x',
    'https://a.example#x',
    'https://me@a.example',
  ])
    assert.throws(
      () => readSettings({ SITE_URL: value }),
      /^Error: SITE_URL has to be an address such as https:\/\/example\.org, without a path: .*; it is 'http|'\/path'/,
      value,
    );
});

test('an address that pages could not call, or that would be more than itself in a policy, is refused', () => {
  const values = [
    'https://me:secret@a.example/x',
    '/\\evil.example',
    'https:\\\\a.example',
    'https://*.a.example',
    'https://a;b/',
  ];
  for (const variable of ['API_URL', 'CHAT_WEBHOOK_URL', 'CONTACT_URL', 'NEWSLETTER_URL', 'REPORT_URL'])
    for (const value of values) assert.throws(() => readSettings({ [variable]: value }), new RegExp(variable), value);
  for (const value of ['/', '/api?v=1', 'https://a.example/#v1'])
    assert.throws(() => readSettings({ API_URL: value }), /^Error: API_URL .* without \? and #/, value);
  assert.equal(readSettings({ CONTACT_URL: 'https://a.example/x?y=1' }).contactUrl, 'https://a.example/x?y=1');
});

test('an address of reports has no character that means something in a policy or in the file of a host', () => {
  for (const char of [' ', ';', ',', '"', "'", '$', '@', '{', '\t', 'ä', '#'])
    assert.throws(() => readSettings({ REPORT_URL: `https://a.example/x${char}y` }), /REPORT_URL has to be/, char);
  const url = 'https://o1.ingest.example:8443/api/2/security/?key=a_b-c%20d&e=f';
  assert.equal(readSettings({ REPORT_URL: url }).reportUrl, url);
});

test('the last slash of a webhook is kept, those of site and API are not', () => {
  const url = 'https://n8n.example/webhook/chat/';
  const settings = readSettings({
    CHAT_WEBHOOK_URL: url,
    CONTACT_URL: url,
    SITE_URL: 'https://a.example/',
    API_URL: '/v1/',
  });
  assert.deepEqual(
    [settings.chatWebhookUrl, settings.contactUrl, settings.siteUrl, settings.apiUrl],
    [url, url, 'https://a.example', '/v1'],
  );
});

test('visitors are told apart only when asked for', () => {
  assert.equal(readSettings({}).chatSession, '');
  assert.equal(readSettings({ CHAT_SESSION: 'visitor' }).chatSession, 'visitor');
  assert.throws(() => readSettings({ CHAT_SESSION: 'all' }), /CHAT_SESSION has to be 'visitor' or empty/);
});

test('the widget asks the assistant only when told to', () => {
  assert.equal(readSettings({}).chatWidget, 'canned');
  assert.equal(readSettings({ CHAT_WIDGET: 'assistant' }).chatWidget, 'assistant');
  assert.throws(() => readSettings({ CHAT_WIDGET: 'on' }), /CHAT_WIDGET has to be 'canned' or 'assistant'/);
});

test('a session may idle from 5 minutes to a day', () => {
  assert.equal(readSettings({ IDLE_MINUTES: ' 15 ' }).idleMinutes, '15');
  for (const value of ['0', '4', '030', '1441', '1.5', '-5', '1e3', 'never'])
    assert.throws(
      () => readSettings({ IDLE_MINUTES: value }),
      /IDLE_MINUTES has to be a whole number of minutes/,
      value,
    );
});

test('the code of pages finds each setting as text, under the name of its variable', () => {
  const { __API_URL__, __IDLE_MINUTES__ } = definitionsOf(readSettings({ API_URL: 'https://api.example/v"1' }));
  assert.deepEqual([__API_URL__, __IDLE_MINUTES__], ['"https://api.example/v\\"1"', '"30"']);
});

test('the description says which settings are set', () => {
  const lines = describeSettings(readSettings({ CONTACT_URL: 'https://forms.example/solvane' }));
  assert.match(lines.find((line) => line.includes('CONTACT_URL')) ?? '', /https:\/\/forms\.example\/solvane {2}set$/);
  assert.match(lines.find((line) => line.includes('API_URL')) ?? '', /default$/);
});

test('the policy allows calls to the site alone by default', () => {
  assert.match(policyOf({}), /connect-src 'self';/);
  assert.match(policyOf({}), /img-src 'self' blob: data:;/);
  assert.match(policyOf({}), /script-src 'self' 'sha256-s';style-src 'self' 'sha256-c';/);
});

test('the policy names the origins of the API and the webhooks, once each, and the API for images', () => {
  const policy = policyOf({
    API_URL: 'https://api.example/v1',
    CHAT_WEBHOOK_URL: 'https://n8n.example/webhook/7',
    CONTACT_URL: 'https://n8n.example/webhook/8',
  });
  assert.match(policy, /connect-src 'self' https:\/\/api\.example https:\/\/n8n\.example;/);
  assert.match(policy, /img-src 'self' blob: data: https:\/\/api\.example;/);
});

test('what the policy stops is reported where the setting says, and to nobody by default', () => {
  assert.doesNotMatch(policyOf({}), /report/);
  assert.match(policyOf({ REPORT_URL: 'https://reports.example/csp' }), /connect-src 'self';/);
  assert.match(policyOf({ REPORT_URL: 'https://reports.example/csp' }), /;report-uri https:\/\/reports\.example\/csp$/);
});
