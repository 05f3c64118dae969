// Tests behavior that the console's lists share, on some of them. Also tests the palette.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { gate } from '../../support/server.ts';
import { click, fill, goTo, names, type Overrides, openConsole, shows, words } from '../console.tsx';

const main = () => document.querySelector('main')?.textContent ?? '';
const path = () => location.pathname.replace('/admin', '') + location.search;

test('a screen shows no number while it loads or after it fails; Retry loads it', async () => {
  let answers = gate();
  let isFailing = true;
  const isRead = (to: string) => /-list|get-all|get-notif|bank-accounts|dashboard|user-details/.test(to);
  await openConsole('/nowhere', {
    before: ({ path: to }) => (isRead(to) ? answers.opened : undefined),
    respond: ({ path: to }) => (isFailing && isRead(to) ? [400, { status: false, message: 'No.' }] : undefined),
  });
  await shows('Page not found');
  for (const listUrl of ['', 'users', 'categories', 'users/3']) {
    goTo(`/${listUrl}`);
    await waitFor(() => assert.ok(document.querySelector('main [role="status"][aria-label^="Loading"]'), listUrl));
    assert.doesNotMatch(main(), /\d/, `${listUrl} loads`);
    answers.open();
    await shows(/Couldn't load /);
    assert.doesNotMatch(main(), /\d/, `${listUrl} failed`);
    isFailing = false;
    await click('Retry');
    await waitFor(() => assert.match(main(), /\d/, listUrl));
    isFailing = true;
    answers = gate();
  }
});

test('a list’s state is in its URL; Back restores the state, and a menu link resets it', async () => {
  const { requests } = await openConsole('/users?page=3&limit=nonsense&search=');
  await shows('21 to 30 of 246 users');
  await click('Next');
  await shows('31 to 40 of 246 users');
  assert.equal(path(), '/users?page=4');
  history.back();
  await shows('21 to 30 of 246 users');
  const field = () => screen.getByLabelText('Search users') as HTMLInputElement;
  for (const value of ['q', 'qu', 'qui', 'quil', 'quill']) fireEvent.change(field(), { target: { value } });
  await waitFor(() => assert.equal(path(), '/users?search=quill'));
  await shows(/1 to \d+ of \d+ users/);
  assert.deepEqual(
    requests.flatMap(({ path: to }) => (/user-list.*search=/.test(to) ? [to] : [])),
    ['/admin/user-list?page=1&limit=10&search=quill'],
  );
  await click('Users');
  await waitFor(() => assert.deepEqual([path(), field().value], ['/users', '']));
  history.back();
  await waitFor(() => assert.equal(path(), '/users?search=quill'));
  // A year typed digit by digit makes one history entry.
  goTo('/investments');
  await click('Filter');
  const from = await screen.findByLabelText('From');
  const steps = history.length;
  for (const year of ['0002', '0020', '0202', '2020']) fireEvent.change(from, { target: { value: `${year}-01-01` } });
  await waitFor(() => assert.match(path(), /from=2020-01-01/));
  assert.equal(history.length, steps + 1);
  // A date whose year has fewer digits doesn't apply. Browsers leave the year after four digits because of `max`.
  const day = from as HTMLInputElement;
  fireEvent.change(day, { target: { value: '0026-03-01' } });
  assert.deepEqual([day.value, day.max], ['0026-03-01', '9999-12-31']);
  fireEvent.blur(day);
  await waitFor(() => assert.deepEqual([day.value, /from=2020-01-01/.test(path())], ['2020-01-01', true]));
});

test('Ctrl+K searches the whole console, and / focuses the current list’s search', async () => {
  await openConsole('/categories');
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  const field = await waitFor(() => document.querySelector('dialog input') ?? assert.fail('The palette is closed.'));
  fireEvent.change(field, { target: { value: 'katya under' } });
  await shows('Katya Underhay');
  // Enter that ends an IME composition opens nothing. Safari marks such an Enter only with key code 229.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  assert.equal(path(), '/categories');
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('heading', { level: 1, name: 'Katya Underhay' });
  goTo('/projects');
  await shows('1 to 10 of 37 projects');
  fireEvent.keyDown(document.body, { key: '/' });
  await waitFor(() => assert.equal(document.activeElement, screen.getByLabelText('Search projects')));
});

test('a list without a match says so, and Clear search shows the whole list', async () => {
  await openConsole('/users?search=nobody%25');
  const region = await waitFor(() => screen.getByText('No users match.'));
  await shows('“nobody%”');
  await click('Clear search');
  await waitFor(() => assert.equal(region.textContent, '1 to 10 of 246 users'));
  await waitFor(() => assert.equal(document.activeElement?.getAttribute('name'), 'search'));
});

test('a list has no total, no counts and no export until all of it has loaded', async () => {
  const rest = gate();
  await openConsole('/users?status=inactive', {
    before: ({ path: to }) => (/user-list.*page=[23]/.test(to) ? rest.opened : undefined),
  });
  await shows('Searching users: 100 of 246 so far.');
  const isExportable = () =>
    screen.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-disabled') === 'false';
  const counts = () => document.querySelector('nav[aria-label="Status"]')?.textContent;
  assert.equal(isExportable(), false);
  assert.doesNotMatch(main(), /Invested \$/);
  assert.equal(counts(), 'AllActiveInactive');
  rest.open();
  await shows(/Invested \$/);
  assert.equal(isExportable(), true);
  assert.match(counts() ?? '', /^All 246/);
  goTo('/users?status=inactive&search=nobody');
  await shows('No users match');
});

test('the count of a list is announced only once the whole list has loaded', async () => {
  const rest = gate();
  await openConsole('/users?sort=-invested', {
    before: ({ path: to }) => (/user-list.*page=[23]/.test(to) ? rest.opened : undefined),
  });
  await shows('Searching users: 100 of 246 so far.');
  const region = screen.getByText('1 to 10 of 246 users');
  goTo('/users?sort=-invested&status=inactive');
  await waitFor(() => assert.equal(region.textContent, ''));
  rest.open();
  await waitFor(() => assert.match(region.textContent, /^1 to 10 of \d\d users$/));
});

test('a canceled export ends at once, even if a page never arrives', async () => {
  const rest = gate();
  await openConsole('/users', {
    before: ({ path: to }) => (/user-list.*limit=100/.test(to) ? rest.opened : undefined),
  });
  await shows('of 246 users');
  await click('Export CSV');
  await click(/^Cancel export/);
  await shows('Export CSV');
  assert.doesNotMatch(words(), /Couldn't export/);
});

test('a list never shows a late response to an older search', async () => {
  const [late, arrived] = [gate(), gate()];
  await openConsole('/users', {
    before: ({ path: to }) => (to.endsWith('search=quill') ? late.opened : undefined),
    respond({ path: to }) {
      if (to.endsWith('search=quill')) arrived.open();
      return undefined;
    },
  });
  await shows('of 246 users');
  const before = names();
  const search = async (text: string) =>
    fireEvent.submit((await fill('Search users', text)).closest('form') as Element);
  await search('quill');
  await waitFor(() => assert.ok(document.querySelector('[aria-label="List of users"][aria-busy="true"]')));
  assert.deepEqual(names(), before);
  await search('katya');
  const areFound = () =>
    assert.ok(names().length > 0 && names().every((name) => name.startsWith('Katya')), `${names()}`);
  await waitFor(areFound);
  late.open();
  await arrived.opened;
  // Sorting sends a later request. Once its response is shown, the late response would have been shown too.
  await click('Joined');
  await shows('Sorted by joined, newest first.');
  areFound();
});

test('a list’s page that is beyond the end, or emptied by a deletion, leads to the last page', async () => {
  // The server reports a total of 400 users, but has only 246.
  const respond: Overrides['respond'] = (_, body) => (body.total === 246 ? [200, { ...body, total: 400 }] : undefined);
  await openConsole('/categories?page=7', { respond });
  await waitFor(() => assert.equal(path(), '/categories'));
  goTo('/users?page=27');
  await shows('of 400 users');
  assert.equal(path(), '/users?page=25');
  goTo('/users?search=san&page=49');
  await shows('21 to 21 of 21 users');
  assert.equal(path(), '/users?search=san&page=3');
  const [name = ''] = names();
  await click(`Delete ${name}`);
  await fill('Type .*', name);
  await click('Delete');
  await shows('11 to 20 of 20 users');
  assert.equal(path(), '/users?search=san&page=2');
});

test('Back, Cancel, the breadcrumb and a deletion return to the list as it was', async () => {
  await openConsole('/bank-accounts?search=client&sort=-account_name');
  const isKept = async (count: number) => {
    await shows(`1 to ${count} of ${count} bank accounts`);
    assert.equal(path(), '/bank-accounts?search=client&sort=-account_name');
    assert.equal((screen.getByLabelText('Search bank accounts') as HTMLInputElement).value, 'client');
  };
  await shows(/1 to \d of \d bank accounts/);
  const [first = '', { length: count }] = [names()[0], names()];
  const ways: readonly (() => unknown)[] = [() => click('Bank accounts'), () => history.back()];
  for (const leave of ways) {
    await click(first);
    await screen.findByRole('heading', { level: 1, name: first });
    await leave();
    await isKept(count);
  }
  await click('New bank account');
  await click('Cancel');
  await isKept(count);
  await click(first);
  await click('Delete bank account');
  await click('Delete');
  await isKept(count - 1);
});

test('a delete dialog closes once its list has been refetched', async () => {
  const read = gate();
  let isDeleted = false;
  const { call, requests } = await openConsole('/nowhere', {
    before: ({ method }) => (isDeleted && method === 'GET' ? read.opened : undefined),
    respond({ path: to }) {
      isDeleted ||= to.endsWith('delete-category');
      return undefined;
    },
  });
  await call('POST', '/admin/create-category', { name: 'Unused' });
  await click('Categories');
  await click('Delete Unused');
  const reads = () => requests.filter(({ path: to }) => to === '/admin/get-all-category').length;
  const before = reads();
  await click('Delete');
  await waitFor(() => assert.ok(reads() > before));
  const dialog = document.querySelector('dialog');
  assert.ok(dialog?.querySelector('[aria-busy="true"]'));
  assert.doesNotMatch(words(), /was deleted/);
  read.open();
  await shows('Unused was deleted.');
  assert.equal(dialog?.isConnected, false);
  await waitFor(() => assert.ok(!names().includes('Unused')));
});
