import assert from 'node:assert/strict';
import test from 'node:test';
import { toChart } from '../../../../src/admin/screens/dashboard/MonthlyChart.tsx';

function months(...amounts: string[]) {
  return amounts.map((amount, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, count: 1, amount }));
}

test('bars are proportional, on a scale with round numbers', () => {
  const { bars, top } = toChart(months('100', '0', '390.00', '200'));
  assert.equal(top, 400);
  assert.deepEqual(
    bars.map(({ height }) => height),
    [25, 0, 97.5, 50],
  );
});

test('the scale ends at or above the highest bar, whatever its size', () => {
  for (const [highest, top] of [
    ['0', 1],
    ['0.03', 0.04],
    ['1', 1],
    ['9', 10],
    ['10', 10],
    ['441250', 500_000],
    ['800000.01', 1_000_000],
  ] as const) {
    const chart = toChart(months(highest));
    assert.ok(Math.abs(chart.top - top) < 1e-9, highest);
    assert.ok((chart.bars[0]?.height ?? 0) <= 100);
  }
});

test('a chart renders without months, with only zeros, or without amounts', () => {
  assert.deepEqual(toChart([]), { bars: [], top: 1 });
  for (const amount of ['0', '-5', 'a lot']) assert.equal(toChart(months(amount)).bars[0]?.height, 0);
});

test('only the last twelve months are shown', () => {
  const long = Array.from({ length: 30 }, (_, index) => ({ month: `m${index}`, count: 0, amount: '1' }));
  const { bars } = toChart(long);
  assert.equal(bars.length, 12);
  assert.equal(bars[0]?.month, 'm18');
});
