import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { File } from 'node:buffer';
import { test } from 'node:test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoAccounts, demoPassword } from '../../../src/demo/api/accounts.ts';
import { gate } from '../../support/server.ts';
import { bodiesOf, choose, click, fill, hides, openConsole, sendFiles, shows, words } from '../console.tsx';

const UPDATE = '/super-admin/profile/update';

test('a new password needs the current one, and a wrong current password is reported at its field', async () => {
  const { requests, call } = await openConsole('/profile');
  const next = (await fill('New password', 'short')) as HTMLInputElement;
  await click('Save profile');
  await shows('Enter your current password to set a new one.');
  await shows('Use at least 8 characters.');
  assert.deepEqual(bodiesOf(requests, UPDATE), []);
  await fill('New password', 'a longer one, 2026');
  const current = await fill('Current password', 'not it');
  await click('Save profile');
  await shows("This isn't your current password.");
  assert.equal(current.getAttribute('aria-invalid'), 'true');
  assert.equal(next.value, 'a longer one, 2026');
  await fill('Current password', demoPassword);
  await click('Save profile');
  await shows('Your profile was saved.');
  await waitFor(() => assert.equal(next.value, ''));
  const signIn = (password: string) => call('POST', '/admin/login', { email: demoAccounts[0].email, password });
  assert.equal(await signIn(demoPassword), undefined);
  assert.ok((await signIn('a longer one, 2026')).token);
});

test('a token in the response to a new password continues the session', async () => {
  await openConsole('/profile', {
    respond: ({ path }) =>
      path === UPDATE
        ? [
            200,
            {
              status: true,
              message: '',
              data: { user_id: 1, name: 'Ada', email: 'a@mail.example', role: 'SU', token: 'new-token' },
            },
          ]
        : undefined,
  });
  await fill('Current password', demoPassword);
  await fill('New password', 'a longer one, 2026');
  await click('Save profile');
  await shows('Your profile was saved.');
  assert.equal(localStorage.getItem('token'), 'new-token');
});

test('an invalid or rejected photo is reported at its field; nothing typed is lost', async () => {
  await openConsole('/profile', {
    respond: ({ path }) =>
      path === UPDATE
        ? [413, { status: false, message: 'Too large.', errors: { image: ['This file is larger than 1 MB.'] } }]
        : undefined,
  });
  // Password managers fill in this field automatically, so it doesn't count as an edit.
  await fill('Current password', demoPassword);
  assert.ok(!words().includes('unsaved change'));
  await choose(/^(Choose|Change) photo$/, new File(['<svg onload=alert(1)>'], 'me.png'));
  await shows("This isn't a valid PNG file. Choose another.");
  assert.equal(screen.getByLabelText(/^(Choose|Change) photo$/).getAttribute('aria-invalid'), 'true');
  assert.equal(document.querySelector('main form img'), null);
  const photo = screen.getByLabelText(/^(Choose|Change) photo$/);
  const png = new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], 'me.png');
  await choose(/^(Choose|Change) photo$/, png);
  await click('Discard');
  await hides('Preview. Save to apply.');
  await choose(/^(Choose|Change) photo$/, png);
  await shows('Preview. Save to apply.');
  assert.equal(photo.getAttribute('aria-invalid'), 'false');
  const phone = (await fill('Phone', '+1 555 0111')) as HTMLInputElement;
  await click('Save profile');
  const link = await screen.findByRole('link', { name: 'This file is larger than 1 MB.' });
  fireEvent.click(link);
  assert.deepEqual([document.activeElement, photo.getAttribute('aria-invalid')], [photo, 'true']);
  assert.equal(phone.value, '+1 555 0111');
});

test('of two photos chosen in quick succession, the newest wins, even if the first is ready later', async () => {
  const { requests } = await openConsole('/profile');
  const start = gate();
  const photo = (name: string) => new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], name);
  const slow = photo('first.png');
  const read = slow.slice.bind(slow);
  Object.assign(slow, { slice: () => ({ arrayBuffer: () => start.opened.then(() => read(0, 8).arrayBuffer()) }) });
  await choose(/^(Choose|Change) photo$/, slow);
  await choose(/^(Choose|Change) photo$/, photo('second.png'));
  await shows('Preview. Save to apply.');
  start.open();
  await new Promise(setImmediate);
  await click('Save profile');
  await shows('Your profile was saved.');
  const { body = '' } = requests.find(({ path }) => path === UPDATE) ?? {};
  assert.deepEqual([body.includes('second.png'), body.includes('first.png')], [true, false]);
});

sendFiles();
