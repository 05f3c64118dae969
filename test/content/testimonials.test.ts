import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testimonials } from '../../src/content/testimonials.ts';
import { filters, stats } from '../../src/content/testimonials-page.ts';

test('there are eight testimonials, each complete and rated five', () => {
  assert.deepEqual(
    testimonials.map(({ id }) => id),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  for (const { rating, results, ...texts } of testimonials) {
    assert.equal(rating, 5);
    assert.ok(results.length >= 2);
    for (const text of [...Object.values(texts), ...results]) assert.notEqual(String(text).trim(), '');
  }
  assert.equal(new Set(testimonials.map(({ name }) => name)).size, 8);
});

test('the home page gets the four people of the design first', () => {
  assert.deepEqual(
    testimonials.slice(0, 4).map(({ name, role, company }) => `${name}, ${role}, ${company}`),
    [
      'Imogen Castellane, Operations Director, Tern & Tallow Hotels',
      'Dov Marchetti, Customs Lead, Ostrander Freight',
      'Priya Ostrander, Managing Partner, Ostrander Freight',
      'Walt Pellworth, Owner, Pellworth Supply',
    ],
  );
});

test('the filter bar has the specified ids and service labels', () => {
  assert.deepEqual(
    filters.map(({ id, service }) => [id, service]),
    [
      ['all', null],
      ['chatbots', 'AI Chatbots'],
      ['webdev', 'Web Development'],
      ['data', 'Data Analytics'],
      ['automation', 'Process Automation'],
      ['ai', 'AI Implementation'],
    ],
  );
  for (const { label } of filters) assert.notEqual(label, '');
});

test('no filter comes back empty', () => {
  for (const { service } of filters) {
    assert.ok(testimonials.some((testimonial) => service === null || testimonial.service === service));
  }
});

test('AI Marketing has two testimonials and shows only under All', () => {
  assert.equal(testimonials.filter(({ service }) => service === 'AI Marketing').length, 2);
  assert.ok(filters.every(({ service }) => service !== 'AI Marketing'));
});

test('the four stats are the specified ones', () => {
  assert.deepEqual(
    stats.map(({ value, label }) => `${value} ${label}`),
    ['50+ Happy Clients', '95% Success Rate', '5.0 Average Rating', '24/7 Support'],
  );
});
