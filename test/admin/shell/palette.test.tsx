import { sentences } from '../../support/sentences.ts';
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Navigation } from '../../../src/admin/shell/Navigation.tsx';
import { Palette } from '../../../src/admin/shell/Palette.tsx';
import { PLAIN_ADMIN } from '../../../src/contract/session.ts';
import { createByHand } from '../../api/support.tsx';
import { fakeTime } from '../../http/loads.ts';

const userOf = (id: number, name: string) => {
  const email = `${name.toLowerCase()}@mail.example`;
  return { user_id: id, name, email, status: 'active', created_at: '2026-01-01T00:00:00Z' };
};
const whole = (...data: object[]) => ({ status: true, message: '', data });
const page = (...data: object[]) => ({ status: true, message: '', data, total: data.length, page: 1, limit: 5 });

/** Opens the palette. Its searches have no response until the test calls `respond`. */
function open(clock: { tick(ms: number): void }) {
  const { wrapper: Api, requests } = createByHand();
  let closed = 0;
  const answered = new Set<unknown>();
  render(
    <Api>
      <Navigation>
        <Palette role={PLAIN_ADMIN} onClose={() => closed++} />
      </Navigation>
    </Api>,
  );
  const field = screen.getByRole('combobox', { hidden: true });
  const says = () => screen.getByRole('status', { hidden: true }).textContent ?? '';
  const wait = (ms: number) => act(async () => clock.tick(ms));
  return {
    wait,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    says,
    rows: () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent),
    closed: () => closed,
    /** Responds to the requests for a search text: users, projects and the list of investments. */
    async respond(search: string, users: object, projects: object, status?: number, investments: object = whole()) {
      await wait(200);
      for (const [path, body] of [
        ['/admin/user-list', users],
        ['/admin/get-all-project', projects],
      ] as const) {
        assert.equal(says(), 'Searching…');
        const request = requests.findLast((each) => each.path === path && each.search === search);
        await (request ?? assert.fail(`${path} was not requested for ${search}.`)).respond(body, status);
      }
      // The list of investments is fetched once for all searches.
      const list = requests.findLast((each) => each.path === '/admin/get-all-investments');
      if (list && !answered.has(list)) await list.respond(investments, status);
      if (list) answered.add(list);
    },
  };
}

const katya = {
  investment_id: 931,
  user_id: 1,
  user_name: 'Katya Underhay',
  project_id: 2,
  project_name: 'Kelp farm',
  amount: '500',
  status: 'pending',
  created_at: '2026-01-01T00:00:00Z',
};

test('Enter in the palette opens the current text’s first result, never one of an earlier text', async (t) => {
  const palette = open(fakeTime(t));
  palette.type('katya');
  await palette.respond('katya', page(userOf(1, 'Katya')), page());
  assert.deepEqual(palette.rows(), ['Katyakatya@mail.exampleEnter']);
  palette.type('marit');
  assert.deepEqual(palette.rows(), []);
  palette.press('Enter');
  assert.equal(palette.closed(), 0);
  await palette.respond('marit', page(userOf(2, 'Marit')), page());
  assert.deepEqual([palette.closed(), location.pathname], [1, '/users/2']);
});

test('Enter in the palette opens the highlighted row; investments are found by person and project', async (t) => {
  const palette = open(fakeTime(t));
  for (const [text, at] of [
    ['underhay', 0],
    ['kelp', 0],
  ] as const) {
    palette.type(text);
    await palette.respond(text, page(), page(), undefined, whole(katya));
    assert.match(palette.rows()[at] ?? '', /^\$500 from Katya UnderhayKelp farm, pending/);
  }
  palette.type('ne');
  await palette.respond('ne', page(userOf(2, 'Nele')), page());
  const marked = () => screen.getByRole('option', { selected: true, hidden: true }).textContent;
  const first = marked();
  palette.press('ArrowUp');
  assert.match(marked() ?? '', /^Nele/);
  palette.press('ArrowDown');
  assert.equal(marked(), first);
  palette.press('ArrowUp');
  palette.press('Enter');
  assert.equal(location.pathname, '/users/2');
});

test('the palette says that nothing was found only when all its searches have finished', async (t) => {
  const palette = open(fakeTime(t));
  palette.type('z');
  assert.match(palette.says(), /Type at least 2 letters/);
  // Touch devices have no Escape key, so the palette has a Close button.
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  assert.equal(palette.closed(), 1);
  palette.type('zz');
  assert.equal(palette.says(), 'Searching…');
  await palette.wait(200);
  assert.equal(palette.says(), 'Searching…');
  await palette.respond('zz', page(), page());
  assert.equal(palette.says(), 'Nothing found.');
  palette.type('review');
  assert.equal(palette.says(), 'Searching…');
  await palette.respond('review', page(), page());
  assert.equal(palette.says(), '');
});

test('a failed search in the palette shows an error', async (t) => {
  const palette = open(fakeTime(t));
  palette.type('katya');
  await palette.respond('katya', { status: false, message: '' }, { status: false, message: '' }, 403);
  assert.equal(palette.says(), `Couldn't search. ${sentences.of(403)}`);
  palette.type('katy');
  assert.equal(palette.says(), 'Searching…');
});
