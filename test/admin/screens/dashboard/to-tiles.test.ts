import assert from 'node:assert/strict';
import test from 'node:test';
import { toTiles } from '../../../../src/admin/screens/dashboard/to-tiles.ts';

test('each figure that arrived is a tile that leads to its list; a missing one has none', () => {
  assert.deepEqual(toTiles({ total_users: 1284, pending_investments: 0, more: {} }), [
    { label: 'Pending investments', value: '0', href: '/investments?status=pending' },
    { label: 'Users', value: '1,284', href: '/users' },
  ]);
  assert.deepEqual(toTiles({ more: {} }), []);
});

test('an amount is written as money', () => {
  assert.equal(toTiles({ total_invested_amount: '412600.5', more: {} })[0]?.value, '$412,600.50');
});

test('a figure without a name here is named after its key, and leads nowhere', () => {
  assert.deepEqual(toTiles({ more: { open_tickets: 7 } }), [{ label: 'Open tickets', value: '7' }]);
});
