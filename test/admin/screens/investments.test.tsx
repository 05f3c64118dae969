// Mainly checks that the list's rows, count, total and export agree, filtered and sorted.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import type { Investment } from '../../../src/contract/investments.ts';
import { formatMoney } from '../../../src/lib/format.ts';
import { click, fill, goTo, names, openConsole, shows, words } from '../console.tsx';

const columnOf = (index: number) =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('th, td')[index]?.textContent ?? '');
const centsOf = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0);

/** Exports the list, and returns each line's cells. Splits at every comma, even within quotes. */
async function exported(t: TestContext): Promise<readonly (readonly string[])[]> {
  const saved: Blob[] = [];
  const made = t.mock.method(URL, 'createObjectURL', (file: Blob) => `#${saved.push(file)}`);
  const pressed = t.mock.method(HTMLAnchorElement.prototype, 'click', () => undefined);
  await click('Export CSV');
  await waitFor(() => assert.equal(pressed.mock.callCount(), 1));
  for (const { mock } of [made, pressed]) mock.restore();
  const [, ...lines] = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  return lines.map((line) => line.split(','));
}

test('the list, its total and its export contain the same investments, filtered and sorted', async (t) => {
  const { call } = await openConsole('/investments?limit=25');
  const all: readonly Investment[] = await call('GET', '/admin/get-all-investments');
  const pending = all.filter(({ status }) => status === 'pending');
  const dayOf = ({ created_at }: Investment) => created_at.slice(0, 10);
  const check = async (expected: readonly Investment[]) => {
    const cents = sumOf(expected.map(({ amount }) => amount));
    await shows(`1 to ${Math.min(25, expected.length)} of ${expected.length} investments`);
    assert.ok(words().includes(`Total ${formatMoney(String(cents / 100)).replace(/\.00$/, '')}`), words());
    const lines = await exported(t);
    assert.deepEqual([lines.length, sumOf(lines.map(([, , amount = '']) => amount))], [expected.length, cents]);
    const shown = lines.slice(0, 25);
    assert.deepEqual(
      shown.map(([name]) => name),
      names(),
    );
    assert.deepEqual(
      shown.map(([, , amount = '']) => centsOf(amount)),
      columnOf(2).map(centsOf),
    );
  };
  await click(`Pending ${pending.length}`);
  await check(pending);
  await click('Investor');
  await shows('Sorted by investor, A to Z.');
  await click('Amount');
  await click('Amount');
  await shows('Sorted by amount, low to high.');
  await click('Amount');
  await shows('Sorted by amount, high to low.');
  const cents = columnOf(2).map(centsOf);
  assert.deepEqual(
    cents,
    cents.toSorted((some, other) => other - some),
  );
  await check(pending);
  const day = pending.map(dayOf).toSorted()[10] ?? '';
  await click('Filter');
  const months = [...((await screen.findByLabelText(/^Month/)) as HTMLSelectElement).options].map((each) => each.value);
  assert.deepEqual(months, ['', ...months.slice(1).sort().reverse()]);
  await fill('From', day);
  await check(pending.filter((investment) => dayOf(investment) >= day));
  await fill('From', '2020-01-01');
  await fill('To', '2020-02-01');
  await shows('No investments match');
  await click('Export CSV');
  await shows('Nothing to export.');
});

test('a list of pending investments shows how long each has waited; the menu counts them and follows decisions', async () => {
  const { call } = await openConsole('/investments?status=pending&sort=date');
  await shows('Sorted by date, oldest first.');
  const waited = columnOf(3).map((cell) => Number(/^Pending, (\d+) days$/.exec(cell)?.[1]));
  assert.deepEqual(
    waited,
    waited.toSorted((one, other) => other - one),
  );
  await screen.findByRole('link', { name: 'Investments 33 pending' });
  const [first] = (await call('GET', '/admin/get-all-investments')).filter(
    (each: Investment) => each.status === 'pending',
  );
  await call('POST', '/admin/approve-reject-investment', { investment_id: first.investment_id, status: 'approved' });
  window.dispatchEvent(new Event('focus'));
  await screen.findByRole('link', { name: 'Investments 32 pending' });
  goTo('/investments');
  await shows('1 to 10 of 432 investments');
  assert.ok(columnOf(3).includes('Pending'));
});

test('a receipt on another server has no preview, and its link names the server', async () => {
  const receipt_url = 'https://files.example/2.pdf';
  await openConsole('/investments/review', {
    respond: ({ path }, body) =>
      path === '/admin/get-all-investments'
        ? [200, { ...body, data: body.data.map((row: Investment) => ({ ...row, receipt_url })) }]
        : undefined,
  });
  await shows('2.pdf (files.example)');
  await shows('No preview.');
});
