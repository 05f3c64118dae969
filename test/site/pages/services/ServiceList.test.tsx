import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services } from '../../../../src/content/pages/services.ts';
import { card as words } from '../../../../src/content/pages/services-page.ts';
import { ServiceList } from '../../../../src/site/pages/services/ServiceList.tsx';
import { startingWith } from '../../../support/labels.ts';

const toggles = () => screen.getAllByRole('button', { name: startingWith(words.more, ' ?: ') });
const pressed = () => toggles().flatMap((each, index) => (each.getAttribute('aria-pressed') === 'true' ? [index] : []));
const toggle = (index: number) => toggles()[index] ?? assert.fail(`no card ${index}`);

test('no card is marked at first', () => {
  render(<ServiceList />);
  assert.deepEqual(pressed(), []);
});

test('one card is marked at a time, and a second click clears it', async () => {
  render(<ServiceList />);
  const user = userEvent.setup();
  await user.click(toggle(1));
  assert.deepEqual(pressed(), [1]);
  await user.click(toggle(0));
  assert.deepEqual(pressed(), [0]);
  await user.click(toggle(0));
  assert.deepEqual(pressed(), []);
});

test('marking a card reveals no content', async () => {
  const { container } = render(<ServiceList />);
  const before = container.textContent;
  await userEvent.click(toggle(0));
  assert.equal(container.textContent, before);
});

test('every card shows its drawing, features and benefits, and leads to the contact page', () => {
  const { container } = render(<ServiceList />);
  for (const service of services) {
    const card = container.querySelector<HTMLElement>(`#${service.id}`) ?? assert.fail(`no card #${service.id}`);
    within(card).getByRole('heading', { level: 2, name: service.title });
    within(card).getByRole('img');
    for (const line of [
      service.subtitle,
      service.description,
      service.caption,
      ...service.features,
      ...service.benefits,
    ])
      within(card).getByText(line);
    assert.equal(
      within(card)
        .getByRole('link', { name: startingWith(words.quote, ` ?: ${service.title}`) })
        .getAttribute('href'),
      '/contact',
    );
  }
});
