import assert from 'node:assert/strict';
import { test } from 'node:test';
import { services } from '../../src/content/services.ts';
import { callToAction, processSteps, technologies } from '../../src/content/services-page.ts';
import { contact } from '../../src/content/site.ts';

test('the five services have the specified titles, in order', () => {
  assert.deepEqual(
    services.map(({ title }) => title),
    [
      'AI Chatbots & Automation',
      'Web & App Development',
      'Data Scraping & AI Solutions',
      'AI Implementation & ML Integration',
      'Process Automation',
    ],
  );
  assert.equal(new Set(services.map(({ id }) => id)).size, 5);
});

test('each service has a subtitle, a description, five or six features and four benefits', () => {
  for (const { subtitle, description, features, benefits } of services) {
    assert.ok(subtitle.length > 0 && description.length > 0);
    assert.ok(features.length === 5 || features.length === 6);
    assert.equal(benefits.length, 4);
  }
});

test('the chatbot service carries the three specified claims', () => {
  const benefits = services[0]?.benefits.join('\n') ?? '';
  assert.match(benefits, /up to 60%/);
  assert.match(benefits, /under 30 seconds/);
  assert.match(benefits, /1000\+ conversations/);
});

test('eight technologies cover all six categories', () => {
  assert.equal(technologies.length, 8);
  assert.deepEqual([...new Set(technologies.map(({ category }) => category))].sort(), [
    'AI/ML',
    'Backend',
    'Cloud',
    'Database',
    'DevOps',
    'Frontend',
  ]);
});

test('the process has its four numbered steps', () => {
  assert.deepEqual(
    processSteps.map(({ step, title }) => `${step} ${title}`),
    ['1 Discovery & Analysis', '2 Design & Planning', '3 Development & Testing', '4 Deployment & Support'],
  );
});

test('the call to action is a mail link to the agency', () => {
  assert.ok(callToAction.href.startsWith(`mailto:${contact.email}`));
});
