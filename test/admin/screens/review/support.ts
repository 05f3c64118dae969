// Opens Review on the demo API, and finds its parts.
import assert from 'node:assert/strict';
import { fireEvent, waitFor } from '@testing-library/react';
import { pathTo } from '../../../../src/admin/paths.ts';
import type { Investment } from '../../../../src/contract/investments.ts';
import { formatMoney } from '../../../../src/lib/format.ts';
import { openConsole, type SentRequest, words } from '../../console.tsx';

export const DECIDE = '/admin/approve-reject-investment';
export const isDecision = ({ path }: SentRequest) => path === DECIDE;
export const says = (pattern: RegExp) => waitFor(() => assert.match(words(), pattern));
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const amountOf = ({ amount, currency }: Investment) => formatMoney(amount, currency).replace(/\.00$/, '');
/** Returns the text of the displayed investment's heading if the heading has the focus. */
const focused = () => (document.activeElement?.tagName === 'H2' ? document.activeElement.textContent : undefined);
export const isAt = (investment: Investment) =>
  waitFor(() => assert.equal(focused(), `${amountOf(investment)} from ${investment.user_name}`));
export const buttonOf = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('article button')].find((each) => name.test(each.textContent)) ??
  assert.fail(`There is no ${name}.`);
/** Waits until the investment's checks have loaded and it can be approved. */
export const isReady = () => waitFor(() => assert.equal(buttonOf(/^Approve/).getAttribute('aria-disabled'), 'false'));

/** Waits until an investment is displayed and can be approved. */
export const isOpen = (investment: Investment) => isAt(investment).then(isReady);

/** Opens the console at a path computed from the investments. `pending` starts with the oldest. */
export async function open(
  pathOf: (all: readonly Investment[]) => string,
  overrides: Parameters<typeof openConsole>[1] = {},
) {
  let all: readonly Investment[] = [];
  const console = await openConsole(async (call) => {
    all = await call('GET', '/admin/get-all-investments');
    return pathOf(all);
  }, overrides);
  const pending = all
    .filter(({ status }) => status === 'pending')
    .sort((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at));
  return { ...console, all, pending };
}

export const queue = () => pathTo('review');
export const caseOf = (isIt: (investment: Investment) => boolean) => (all: readonly Investment[]) =>
  pathTo('review', { at: String(all.find(isIt)?.investment_id) });
export const first = (pending: readonly Investment[], index = 0) => pending[index] ?? assert.fail();
