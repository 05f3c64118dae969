import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fitting } from '../../src/content/pages.ts';
import { contact, site } from '../../src/content/site.ts';
import { ofFirstContent } from '../support/first-content.ts';

const content = new URL('../../src/content/', import.meta.url);
const images = new URL('../../public/images/', import.meta.url);
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|md)$/.test(file) && file !== 'site.ts',
);
const read = (base: URL, file: string) => readFileSync(new URL(file, base), 'utf8');

test('nothing that names the agency is spelled outside site.ts', ofFirstContent, () => {
  const { office, legalSeat, phone, whatsApp } = contact;
  const names = [site.name, office.street, office.city, legalSeat.city, legalSeat.country, phone.label, whatsApp.label];
  for (const file of files) {
    const text = read(content, file).toLowerCase();
    for (const name of names) assert.ok(!text.includes(name.toLowerCase()), `${file} spells '${name}'`);
    assert.doesNotMatch(text, /[\w.]+@[\w.]+\.\w+|\b555-?01\d\d\b/, `${file} spells an address or a phone`);
  }
});

test('an agency with a long name has titles that search results show whole', () => {
  assert.equal(fitting('x'.repeat(61), 'y'.repeat(60), 'z'), 'y'.repeat(60));
  assert.equal(fitting('x'.repeat(61), 'y'.repeat(61)), 'y'.repeat(61));
});

test('content imports nothing from outside its folder but what reads the articles', () => {
  for (const file of [...files, 'site.ts'].filter((name) => !name.includes('read-'))) {
    for (const [, from] of read(content, file).matchAll(/from '([^']+)'/g))
      assert.match(from ?? '', /^\.\.?\/(?:[\w-]+\/)?[\w-]+\.ts$/, file);
  }
});

test('a drawing loads nothing', ofFirstContent, () => {
  for (const folder of ['avatars/', 'covers/']) {
    for (const file of readdirSync(new URL(folder, images)).filter((name) => name.endsWith('.svg'))) {
      assert.doesNotMatch(read(images, folder + file), /<script|(?:href|src)="(?!#)|style="/, file);
    }
  }
});
