import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { cleanup, render } from '@testing-library/react';
import { Lead } from '../../../../src/admin/screens/dashboard/Lead.tsx';

afterEach(cleanup);

const months = ['2026-09', '2026-10', '2026-11'].map((month, index) => ({ month, count: 1, amount: `${index + 1}00` }));
const leadOf = (count: number) => {
  const figures = { pending_investments: 0, monthly_investments: months.slice(0, count), more: {} };
  return render(<Lead figures={figures} />).container.textContent;
};

test('the newest month leads, beside the one before where there is one', () => {
  assert.match(leadOf(3) ?? '', /^Invested in November 2026\$300\.00\$200\.00 in October 2026/);
  assert.match(leadOf(1) ?? '', /^Invested in September 2026\$100\.00Nothing waits/);
});

test('where nobody knows how many wait, nothing is said of them', () => {
  const { container } = render(<Lead figures={{ monthly_investments: months, more: {} }} />);
  assert.doesNotMatch(container.textContent ?? '', /wait/);
});
