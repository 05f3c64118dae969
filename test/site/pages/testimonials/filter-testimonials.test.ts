import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testimonials } from '../../../../src/content/testimonials.ts';
import { filters } from '../../../../src/content/testimonials-page.ts';
import { describeShown, filterByService } from '../../../../src/site/pages/testimonials/filter-testimonials.ts';

test('each filter lets through exactly the cards of its service label', () => {
  const services = filters.map(({ id }) => [id, [...new Set(filterByService(testimonials, id).map((t) => t.service))]]);
  assert.deepEqual(services.slice(1), [
    ['chatbots', ['AI Chatbots']],
    ['webdev', ['Web Development']],
    ['data', ['Data Analytics']],
    ['automation', ['Process Automation']],
    ['ai', ['AI Implementation']],
  ]);
});

test('all shows the eight cards in order, AI Marketing among them', () => {
  assert.deepEqual(filterByService(testimonials, 'all'), testimonials);
});

test('what is shown is said with its service', () => {
  assert.equal(describeShown('all', 8, 8), 'Showing 8 of 8 testimonials');
  assert.equal(describeShown('chatbots', 2, 8), 'Showing 2 of 8 testimonials: AI Chatbots');
});
