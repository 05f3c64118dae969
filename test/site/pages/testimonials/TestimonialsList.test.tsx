import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testimonials } from '../../../../src/content/pages/testimonials.ts';
import { filters, sheets } from '../../../../src/content/pages/testimonials-page.ts';
import { TestimonialsList } from '../../../../src/site/pages/testimonials/Testimonials.tsx';

test('a filter shows the testimonials of its service, announces their number, and keeps the focus', async () => {
  const { container } = render(<TestimonialsList />);
  const bar = within(screen.getByRole('group', { name: sheets.filter }));
  const pressed = () => bar.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const status = screen.getByRole('status');
  for (const { label, service } of filters.toReversed()) {
    const button = bar.getByRole('button', { name: label });
    await userEvent.click(button);
    const count = testimonials.filter((each) => !service || each.service === service).length;
    assert.equal(container.querySelectorAll('article').length, count, label);
    assert.deepEqual([pressed(), document.activeElement], [[label], button]);
    const expected = sheets.showing(count, testimonials.length);
    assert.equal(status.textContent, service ? `${expected}: ${service}` : expected);
  }
});
