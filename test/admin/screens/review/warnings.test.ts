import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Checked, reasonsFor, warningsOf } from '../../../../src/admin/screens/review/warnings.ts';

const investment = { amount: '500.00', receipt_url: '/files/receipt.pdf' };
const user = { status: 'active', kyc_status: 'approved' };
const project = { target_amount: '1000.00', raised_amount: '500.00', status: 'active' };

const titles = (change: object) =>
  warningsOf({ investment, user, project, ...change } as unknown as Checked).map(({ title }) => title);

test('an approval that reaches the target exactly causes no warning', () => {
  assert.deepEqual(titles({}), []);
});

for (const [change, title] of [
  [{ user: { ...user, kyc_status: 'pending' } }, 'KYC pending'],
  [{ user: { ...user, kyc_status: 'rejected' } }, 'KYC rejected'],
  [{ user: { ...user, status: 'inactive' } }, 'Account inactive'],
  [{ user: null }, 'User deleted'],
  [{ user: undefined }, "Couldn't load the user"],
  [{ project: { ...project, status: 'draft' } }, 'Project in draft'],
  [{ project: { ...project, status: 'closed' } }, 'Project closed'],
  [{ project: null }, 'Project deleted'],
  [{ project: undefined }, "Couldn't load the project"],
  [{ investment: { ...investment, receipt_url: undefined } }, 'No receipt'],
  [{ investment: { ...investment, amount: '500.01' } }, 'Over the target'],
] as const) {
  test(`a single problem causes the warning “${title}” and no other`, () => assert.deepEqual(titles(change), [title]));
}

test('every reason that a warning suggests can be chosen', () => {
  const bad = {
    investment: { ...investment, receipt_url: undefined },
    user: { ...user, kyc_status: 'rejected' },
    project: { ...project, status: 'closed' },
  } as unknown as Checked;
  const suggested = warningsOf(bad).flatMap(({ reason }) => reason ?? []);
  assert.equal(suggested.length, 3);
  for (const reason of suggested) assert.ok(reasonsFor(bad.investment).includes(reason), reason);
});
