import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { click, openConsole, shows, words } from '../console.tsx';

/** Returns the links of this month's tiles and of the figures, each with its text and the count it starts with. */
async function targets() {
  await screen.findByText(/^Rejected in /);
  const links = document.querySelectorAll(':is([aria-label="This month"], [aria-label="Figures"]) a');
  return [...links].map((link) => {
    const words = link.querySelector('b')?.textContent ?? link.textContent;
    return { link, words, count: /^[\d,]+/.exec(words)?.[0] };
  });
}

test('the dashboard shows the oldest pending investment first, and its figures link to matching lists', async () => {
  const { call } = await openConsole('/');
  const all: readonly { status: string; created_at: string; user_name: string }[] = await call(
    'GET',
    '/admin/get-all-investments',
  );
  const [oldest] = all
    .filter(({ status }) => status === 'pending')
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  await shows('33 investments need review');
  const review = screen.getByRole('region', { name: 'Review' });
  const first = await within(review).findAllByRole('link');
  assert.match(first[0]?.textContent ?? '', new RegExp(`^${oldest?.user_name}`));
  assert.match(first[0]?.getAttribute('href') ?? '', /\/investments\/review\?at=/);
  await shows('See 27 more');

  const count = (await targets()).length;
  assert.ok(count >= 12);
  for (let index = 0; index < count; index++) {
    const { link, words: figure, count: expected } = (await targets())[index] ?? assert.fail();
    fireEvent.click(link);
    // An amount has no `count`: check only that the link leaves the dashboard.
    if (expected) await shows(expected === '0' ? /No \w+ match/ : new RegExp(`of ${expected} `));
    else await waitFor(() => assert.ok(!words().includes('need review'), figure));
    await click('Dashboard');
  }
});
