// Checks the specification's requirements for each page in the built HTML, with the words of src/content.
import assert from 'node:assert/strict';
import test from 'node:test';
import { articlePath, hero as blogHero } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles } from '../../src/content/blog/read-articles.ts';
import { accessibility } from '../../src/content/legal/accessibility.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { ownPages } from '../../src/content/own-pages.ts';
import * as about from '../../src/content/pages/about.ts';
import * as careers from '../../src/content/pages/careers.ts';
import { caseStudies } from '../../src/content/pages/cases.ts';
import * as contact from '../../src/content/pages/contact.ts';
import { rated } from '../../src/content/pages/drawings.ts';
import * as home from '../../src/content/pages/home.ts';
import { jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import * as servicesPage from '../../src/content/pages/services-page.ts';
import { footer } from '../../src/content/pages/shell.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { stats as testimonialStats } from '../../src/content/pages/testimonials-page.ts';
import { hasChat, hasConsole } from '../../src/content/parts.ts';
import { contact as addresses, type Stat, socials } from '../../src/content/site.ts';
import { textOf } from '../../src/content/text/text.ts';
import { readPages, wordsOf } from '../support/html-faults.ts';
import { footerPaths } from '../support/pages.ts';

const pages = readPages('dist');
const htmlOf = (path: string) => pages.get(path) ?? assert.fail(`there is no ${path}`);
const mainOf = (path: string) => /<main[\s\S]*<\/main>/.exec(htmlOf(path))?.[0] ?? assert.fail(`${path} has no main`);
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

/** Tests a page, if the owner has kept it. */
const testOf = (path: string, name: string, check: () => void) => test(name, { skip: !pages.has(path) }, check);

/** Asserts that the page's main part contains the texts of each list, in the list's order. */
function reads(path: string, ...lists: readonly (readonly string[])[]): void {
  const text = wordsOf(mainOf(path));
  for (const words of lists) {
    let from = 0;
    for (const each of words) {
      const at = text.indexOf(each.replace(/\s+/g, ' '), from);
      assert.ok(at >= 0, `${path} has no '${each}' after its first ${from} characters`);
      from = at + 1;
    }
  }
}

function leadsTo(path: string, addresses: readonly string[]): void {
  const main = mainOf(path).replaceAll('&amp;', '&');
  for (const address of addresses) assert.ok(main.includes(`href="${address}"`), `${path} does not link to ${address}`);
}

const labeled = (stats: readonly Stat[]) => stats.flatMap(({ label, value }) => [label, value]);
const valued = (stats: readonly Stat[]) => stats.flatMap(({ label, value }) => [value, label]);

/** Returns the first section of a page's main part. */
const heroOf = (path: string) => mainOf(path).split(/(?=<section)/)[1] ?? assert.fail(`${path} has no section`);

test('the home page has its sections in order, and its FAQ', () => {
  const { hero, parts, offer, process, work, signOff, notes, callToAction } = home;
  reads(
    '/',
    [
      ...[hero, parts, offer, process],
      ...(caseStudies.length > 0 ? [work] : []),
      ...(testimonials.length > 0 ? [signOff] : []),
      ...[notes, callToAction],
    ].map(({ title }) => title),
    home.faq.flatMap(({ question, answer }) => [question, answer]),
  );
  assert.equal(count(mainOf('/'), /<details /), home.faq.length);
});

test('the About page has mission, vision, reasons, values, team, milestones and figures', () => {
  reads(
    '/about',
    [about.mission.title, about.vision.title],
    about.whyChoose.points.flatMap(({ title, text }) => [title, text]),
    about.values.map(({ title }) => title),
    about.team.flatMap(({ name, role, expertise }) => [name, role, ...expertise]),
    about.milestones.map(({ title }) => title),
    labeled(about.stats),
  );
  assert.deepEqual(
    [...mainOf('/about').matchAll(/ data-color="(\w+)"/g)].map(([, color]) => color),
    about.values.map(({ color }) => color),
  );
  for (const path of ['/contact', '/services']) assert.equal(count(mainOf('/about'), `href="${path}"`), 2, path);
});

test('every service has its drawing, features, benefits and a link to request a quote', () => {
  const cards = mainOf('/services').split(/(?=<section )/);
  for (const { id, title, subtitle, description, features, benefits, caption } of services) {
    const card = cards.find((each) => each.startsWith('<section ') && each.includes(` id="${id}"`)) ?? assert.fail(id);
    for (const text of [title, subtitle, description, caption, ...features, ...benefits])
      assert.ok(wordsOf(card).includes(text), `${id}: ${text}`);
    assert.match(card, /role="img"/, id);
    assert.match(card, /href="\/contact"/, id);
  }
  assert.equal(count(wordsOf(mainOf('/services')), servicesPage.card.quote), services.length);
  assert.ok(heroOf('/services').includes('href="/contact"'));
  leadsTo('/services', ['/contact', '#list', servicesPage.callToAction.href]);
});

testOf('/testimonials', 'every testimonial names its client, the project and its results', () => {
  for (const { name, role, company, industry, project, results, figure } of testimonials) {
    const [first = '', ...others] = results;
    // A card with a large figure shows its first result in this way.
    const isFigure = figure && !wordsOf(mainOf('/testimonials')).includes(first);
    const measured = isFigure ? [figure.value, figure.label] : [first];
    for (const words of [name, role, company, industry, project, ...measured, ...others])
      reads('/testimonials', [words]);
  }
});

testOf(
  '/testimonials',
  'every testimonial has its stars, also those on the home page; the page has its figures',
  () => {
    const starsOf = (path: string) =>
      [...mainOf(path).matchAll(/aria-label="([^"]*)"/g)].flatMap(([, label]) =>
        [0, 1, 2, 3, 4, 5].filter((stars) => rated(stars) === label),
      );
    const ratings = testimonials.map(({ rating }) => rating);
    assert.deepEqual(starsOf('/testimonials'), ratings);
    assert.deepEqual(starsOf('/'), ratings.slice(0, 4));
    assert.equal(count(mainOf('/'), '<blockquote'), ratings.slice(0, 4).length);
    reads('/testimonials', valued(testimonialStats));
  },
);

