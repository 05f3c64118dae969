import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Navigation } from '../../../src/admin/navigation/Navigation.tsx';
import { Palette } from '../../../src/admin/shell/Palette.tsx';
import { Shortcuts } from '../../../src/admin/shell/Shortcuts.tsx';
import { createByHand } from '../../api/support.tsx';
import { fakeTime } from '../../http/loads.ts';

const userOf = (id: number, name: string) => {
  const email = `${name.toLowerCase()}@mail.example`;
  return { user_id: id, name, email, status: 'active', created_at: '2026-01-01T00:00:00Z' };
};
const page = (...data: object[]) => ({ status: true, message: '', data, total: data.length, page: 1, limit: 5 });

/** The palette, whose searches are answered by hand. */
function open(clock: { tick(ms: number): void }) {
  const { wrapper: Api, requests } = createByHand();
  let closed = 0;
  render(
    <Api>
      <Navigation>
        <Palette isSuperAdmin={false} early="" onClose={() => closed++} />
      </Navigation>
    </Api>,
  );
  const field = screen.getByRole('searchbox', { hidden: true });
  const says = () => screen.getByRole('status', { hidden: true }).textContent ?? '';
  const wait = (ms: number) => act(async () => clock.tick(ms));
  return {
    wait,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    says,
    links: () => screen.queryAllByRole('link', { hidden: true }).map(({ textContent }) => textContent),
    closed: () => closed,
    /** Answers both searches for a text. */
    async answer(search: string, users: object, projects: object, status?: number) {
      await wait(200);
      for (const [path, body] of [
        ['/admin/user-list', users],
        ['/admin/get-all-project', projects],
      ] as const) {
        assert.equal(says(), 'Searching…');
        const request = requests.findLast((each) => each.path === path && each.search === search);
        await (request ?? assert.fail(`${path} was not asked for ${search}.`)).answer(body, status);
      }
    },
  };
}

test('Enter opens nobody who was found for another text', async (t) => {
  const palette = open(fakeTime(t));
  palette.type('katya');
  await palette.answer('katya', page(userOf(1, 'Katya')), page());
  assert.deepEqual(palette.links(), ['Katya, katya@mail.example']);
  palette.type('marit');
  assert.deepEqual(palette.links(), []);
  palette.press('Enter');
  assert.equal(palette.closed(), 0);
  await palette.answer('marit', page(userOf(2, 'Marit')), page());
  palette.press('Enter');
  assert.deepEqual([palette.closed(), location.pathname], [1, '/users/2']);
});

test('it searches until both have answered, and only then says that nothing is found', async (t) => {
  const palette = open(fakeTime(t));
  palette.type('z');
  assert.match(palette.says(), /another letter/);
  palette.type('zz');
  assert.equal(palette.says(), 'Searching…');
  await palette.wait(200);
  assert.equal(palette.says(), 'Searching…');
  await palette.answer('zz', page(), page());
  assert.equal(palette.says(), 'Nothing found.');
  palette.type('review');
  assert.equal(palette.says(), 'Searching…');
  await palette.answer('review', page(), page());
  assert.match(palette.says(), /^Arrow keys/);
});

test('a search that failed is told as that', async (t) => {
  const palette = open(fakeTime(t));
  palette.type('katya');
  await palette.answer('katya', { status: false, message: '' }, { status: false, message: '' }, 403);
  assert.equal(palette.says(), "The search failed. You don't have access to this.");
  palette.type('katy');
  assert.equal(palette.says(), 'Searching…');
});

/** Presses Ctrl+K for the first time. */
function fetchPalette(): void {
  const { wrapper: Api } = createByHand();
  render(
    <Api>
      <Navigation>
        <Shortcuts isSuperAdmin={false} />
      </Navigation>
    </Api>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
}

test('letters that come before the palette are for it, and no key of the screen', async () => {
  fetchPalette();
  assert.equal(fireEvent.keyDown(document.body, { key: 'a' }), false);
  fireEvent.keyDown(document.body, { key: 'd' });
  assert.equal((await screen.findByRole<HTMLInputElement>('searchbox', { hidden: true })).value, 'ad');
});

test('a palette that does not come takes no letter from the screen after two seconds', (t) => {
  const clock = fakeTime(t);
  fetchPalette();
  clock.tick(2000);
  assert.equal(fireEvent.keyDown(document.body, { key: 'a' }), true);
});
