import assert from 'node:assert/strict';
import test from 'node:test';
import { fold } from '../../src/lib/fold.ts';
import { humanize } from '../../src/lib/humanize.ts';
import { isolate } from '../../src/lib/isolate.ts';
import { maskNumber } from '../../src/lib/mask-number.ts';

test('texts that differ only in case, accents or normalization are equal after folding', () => {
  assert.equal(fold('Joaquín'), 'joaquin');
  assert.equal(fold('Joaquín'.normalize('NFC')), fold('JOAQUÍN'.normalize('NFD')));
  assert.equal(fold('İSTANBUL'), 'istanbul');
  assert.equal(fold('At 3\u00A0a.m.'), fold('at 3 a.m.'));
  assert.equal(fold('Øster Đặng Łódź GROẞE Große Æsir œuvre Işık'), 'oster dang lodz grosse grosse aesir oeuvre isik');
});

test('a folded text keeps the marks of other scripts', () => {
  assert.equal(fold('が'), 'が'.normalize('NFD'));
  assert.notEqual(fold('が'), fold('か'));
});

test('a field’s key becomes words', () => {
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

test('a long text within a sentence is cut between characters', () => {
  assert.equal(isolate('Education'), 'Education');
  assert.equal(isolate('😀'.repeat(5), 3), '😀😀😀…');
  assert.equal(isolate('W'.repeat(5000)).length, 121);
});

test('right-to-left text within a sentence doesn’t reorder the words around it', () => {
  assert.equal(isolate('\u202Eexe.txt\u2069'), 'exe.txt');
  assert.equal(isolate('مرحبا'), '\u2068مرحبا\u2069');
});

test('a masked number shows only its last four characters, whatever its length and its spaces', () => {
  assert.equal(maskNumber('000012345678'), '•••• 5678');
  assert.equal(maskNumber('XX00 1234 5678 9'), '•••• 6789');
  assert.equal(maskNumber('12-34-5'), '•••• 2345');
});

test('a masked number of up to four characters is hidden completely', () => {
  assert.equal(maskNumber('1234'), '••••');
  assert.equal(maskNumber('1 2-3'), '••••');
  assert.equal(maskNumber(''), '••••');
});
