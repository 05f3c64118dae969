import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caseStudies, caseWords } from '../../../../src/content/pages/cases.ts';
import { card as words } from '../../../../src/content/pages/services-page.ts';
import { ServiceList } from '../../../../src/site/pages/services/Services.tsx';
import { startingWith } from '../../../support/labels.ts';

const toggles = () => screen.getAllByRole('button', { name: startingWith(words.more, ' ?: ') });
const pressed = () => toggles().flatMap((each, index) => (each.getAttribute('aria-pressed') === 'true' ? [index] : []));
const toggle = (index: number) => toggles()[index] ?? assert.fail(`no card ${index}`);

test('one service card is highlighted at a time, and a second click clears the highlight', async () => {
  render(<ServiceList />);
  const user = userEvent.setup();
  assert.deepEqual(pressed(), []);
  await user.click(toggle(1));
  assert.deepEqual(pressed(), [1]);
  await user.click(toggle(0));
  assert.deepEqual(pressed(), [0]);
  await user.click(toggle(0));
  assert.deepEqual(pressed(), []);
});

test('every service that a case used links to a case', () => {
  render(<ServiceList />);
  const used = new Set(caseStudies.flatMap(({ services }) => services));
  assert.equal(screen.queryAllByRole('link', { name: startingWith(caseWords.read) }).length, used.size);
});

test('only the main service of a case shows its figures', () => {
  render(<ServiceList />);
  const measures = caseStudies.map(({ measure }) => measure);
  const shown = screen.queryAllByText((text) => measures.includes(text));
  assert.equal(shown.length, new Set(caseStudies.map(({ services }) => services[0])).size);
});

test('highlighting a service card reveals no content', async () => {
  const { container } = render(<ServiceList />);
  const before = container.textContent;
  await userEvent.click(toggle(0));
  assert.equal(container.textContent, before);
});
