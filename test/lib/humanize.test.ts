import assert from 'node:assert/strict';
import test from 'node:test';
import { humanize } from '../../src/lib/humanize.ts';

test('a key becomes words', () => {
  for (const [key, words] of [
    ['open_tickets', 'Open tickets'],
    ['openTickets', 'Open tickets'],
    ['KYC_pending', 'KYC pending'],
    ['pending-KYC', 'Pending KYC'],
    ['Total_Refunds_2026', 'Total refunds 2026'],
    ['_', '_'],
  ] as const) {
    assert.equal(humanize(key), words);
  }
});
