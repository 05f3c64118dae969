import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { application } from '../../../../src/content/pages/jobs.ts';
import { Openings } from '../../../../src/site/pages/careers/Openings.tsx';
import { jobs } from './jobs.ts';

const shown = () => screen.queryAllByRole('article').map(({ id }) => id);
const status = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const tab = (name: string) => screen.getByRole('button', { name });

test('the search box and the tabs narrow the list together, and the count is said', async () => {
  render(<Openings jobs={jobs} />);
  const user = userEvent.setup();
  assert.equal(status(), 'Showing 3 of 3 positions');
  await user.type(box(), 'REACT');
  assert.deepEqual(shown(), ['job-1', 'job-2']);
  await user.click(tab('Mobile'));
  assert.deepEqual(shown(), ['job-2']);
  assert.equal(status(), 'Showing 1 of 3 positions');
  await user.clear(box());
  assert.deepEqual(shown(), ['job-2', 'job-3']);
});

test('exactly the chosen tab is pressed, and keeps the focus', async () => {
  render(<Openings jobs={jobs} />);
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
  assert.deepEqual(pressed(), ['All']);
  await userEvent.click(tab('AI'));
  assert.deepEqual(pressed(), ['AI']);
  assert.equal(document.activeElement, tab('AI'));
});

test('when nothing is found it says so, and the way back leads to the whole list and the search box', async () => {
  render(<Openings jobs={jobs} />);
  const user = userEvent.setup();
  await user.click(tab('Backend'));
  await user.type(box(), 'no such job');
  assert.deepEqual(shown(), []);
  screen.getByRole('heading', { name: 'No positions found' });
  screen.getByText('Try adjusting your search criteria or check back later for new openings.');
  assert.equal(status(), 'Showing 0 of 3 positions');
  await user.click(tab('Show all positions'));
  assert.equal(shown().length, jobs.length);
  assert.equal(box().value, '');
  assert.equal(document.activeElement, box());
  assert.equal(screen.queryByText('No positions found'), null);
});

test('every position shows its fields, and an application names the job in its subject', () => {
  render(<Openings jobs={jobs} />);
  const cards = screen.getAllByRole('article');
  for (const [index, job] of jobs.entries()) {
    const card = within(cards[index] ?? assert.fail(`no card for ${job.title}`));
    card.getByRole('heading', { level: 3, name: job.urgent ? `${job.title} Urgent` : job.title });
    for (const text of [job.description, job.location, job.type, job.experience, String(job.salary)])
      card.getByText(text);
    for (const line of [...job.requirements, ...job.responsibilities, ...job.benefits]) card.getByText(line);
    const { protocol, pathname, searchParams } = new URL(
      card.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^Apply Now ?: ${job.title}$`) }).href,
    );
    assert.equal(protocol + pathname, `mailto:${application.email}`);
    assert.equal(searchParams.get('subject'), `Application for ${job.title}`);
  }
  assert.equal(document.querySelector('time')?.textContent, 'Oct 1, 2026');
});

test('without any position there is nothing to search, and it says so', () => {
  render(<Openings jobs={[]} />);
  screen.getByText('No positions found');
  assert.equal(screen.queryByRole('searchbox'), null);
  assert.deepEqual(screen.queryAllByRole('button'), []);
});