test('the contact page has every channel and an FAQ, and links to the services', () => {
  leadsTo('/contact', ['/services', ...contact.channels.flatMap(({ href }) => href ?? [])]);
  for (const { url } of socials)
    assert.match(mainOf('/contact'), new RegExp(`<a [^>]*href="${url}"[^>]* target="_blank" rel="noopener"`));
  reads(
    '/contact',
    contact.faq.flatMap(({ question, answer }) => [question, answer]),
  );
});

testOf('/careers', 'the careers page has figures, values, jobs, and links to email at its top and its end', () => {
  reads(
    '/careers',
    [...valued(careers.stats), ...careers.values.flatMap(({ title, description }) => [title, description])],
    jobs.map(({ title }) => title),
  );
  assert.ok(heroOf('/careers').includes(`href="${careers.callToAction.mail.href}"`));
  assert.equal(count(mainOf('/careers'), /<article/), jobs.length);
  const { mail, phone } = careers.callToAction;
  leadsTo('/careers', ['#openings', mail.href, ...(phone ? [phone.href] : [])]);
});

testOf('/blog', 'the blog shows its number of articles and its badges', () =>
  reads('/blog', [`${posts.length} article`, ...blogHero.badges]),
);

testOf('/blog', 'an article’s page has its whole text, and links to another article', () => {
  const letters = (text: string) => text.replace(/\s+/g, '');
  for (const { post, text } of readArticles().articles) {
    const path = articlePath(post.slug);
    assert.ok(letters(wordsOf(mainOf(path))).includes(letters(textOf(text))), path);
    const others = posts.filter(({ slug }) => slug !== post.slug).map(({ slug }) => articlePath(slug));
    const next = /<h2[^>]*><a [^>]*href="([^"]*)"/.exec(mainOf(path))?.[1] ?? '';
    assert.ok(others.length === 0 || others.includes(next), `${path} links to ${next}`);
  }
});

test('the legal pages show their sections, with only the overview open', () => {
  const legalPages = { '/accessibility': accessibility, '/privacy': privacy, '/terms': terms };
  for (const [path, { subtitle, badges, sections, closing }] of Object.entries(legalPages)) {
    for (const text of [subtitle, ...badges]) reads(path, [text]);
    for (const { id, title, icon, content } of sections) {
      reads(path, [title]);
      for (const line of content.flat()) reads(path, typeof line === 'string' ? [line] : [line.label, line.text]);
      assert.ok(
        [`id="${id}"`, ...icon.split('|')].every((part) => mainOf(path).includes(part)),
        title,
      );
    }
    const [open, ...others] = mainOf(path)
      .split('<details ')
      .filter((details) => /^[^>]*\bopen=""/.test(details));
    assert.match(open ?? '', /^[^>]*>.*? id="overview"/);
    assert.equal(others.length, 0);
    leadsTo(path, ['/', closing.mail.href, closing.other.href]);
    assert.match(closing.mail.href, /^mailto:/);
  }
});

test('the answers or sections of a page open one at a time', () => {
  for (const path of ['/', '/contact', '/careers', '/privacy', '/terms', '/accessibility'].filter((each) =>
    pages.has(each),
  )) {
    const names = [...mainOf(path).matchAll(/<details (?:[^>]*\s)?name="([^"]*)"/g)].map(([, name]) => name);
    assert.equal(names.length, count(mainOf(path), /<details /), path);
    assert.equal(new Set(names).size, Math.min(1, names.length), path);
  }
});

test('every page has one header, the hours of support and the footer’s links, also to email and chat', () => {
  for (const [path, html] of pages) {
    if (ownPages.some((own) => own.path === path && own.bare)) continue;
    assert.equal(count(html, '<header'), 1, path);
    assert.ok(wordsOf(html).includes(footer.hours), path);
    const [, foot = ''] = html.split('<footer');
    const optional = [...(hasChat ? ['/chat'] : []), ...(hasConsole ? ['/sign-in'] : [])];
    for (const href of [`mailto:${addresses.email}`, ...optional, ...footerPaths])
      assert.ok(foot.includes(`href="${href}"`), `${path}: ${href}`);
  }
});
