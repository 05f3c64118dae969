import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gate } from '../../support/server.ts';
import { click, goTo, type Overrides, openConsole, shows } from '../console.tsx';

/** Makes the demo API return ten rows a page, whatever page size the console requests. */
const tenRows: Overrides = { pathOf: (path) => path.replace(/limit=\d+/, 'limit=10') };

/** Like `tenRows`, but the responses with the list lack `pagination` and the named fields. */
const without = (...facts: readonly string[]): Overrides => ({
  ...tenRows,
  respond(request, body) {
    if (!request.path.startsWith('/admin/user-list?')) return undefined;
    const { pagination: _, ...rest } = body;
    return [200, Object.fromEntries(Object.entries(rest).filter(([name]) => !facts.includes(name)))];
  },
});

for (const [what, overrides, hasTotal] of [
  ['with a total', without('limit', 'page'), true],
  ['without a total', without('total', 'limit', 'page'), false],
] as const)
  test(`every row can be reached if the server sends only ten rows a page ${what}`, async () => {
    await openConsole('/users?limit=25', overrides);
    await shows(hasTotal ? '1 to 10 of 246 users' : '1 to 10');
    await click('Next');
    await shows(hasTotal ? '11 to 20 of 246 users' : '11 to 20');
    if (!hasTotal) return;
    assert.equal(screen.queryByLabelText('Rows per page'), null);
    goTo('/users?limit=25&page=25');
    await shows('241 to 246 of 246 users');
    assert.equal(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled'), true);
  });

test('if a response has no total, Next is disabled on the last page', async () => {
  await openConsole('/users?limit=100&page=3', {
    respond: ({ path }, { total: _, pagination: __, ...body }) =>
      path.startsWith('/admin/user-list?') ? [200, body] : undefined,
  });
  await shows('201 to 246');
  assert.equal(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled'), true);
});

test('a switch shows its new state during the request, reverts on failure, and offers a retry', async () => {
  const answered = gate();
  const writes = () => requests.filter(({ path }) => path === '/admin/change-user-status').length;
  let isFailing = true;
  const { requests } = await openConsole('/users', {
    before: ({ path }) => (path === '/admin/change-user-status' ? answered.opened : undefined),
    pathOf: (path) => (isFailing && path.includes('change-user-status') ? '/api/nowhere' : path),
    respond: ({ path }) => (isFailing && path === '/admin/change-user-status' ? [500, ''] : undefined),
  });
  const control = await screen.findByRole('switch', { name: 'Katya Sandoval-Pike active' });
  await click('Katya Sandoval-Pike active');
  await waitFor(() => assert.equal(control.getAttribute('aria-checked'), 'false'));
  await click('Katya Sandoval-Pike active');
  answered.open();
  await shows("Couldn't confirm that Katya Sandoval-Pike is inactive.");
  assert.equal(control.getAttribute('aria-checked'), 'true');
  assert.equal(writes(), 1);
  isFailing = false;
  await click('Retry');
  await waitFor(() => assert.deepEqual([writes(), control.getAttribute('aria-checked')], [2, 'false']));
});

test('a switch in a sorted list loads the list again only if the new state may not be saved', async () => {
  let isFailing = false;
  const { requests } = await openConsole('/users?sort=user', {
    respond: ({ path }) => (isFailing && path === '/admin/change-user-status' ? [500, ''] : undefined),
  });
  const reads = () => requests.filter(({ path }) => path.startsWith('/admin/user-list?')).length;
  await shows('1 to 10 of 246 users');
  await waitFor(() => assert.equal(reads(), 3));
  const [control] = await screen.findAllByRole('switch');
  const toggle = async () => {
    fireEvent.click(control as HTMLElement);
    await waitFor(() => assert.equal(control?.getAttribute('aria-busy'), 'false'));
    return control?.getAttribute('aria-checked');
  };
  assert.deepEqual([await toggle(), await toggle(), reads()], ['false', 'true', 3]);
  isFailing = true;
  await toggle();
  await shows(/Couldn't confirm/);
  await waitFor(() => assert.equal(reads(), 6));
});

test('if a user’s bank accounts fail to load, only their panel says so', async () => {
  let isFailing = true;
  await openConsole('/users/3', {
    respond: ({ path }) =>
      isFailing && path.endsWith('user-details') ? [400, { status: false, message: 'No.' }] : undefined,
  });
  await shows(/Couldn't load /);
  const accounts = within(screen.getByRole('region', { name: 'Bank accounts' }));
  accounts.getByRole('button', { name: 'Retry' });
  assert.ok(screen.getAllByRole('cell', { name: 'Approved' }).length > 0);
  isFailing = false;
  await click('Retry');
  await waitFor(() => assert.ok(!accounts.queryByRole('button')));
  assert.ok(accounts.getAllByText(/•••• \d{4}/).length > 0);
  goTo('/users/999999');
  await screen.findByRole('heading', { name: 'Not found' });
});

test('the rows of an old search can’t be exported while a new search loads', async () => {
  const held = gate();
  await openConsole('/users?status=active', {
    before: ({ path }) => (path.includes('search=quill') ? held.opened : undefined),
  });
  const canExport = () => screen.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-disabled') === 'false';
  await shows('1 to 10 of 215 users');
  await waitFor(() => assert.ok(canExport()));
  goTo('/users?status=active&search=quill');
  await waitFor(() => assert.ok(screen.getByRole('region', { name: /users/i, busy: true })));
  assert.equal(canExport(), false);
  held.open();
  await shows('1 to 4 of 4 users');
  await waitFor(() => assert.ok(canExport()));
});

test('a list that the server forbids, and a switch that it rejects, show the reasons', async () => {
  const errors = { status: ['This user has a pending investment.'] };
  await openConsole('/users', {
    respond: ({ path }) =>
      path.startsWith('/admin/change-user-status')
        ? [422, { status: false, message: 'Invalid.', errors }]
        : path.startsWith('/admin/get-all-category')
          ? [403, { statusCode: 403, message: 'Categories belong to the owner.', error: 'Forbidden' }]
          : undefined,
  });
  const [first] = await screen.findAllByRole('switch');
  fireEvent.click(first as HTMLElement);
  await shows(/This user has a pending investment\./);
  goTo('/categories');
  await shows("You don't have access");
  await shows('Categories belong to the owner.');
});

test('the list and the screen of a user say nothing invested and an unknown KYC state in the same words', async () => {
  let unknown: object = { total_invested: '0.00', kyc_status: null };
  await openConsole('/users', {
    respond({ path }, body) {
      if (path.startsWith('/admin/user-list?'))
        return [200, { ...body, data: (body.data as object[]).map((each) => ({ ...each, ...unknown })) }];
      if (path.startsWith('/admin/user-list/246'))
        return [200, { ...body, data: { ...(body.data as object), ...unknown } }];
      return undefined;
    },
  });
  const row = (await screen.findByRole('link', { name: 'Lorenz Vantongeren' })).closest('tr') as HTMLElement;
  for (const words of ['$0', /^Not provided/]) assert.ok(within(row).getAllByText(words).length > 0);
  goTo('/users/246');
  const figures = (await screen.findByText('KYC')).closest('dl') as HTMLElement;
  for (const words of ['$0', 'Not provided']) within(figures).getByText(words);
  unknown = { total_invested: null };
  goTo('/users?page=2');
  const cells = (await screen.findAllByText('invested')).map((note) => note.parentElement?.textContent);
  assert.deepEqual(new Set(cells), new Set(['Not provided invested']));
});
