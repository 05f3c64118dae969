import assert from 'node:assert/strict';
import test from 'node:test';
import { linkFaults } from '../../src/bundle/link-faults.ts';
import { assertNone } from '../support/files.ts';

const faultsOf = (html: string, files: readonly string[] = []) =>
  linkFaults(
    [
      { path: '/', html, source: 'Home.tsx' },
      { path: '/rates', html: '<p id="day&amp;night">…</p><h2 id="データ">…</h2>', source: 'rates.md' },
    ],
    (name) => files.includes(name),
  );

test('an image in a list of sources is reported, too', () => {
  const html = '<picture><source srcSet="/images/a.svg 1x, /images/gone.svg 2x"><img src="/images/a.svg"></picture>';
  assert.deepEqual(faultsOf(html, ['images/a.svg']), [
    'Home.tsx: the page / links to /images/gone.svg, which isn’t a page or file of this site.',
  ]);
});

test('a link to a page, file or section that doesn’t exist is reported with its page and source', () => {
  assert.deepEqual(faultsOf('<a href="/gone">x</a><a href="/gone?x#y">y</a><a href="/gone">z</a>'), [
    'Home.tsx: the page / links to /gone, which isn’t a page or file of this site.',
    'Home.tsx: the page / links to /gone?x#y, which isn’t a page or file of this site.',
  ]);
  assert.deepEqual(faultsOf('<a href="/rates#night">x</a><a class="b" href="#top">y</a>'), [
    'Home.tsx: the page / links to /rates#night, but that page has no such section.',
    'Home.tsx: the page / links to #top, but that page has no such section.',
  ]);
  assert.deepEqual(faultsOf('<img src="/images/logo.png" alt=""/>'), [
    'Home.tsx: the page / links to /images/logo.png, which isn’t a page or file of this site.',
  ]);
});

test('links to existing targets, to the console, if there is one, and to other sites aren’t reported', () => {
  const links = [
    '/',
    '/rates',
    'rates?from=home',
    '/rates#day&amp;night',
    '/rates#データ',
    '/rates#%E3%83%87%E3%83%BC%E3%82%BF',
  ];
  const others = [
    '/admin',
    '/sign-in',
    'mailto:a@b.example',
    'tel:+1',
    'https://other.example/gone',
    '//other.example/x',
  ];
  const html = [...links, ...others, '/files/a%20b.pdf'].map((href) => `<a href="${href}">x</a>`).join('');
  assertNone(faultsOf(`${html}<script>const x = '<a href="/gone">';</script>`, ['files/a b.pdf', 'admin.html']));
  assert.match(faultsOf('<a href="/sign-in">x</a>').join(), /\/sign-in, which isn’t a page or file/);
});
