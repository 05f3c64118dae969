// Checks that each case study agrees with the other pages about its client.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../src/content/cases/read-cases.ts';
import { clientFigures, halves, scheduleWeeks } from '../../src/content/client-figures.ts';
import { caseStudies } from '../../src/content/pages/cases.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { hasCases } from '../../src/content/parts.ts';
import { textOf } from '../../src/content/text/text.ts';
import { folderWith } from '../support/files.ts';

const { toPerson, inquiries, declarations, priceReview, schedule } = clientFigures;
const { cases, faults } = hasCases ? readCases() : { cases: [], faults: [] };

/** The known figures of clients, by case study and in its words. */
const figures: Readonly<Record<string, readonly string[]>> = {
  'tern-and-tallow-hotels': [
    `${inquiries.hotels} small hotels`,
    `${inquiries.beforeHours} h`,
    `${inquiries.afterMinutes} min`,
    `${inquiries.recordMinutes} min`,
    `${toPerson.one} in ${toPerson.in}`,
  ],
  'ostrander-freight': [
    `${declarations.beforeMinutes} min`,
    `${declarations.afterMinutes} min`,
    halves(schedule.discovery),
    halves(schedule.development),
    halves(schedule.testing),
    String(scheduleWeeks),
  ],
  'pellworth-supply': [`${priceReview.beforeDays} days`, `${priceReview.afterMinutes} min`],
};

test('each case study has a text without problems', () => {
  assert.deepEqual(faults, []);
  assert.deepEqual(cases.map(({ slug }) => slug).toSorted(), caseStudies.map(({ slug }) => slug).toSorted());
});

test('the content check names a case whose cover is missing', (t) => {
  const { faults } = readCases(folderWith(t, {}));
  const covers = caseStudies.filter(({ cover }) => cover);
  for (const { slug } of covers)
    assert.ok(faults.some((fault) => fault.startsWith(`pages/cases.ts: the image '${slug}-cover.svg' isn’t`)));
});

test('a case whose cover has an empty description has no cover', (t) => {
  const [study] = caseStudies;
  if (!study) return t.skip('the site has no cases');
  const { cover } = study;
  study.cover = '';
  t.after(() => Object.assign(study, { cover }));
  assert.deepEqual(readCases().faults, []);
});

for (const { slug, text } of cases) {
  const study = caseStudies.find((each) => each.slug === slug);
  test(`the case study ${slug} states its client’s figures, and quotes that client`, {
    skip: !figures[slug] && 'no figures of this client are known',
  }, () => {
    const cells = textOf(text).replace(/\s+/g, ' ');
    for (const figure of figures[slug] ?? [])
      assert.ok(cells.includes(` ${figure} `), `${slug} does not say '${figure}'`);
    const quoted = testimonials.find(({ id }) => id === study?.testimonial);
    if (testimonials.length > 0) assert.equal(quoted?.company, study?.client);
  });
}
