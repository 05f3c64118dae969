import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyState, type JobTab, jobWords, openings, tabs } from '../../../../src/content/pages/careers.ts';
import { application } from '../../../../src/content/pages/jobs.ts';
import { Openings } from '../../../../src/site/pages/careers/Openings.tsx';
import { startingWith } from '../../../support/labels.ts';
import { jobs } from './jobs.ts';

const shown = () => screen.queryAllByRole('article').map(({ id }) => id);
const status = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const labelOf = (id: JobTab['id']) => tabs.find((each) => each.id === id)?.label ?? assert.fail(id);
const tab = (name: string) => screen.getByRole('button', { name });

test('the search box and the tabs filter the jobs together, and the count is announced', async () => {
  render(<Openings jobs={jobs} />);
  const user = userEvent.setup();
  assert.equal(status(), openings.showing(3, 3));
  await user.type(box(), 'REACT');
  assert.deepEqual(shown(), ['job-1', 'job-2']);
  await user.click(tab(labelOf('mobile')));
  assert.deepEqual(shown(), ['job-2']);
  assert.equal(status(), openings.showing(1, 3));
  await user.clear(box());
  assert.deepEqual(shown(), ['job-2', 'job-3']);
});

test('a keystroke in the job search re-renders no job', async () => {
  let renders = 0;
  const counted = jobs.map((job) =>
    Object.defineProperty({ ...job }, 'requirements', {
      get: () => {
        renders += 1;
        return job.requirements;
      },
    }),
  );
  render(<Openings jobs={counted} />);
  assert.ok(renders >= jobs.length);
  renders = 0;
  await userEvent.type(box(), 'REACT');
  assert.deepEqual([shown(), renders], [['job-1', 'job-2'], 0]);
});

test('only the selected job tab is pressed, and the tab keeps the focus', async () => {
  render(<Openings jobs={jobs} />);
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
  assert.deepEqual(pressed(), [labelOf('all')]);
  await userEvent.click(tab(labelOf('ai')));
  assert.deepEqual(pressed(), [labelOf('ai')]);
  assert.equal(document.activeElement, tab(labelOf('ai')));
});

test('a job search without matches says so, and its button shows all jobs and focuses the search box', async () => {
  render(<Openings jobs={jobs} />);
  const user = userEvent.setup();
  await user.click(tab(labelOf('backend')));
  await user.type(box(), 'no such job');
  assert.deepEqual(shown(), []);
  screen.getByRole('heading', { name: emptyState.title });
  screen.getByText(emptyState.text);
  assert.equal(status(), openings.showing(0, 3));
  await user.click(tab(openings.all));
  assert.equal(shown().length, jobs.length);
  assert.equal(box().value, '');
  assert.equal(document.activeElement, box());
  assert.equal(screen.queryByText(emptyState.title), null);
});

test('every job shows its fields, and an application names the job in its subject', () => {
  render(<Openings jobs={jobs} />);
  const cards = screen.getAllByRole('article');
  for (const [index, job] of jobs.entries()) {
    const card = within(cards[index] ?? assert.fail(`no card for ${job.title}`));
    card.getByRole('heading', { level: 3, name: job.urgent ? `${job.title} ${jobWords.urgent}` : job.title });
    for (const text of [job.description, job.location, job.type, job.experience, String(job.salary)])
      card.getByText(text);
    for (const line of [...job.requirements, ...job.responsibilities, ...job.benefits]) card.getByText(line);
    const { protocol, pathname, searchParams } = new URL(
      card.getByRole<HTMLAnchorElement>('link', { name: startingWith(jobWords.apply, ` ?: ${job.title}$`) }).href,
    );
    assert.equal(protocol + pathname, `mailto:${application.email}`);
    assert.equal(searchParams.get('subject'), `${application.subject} ${job.title}`);
  }
  assert.equal(document.querySelector('time')?.textContent, 'Oct 1, 2026');
});

test('without any job, a message replaces the job search', () => {
  render(<Openings jobs={[]} />);
  screen.getByText(emptyState.title);
  assert.equal(screen.queryByRole('searchbox'), null);
  assert.deepEqual(screen.queryAllByRole('button'), []);
});
