import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkContact } from '../../src/checks/contact.ts';
import { form } from '../../src/content/pages/contact-form.ts';
import { bodyOf, reply, serve } from '../support/server.ts';

const origin = 'https://site.example';
const allowing = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type' };

for (const [status, headers, body, isExpected, ...parts] of [
  [200, allowing, '{"ok":true}', true, form.success, 'Browsers allow pages'],
  [204, allowing, '', true, form.success],
  [200, {}, '{"ok":true}', false, form.success, 'browsers would block'],
  [422, allowing, '{"message":"Use your work address."}', false, `Use your work address. ${form.failure}`],
  [422, {}, '{"message":"Use your work address."}', false, `sees:\n\n  ${form.failure}`],
  [500, allowing, 'a trace', false, form.failure, "The response's body: a trace"],
  [302, { ...allowing, location: '/thanks' }, '', false, 'redirects to /thanks', 'Accept: application/json'],
] as const)
  test(`the check of a contact address explains a ${status} ${JSON.stringify(body)} with ${Object.keys(headers).length} headers`, async () => {
    const messages: Record<string, unknown>[] = [];
    const url = await serve(async (request, response) => {
      if (request.method === 'OPTIONS') return reply(response, 204, undefined, headers);
      assert.equal(request.headers.accept, 'application/json');
      messages.push(JSON.parse(await bodyOf(request)));
      return reply(response, status, body, headers);
    });
    const { isGood, lines } = await checkContact(url, origin);
    for (const part of parts) assert.ok(lines.join('\n').includes(part), `${part} in ${lines.join('\n')}`);
    assert.equal(isGood, isExpected);
    assert.equal(messages.length, 1);
    assert.deepEqual([messages[0]?.website, messages[0]?.service], ['', 'other']);
  });

test('the check of a contact address explains a missing server, silence, and what isn’t an address', async () => {
  const silent = await serve(() => {});
  for (const [url, part] of [
    [silent, 'No complete response after 0.05 s'],
    ['http://127.0.0.1:1/', 'The connection failed'],
    ['forms.example', "isn't an address"],
  ] as const) {
    const { isGood, lines } = await checkContact(url, origin, 50);
    assert.ok(!isGood && lines.join('\n').includes(part), lines.join('\n'));
  }
});
