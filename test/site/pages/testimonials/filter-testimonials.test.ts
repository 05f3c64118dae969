import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestimonialService } from '../../../../src/content/pages/testimonials.ts';
import { filters, sheets } from '../../../../src/content/pages/testimonials-page.ts';
import { describeShown, filterByService } from '../../../../src/site/pages/testimonials/filter-testimonials.ts';

const services = filters.flatMap(({ service }) => service ?? []);
const items = ['Another' as TestimonialService, ...services, ...services].map((service, id) => ({ id, service }));

test('each filter lets through exactly the cards of its service label', () => {
  for (const { id, service } of filters.filter((filter) => filter.service))
    assert.deepEqual(
      filterByService(items, id),
      items.filter((item) => item.service === service),
    );
});

test('all shows every card in order, one without a filter of its own among them', () => {
  assert.deepEqual(filterByService(items, 'all'), items);
});

test('what is shown is said with its service', () => {
  assert.equal(describeShown('all', 8, 8), sheets.showing(8, 8));
  const last = filters.at(-1) ?? assert.fail();
  assert.equal(describeShown(last.id, 2, 8), `${sheets.showing(2, 8)}: ${last.service}`);
});
