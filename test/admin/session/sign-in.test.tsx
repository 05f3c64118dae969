// Tests sign-in and its redirects in the whole console. Browser tests cover several tabs.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { railGroups } from '../../../src/admin/routes.ts';
import { site } from '../../../src/content/site.ts';
import { demoAccounts, demoPassword } from '../../../src/demo/api/accounts.ts';
import { replaceProperty } from '../../support/replace-property.ts';
import { click, fill, goTo, hides, openConsole, shows, words } from '../console.tsx';

const isAt = (path: string) => waitFor(() => assert.equal(location.pathname + location.search, path));

async function signIn(password: string): Promise<void> {
  await fill('Password', password);
  await click('Sign in');
}

test('a visitor is redirected to sign in and back; after a wrong password, the field is empty and hides its text again', async () => {
  await openConsole('/categories?sort=-name', { role: 'visitor' });
  await isAt(`/sign-in?returnTo=${encodeURIComponent('/admin/categories?sort=-name')}`);
  const email = (await fill('Email', demoAccounts[0].email)) as HTMLInputElement;
  const password = () => screen.getByLabelText('Password') as HTMLInputElement;
  // Password managers need these values. With POST, the password can't end up in the URL.
  assert.deepEqual([email.autocomplete, password().autocomplete], ['username', 'current-password']);
  assert.equal(email.form?.getAttribute('method'), 'post');
  await click('Show password');
  assert.equal(password().type, 'text');
  await signIn('wrong');
  await shows('Incorrect email or password.');
  assert.deepEqual([password().value, password().type, email.value], ['', 'password', demoAccounts[0].email]);
  // Some password managers change the value without firing an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password(), demoPassword);
  await click('Sign in');
  await shows('Technology');
  await isAt('/admin/categories?sort=-name');
  assert.equal(document.title, `Categories | ${site.name} console`);
});

test('where storage is off or full, sign-in works and says once that the session lasts for this tab', async (t) => {
  const { call } = await openConsole('/', { role: 'visitor' });
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  replaceProperty(t, globalThis, 'localStorage', { getItem: () => null, setItem, removeItem() {}, clear() {} });
  await fill('Email', demoAccounts[0].email);
  await signIn(demoPassword);
  const toasts = () => [...document.querySelectorAll('section[popover] li')].map(({ textContent }) => textContent);
  // Checked first, because the toast closes after 10 s.
  await waitFor(() => assert.match(toasts()[0] ?? '', /^This browser can't store your session\./));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await call('GET', '/admin/profile');
  assert.equal(toasts().length, 1);
});

test('after too many attempts, sign-in shows how long to wait, and sends no request', async () => {
  const { requests, call } = await openConsole('/', { role: 'visitor' });
  await fill('Email', demoAccounts[1].email);
  for (let attempt = 1; attempt <= 6; attempt++) {
    await signIn('wrong');
    await waitFor(() => assert.equal(requests.filter(({ path }) => path.includes('login')).length, attempt));
    await waitFor(() => assert.equal((screen.getByLabelText('Password') as HTMLInputElement).value, ''));
  }
  const button = await screen.findByRole('button', { name: /^Try again in \d+ s$/ });
  await fill('Password', demoPassword);
  fireEvent.submit(button.closest('form') as Element);
  // By the time this request has its response, a sign-in request would be recorded.
  await call('GET', '/admin/profile');
  assert.equal(requests.filter(({ path }) => path.includes('login')).length, 6);
});

test('the role that the server reports overrides the stored role', async () => {
  for (const [role, stored, home] of [
    ['ADMIN', 'SU', '/dashboard'],
    ['SU', 'ADMIN', '/admin'],
  ] as const) {
    const storeOtherRole = async () => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, role: stored }));
      return '';
    };
    await openConsole(storeOtherRole, { role });
    await isAt(home);
    await screen.findByRole('heading', { name: 'Dashboard' });
    cleanup();
  }
});

test('a plain admin gets the console at /dashboard, without the screens reserved for super-admins', async () => {
  const { requests } = await openConsole('/users', {
    role: 'ADMIN',
    respond: ({ path }, { status, message }) => assert.ok(status, `${path}: ${message}`) as undefined,
  });
  await shows('of 246 users');
  await isAt('/dashboard/users');
  const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Console"] li a')].map(({ title }) => title);
  const labels = railGroups.flat().map(({ label }) => label);
  assert.deepEqual(
    links,
    labels.filter((label) => !['Bank accounts', 'Admins'].includes(label)),
  );
  goTo('/users/3', '/dashboard');
  await shows(/•••• \d{4}/);
  const paths = '/ /categories/new /projects/new /projects/264 /investments /notifications/new /profile';
  for (const path of paths.split(' ')) {
    const [old] = document.querySelectorAll('main h1');
    goTo(path, '/dashboard');
    await waitFor(() => assert.ok(!old?.isConnected && document.querySelector('main h1'), path));
    assert.doesNotMatch(words(), /don't have access|Couldn't/, path);
  }
  goTo('/investments/review', '/dashboard');
  await waitFor(() =>
    assert.ok(document.querySelector('article button[aria-keyshortcuts="a"]:not([aria-disabled="true"])')),
  );
  await click(/^Approve/);
  await shows('2 of 33');
  goTo('/admins', '/dashboard');
  await shows("You don't have access");
  assert.ok(!requests.some(({ path }) => path.includes('super-admin')));
});

test('a session that ends without unsaved work leads to the sign-in page, with one notice', async () => {
  let hasEnded = false;
  await openConsole('/users/3', {
    respond: () => (hasEnded ? [401, { status: false, message: 'Sign in.' }] : undefined),
  });
  await shows('Bank accounts');
  hasEnded = true;
  await click('Categories');
  await isAt(`/sign-in?returnTo=${encodeURIComponent('/admin/categories')}`);
  await shows('Your session has ended');
  assert.equal(words().match(/Your session has ended/g)?.length, 1);
});

test('an idle session ends after a warning; an unsaved form stays under the sign-in dialog', async (t) => {
  const start = Date.now();
  let minutes = 0;
  t.mock.method(Date, 'now', () => start + minutes * 60_000);
  const pass = (more: number) => {
    minutes += more;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const { call } = await openConsole('/categories/new');
  const name = (await fill('Name', 'Half written')) as HTMLInputElement;
  pass(27);
  // Waits for a response, so that a premature warning would have time to appear.
  await call('GET', '/admin/profile');
  assert.doesNotMatch(words(), /Are you still there\?/);
  pass(1.5);
  await click('Stay signed in');
  await hides('Are you still there?');
  pass(27);
  pass(4);
  await shows('Your session has ended');
  await signIn(demoPassword);
  await hides('Your session has ended');
  assert.deepEqual([name.isConnected, name.value], [true, 'Half written']);
  await fill('Name', '');
  pass(31);
  await isAt(`/sign-in?returnTo=${encodeURIComponent('/admin/categories/new')}`);
  await shows('Your session has ended');
  assert.deepEqual(Object.keys(localStorage), []);
});
