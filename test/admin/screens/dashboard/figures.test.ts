import assert from 'node:assert/strict';
import test from 'node:test';
import { changeOf, nounsOf, tilesOf } from '../../../../src/admin/screens/dashboard/figures.ts';
import { toChart } from '../../../../src/admin/screens/dashboard/MonthlyChart.tsx';
import type { Investment } from '../../../../src/contract/investments.ts';

const months = [
  { month: '2026-10', count: 17, amount: '157050.00' },
  { month: '2026-11', count: 12, amount: '142000.00' },
];

const investment = (id: number, status: Investment['status'], day: string, amount = '100.00'): Investment => ({
  investment_id: id,
  user_id: id,
  user_name: `User ${id}`,
  project_id: 1,
  project_name: 'Kelp',
  amount,
  status,
  created_at: `${day}T12:00:00Z`,
});

test('a tile shows the change since the previous month, and links to its list', () => {
  const [approved, mean] = tilesOf(months, undefined);
  assert.deepEqual(approved, {
    label: 'Approved in November',
    value: '12',
    change: '5 fewer than October',
    href: '/investments?status=approved&month=2026-11',
    months: [17, 12],
  });
  assert.deepEqual([mean?.value, mean?.change], ['$11,833', '$2,595 more than October']);
});

test('the dashboard counts the submitted and rejected investments of a month in the loaded list', () => {
  const list = [
    investment(1, 'rejected', '2026-11-02'),
    investment(2, 'rejected', '2026-10-02'),
    investment(3, 'pending', '2026-11-03'),
  ];
  const tiles = tilesOf(months, list).slice(2);
  assert.deepEqual(
    tiles.map(({ label, value, change }) => [label, value, change]),
    [
      ['Submitted in November', '2', '1 more than October'],
      ['Rejected in November', '1', 'Same as October'],
    ],
  );
});

test('without monthly data the dashboard has no tiles; with a single month, a tile shows no change', () => {
  assert.deepEqual(tilesOf([], []), []);
  assert.equal(tilesOf(months.slice(0, 1), undefined)[0]?.change, '');
});

test('a dashboard figure links to its list, and an unknown one is labeled by its key', () => {
  assert.deepEqual(nounsOf({ total_users: 1284, total_categories: 1, more: { open_tickets: 7 } }), [
    { text: '1,284 users', href: '/users' },
    { text: '1 category', href: '/categories' },
    { text: 'Open tickets: 7' },
  ]);
});

test('a tile compares amounts to the cent', () => {
  assert.equal(changeOf(142_000, 157_050, 'October', true), '$15,050 less than October');
  assert.equal(changeOf(10.05, 10, 'October', true), '$0.05 more than October');
  assert.equal(changeOf(10, 10, 'October', true), 'Same as October');
});

function monthsOf(...amounts: string[]) {
  return amounts.map((amount, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, count: 1, amount }));
}

test('a chart’s bars are proportional, on a scale with round numbers', () => {
  const { bars, top } = toChart(monthsOf('100', '0', '390.00', '200'));
  assert.equal(top, 400);
  assert.deepEqual(
    bars.map(({ height }) => height),
    [25, 0, 97.5, 50],
  );
});

test('a chart’s scale ends at or above its highest bar, whatever the amount', () => {
  for (const [highest, top] of [
    ['0', 1],
    ['0.03', 0.04],
    ['1', 1],
    ['9', 10],
    ['10', 10],
    ['441250', 500_000],
    ['800000.01', 1_000_000],
  ] as const) {
    const chart = toChart(monthsOf(highest));
    assert.ok(Math.abs(chart.top - top) < 1e-9, highest);
    assert.ok((chart.bars[0]?.height ?? 0) <= 100);
  }
});

test('a chart has no bars without months, and a bar of height 0 for an amount that isn’t positive', () => {
  assert.deepEqual(toChart([]), { bars: [], top: 1 });
  for (const amount of ['0', '-5', 'a lot']) assert.equal(toChart(monthsOf(amount)).bars[0]?.height, 0);
});

test('a chart shows only the last twelve months', () => {
  const long = Array.from({ length: 30 }, (_, index) => ({ month: `m${index}`, count: 0, amount: '1' }));
  const { bars } = toChart(long);
  assert.equal(bars.length, 12);
  assert.equal(bars[0]?.month, 'm18');
});
