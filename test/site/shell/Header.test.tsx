import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, render, screen } from '@testing-library/react';
import { header } from '../../../src/content/pages/shell.ts';
import { hasChat, hasConsole } from '../../../src/content/parts.ts';
import { table } from '../../../src/site/pages.ts';
import { Header } from '../../../src/site/shell/Header.tsx';
import { StoreProvider } from '../../../src/state/store.tsx';

const talk = hasChat ? '/chat' : '/contact';

test('the header’s links have the specified order, if a site has their pages', () => {
  render(<Header>{null}</Header>, { wrapper: StoreProvider });
  const hrefs = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  const specified = ['/', '/about', '/services', '/testimonials', '/contact', '/careers', '/blog'];
  // Between them and the talk stand the links to the owner's pages.
  const own = table.pages.flatMap(({ pattern, header }) => (header && !specified.includes(pattern) ? pattern : []));
  const existing = specified.filter((path) => hrefs.includes(path));
  assert.deepEqual(hrefs, [...existing, ...own, talk]);
});

test('the header links visitors to the assistant, super-admins to /admin, other admins to /dashboard, in all tabs', {
  skip: !hasConsole,
}, () => {
  render(<Header>{null}</Header>, { wrapper: StoreProvider });
  const leadsTo = (label: string) => screen.queryByRole('link', { name: label })?.getAttribute('href');
  // Imitates another tab, whose writes to the storage cause this event.
  const store = (write: () => void) => {
    write();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  };
  assert.deepEqual([leadsTo(header.talk), leadsTo(header.dashboard)], [talk, undefined]);
  for (const [role, href] of [
    ['SU', '/admin'],
    ['ADMIN', '/dashboard'],
  ] as const) {
    store(() => {
      localStorage.setItem('user', JSON.stringify({ role }));
      localStorage.setItem('token', 'any');
    });
    assert.deepEqual([leadsTo(header.talk), leadsTo(header.dashboard)], [undefined, href]);
    store(() => localStorage.clear());
    assert.deepEqual([leadsTo(header.talk), leadsTo(header.dashboard)], [talk, undefined]);
  }
});
