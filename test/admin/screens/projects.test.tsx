import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { gate } from '../../support/server.ts';
import { bodiesOf, click, fill, goTo, names, openConsole, shows } from '../console.tsx';

test('creating a project opens its page, and sends the category’s id as received', async () => {
  const { requests } = await openConsole('/projects/new');
  const { value: category } = (await screen.findByText('Agriculture')) as HTMLOptionElement;
  await click('Create project');
  await shows("There's a problem with 4 fields:");
  await fill('Title', 'Kelp farm');
  await fill('Description', 'Kelp, dried and sold.');
  await fill('Category', category);
  await fill('Target amount', '25,000');
  await fill('Minimum investment', '25001');
  await fill('Start', '2031-02-01');
  await fill('End', '2031-01-01');
  await click('Create project');
  await shows("Minimum investment can't be more than the target.");
  await shows("The end can't be before the start.");
  await fill('Minimum investment', '');
  await fill('End', '');
  await click('Create project');
  await shows('Kelp farm was created.');
  await screen.findByRole('heading', { name: 'Kelp farm' });
  assert.deepEqual(bodiesOf(requests, '/admin/create-project').at(-1), {
    title: 'Kelp farm',
    description: 'Kelp, dried and sold.',
    category_id: Number(category),
    location: null,
    status: 'draft',
    target_amount: '25000',
    min_investment: null,
    expected_return: null,
    start_date: '2031-02-01',
    end_date: null,
    duration_months: null,
  });
});

test('saving a project keeps its form open and clears the unsaved changes; edits can be discarded', async () => {
  const { requests } = await openConsole('/projects/264');
  await fill('Title', 'School roof');
  await shows('1 unsaved change');
  await fill('Location', 'Skerry Bay');
  await shows('2 unsaved changes');
  await click('Discard');
  assert.equal(((await screen.findByLabelText('Title')) as HTMLInputElement).value, 'School roof solar');
  assert.equal(screen.queryByRole('button', { name: 'Save project' }), null);
  await fill('Title', 'School roof');
  await click('Save project');
  await shows('School roof was saved.');
  await waitFor(() => assert.equal(screen.queryByRole('button', { name: 'Save project' }), null));
  const [{ project_id: _, ...sent }] = bodiesOf(requests, '/admin/update-project');
  assert.deepEqual(sent, { title: 'School roof' });
});

test('filtering or sorting reads every page and shows the matches found so far; Stop ends the reading', async () => {
  const rest = gate();
  const { requests } = await openConsole('/projects?status=active&sort=-raised', {
    pathOf: (path) => path.replace(/limit=100/, 'limit=5'),
    before: ({ path }) => (/get-all-project.*page=[567].*search=a/.test(path) ? rest.opened : undefined),
  });
  await shows(/1 to \d+ of 22 projects/);
  const pages = () => requests.filter(({ path }) => path.startsWith('/admin/get-all-project')).length;
  assert.equal(pages(), 8);
  goTo('/projects?status=active&search=a');
  await shows(/Searching projects: 20 of \d+ so far\./);
  assert.ok(names().length > 0);
  await click('Stop');
  rest.open();
  await shows(/Stopped after 35 of \d+ projects\. Others may match\./);
  assert.equal(pages(), 8 + 7);
});

test('deleting a project requires typing its title, and doesn’t ask about unsaved edits', async () => {
  const { requests } = await openConsole('/projects/264');
  await fill('Location', 'Half a pla');
  await click('Delete project');
  await fill('Type .*', 'School roof');
  await click('Delete');
  assert.equal(requests.filter(({ path }) => path.includes('delete-project')).length, 0);
  await fill('Type .*', 'School roof solar');
  await click('Delete');
  await shows('School roof solar was deleted.');
  await shows('1 to 10 of 36 projects');
  goTo('/projects/264');
  await shows('This project no longer exists.');
});
