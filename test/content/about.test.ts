import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as about from '../../src/content/about.ts';

test('there are five reasons, four values, four people and four milestones', () => {
  assert.equal(about.whyChoose.points.length, 5);
  assert.equal(about.values.length, 4);
  assert.equal(about.team.length, 4);
  assert.equal(about.milestones.length, 4);
});

test('mission and vision are stated', () => {
  assert.ok(about.mission.text.length > 0 && about.vision.text.length > 0);
});

test('each value has a color role of its own', () => {
  assert.equal(new Set(about.values.map(({ color }) => color)).size, 4);
});

test('each team member has a role, a description, expertise and an avatar', () => {
  for (const { role, description, expertise, avatar } of about.team) {
    assert.ok(role.length > 0 && description.length > 0 && expertise.length >= 3);
    assert.match(avatar, /^\/images\/avatars\/[a-z-]+\.svg$/);
  }
});

test('the milestones run from 2023 to 2025 in order', () => {
  const years = about.milestones.map(({ year }) => year);
  assert.equal(years[0], 2023);
  assert.equal(years.at(-1), 2025);
  assert.deepEqual(years, years.toSorted());
});

test('the four stats are the specified ones', () => {
  assert.deepEqual(
    about.stats.map(({ value, label }) => `${value} ${label}`),
    ['50+ Clients', '100+ Projects', '24/7 Support', '99% Satisfaction'],
  );
});
