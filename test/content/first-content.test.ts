// What the specification says of the content that the site starts with (§2, §3, §8, §9). An owner who has changed the content
// may delete this file: nothing else tests it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import * as blog from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles, textOf } from '../../src/content/blog/read-articles.ts';
import { suggestions } from '../../src/content/chat.ts';
import { cannedReplies } from '../../src/content/chat-widget.ts';
import { type LegalPage, lastUpdated } from '../../src/content/legal/legal.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import * as about from '../../src/content/pages/about.ts';
import * as careers from '../../src/content/pages/careers.ts';
import { channels, faq as contactFaq } from '../../src/content/pages/contact.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import * as home from '../../src/content/pages/home.ts';
import { jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { processSteps, technologies } from '../../src/content/pages/services-page.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { filters, stats as testimonialStats } from '../../src/content/pages/testimonials-page.ts';
import { type Stat, socials } from '../../src/content/site.ts';

const said = (stats: readonly Stat[]) => stats.map(({ value, label }) => `${value} ${label}`);
const postsWhere = (holds: (post: blog.BlogPost) => boolean) =>
  posts
    .filter(holds)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test('home: six techs, three services, four steps, three cases, four voices, five questions, the figures', () => {
  const { techStack, serviceCards, process, caseStudies, faq } = home;
  assert.deepEqual(
    [techStack, serviceCards, process.steps, caseStudies, faq].map(({ length }) => length),
    [6, 3, 4, 3, 5],
  );
  assert.deepEqual(said(home.stats), ['95% Success Rate', '50+ Clients', '24/7 Support']);
  assert.ok(testimonials.length >= 4);
  const answers = faq.map(({ answer }) => answer).join('\n');
  for (const claim of [/up to 60%/, /under 30 seconds/, /1000\+ conversations/, /2 to 4 weeks/, /2 to 3 months/])
    assert.match(answers, claim);
});

test('about: five reasons, four values in colors of their own, four people, milestones from 2023 to 2025', () => {
  assert.deepEqual([about.whyChoose.points.length, about.team.length, about.milestones.length], [5, 4, 4]);
  assert.equal(new Set(about.values.map(({ color }) => color)).size, 4);
  assert.deepEqual([about.milestones[0]?.year, about.milestones.at(-1)?.year], [2023, 2025]);
  assert.deepEqual(said(about.stats), ['50+ Clients', '100+ Projects', '24/7 Support', '99% Satisfaction']);
});

test('services: five with their titles, eight technologies in six categories, four steps', () => {
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
  assert.match(services[0]?.benefits.join() ?? '', /up to 60%.*under 30 seconds.*1000\+ conversations/);
  assert.deepEqual([technologies.length, new Set(technologies.map(({ category }) => category)).size], [8, 6]);
  assert.deepEqual(
    processSteps.map(({ step, title }) => `${step} ${title}`),
    ['1 Discovery & Analysis', '2 Design & Planning', '3 Development & Testing', '4 Deployment & Support'],
  );
});

test('testimonials: eight rated five, the filters, the figures', () => {
  assert.deepEqual(
    testimonials.map(({ id, rating }) => [id, rating]),
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, 5]),
  );
  assert.deepEqual(
    filters.map(({ id, service }) => `${id} ${service}`),
    [
      'all null',
      'chatbots AI Chatbots',
      'webdev Web Development',
      'data Data Analytics',
      'automation Process Automation',
      'ai AI Implementation',
    ],
  );
  for (const { service } of filters) assert.ok(testimonials.some((each) => !service || each.service === service));
  assert.ok(testimonials.some(({ service }) => service === 'AI Marketing'));
  const figures = ['50+ Happy Clients', '95% Success Rate', '5.0 Average Rating', '24/7 Support'];
  assert.deepEqual(said(testimonialStats), figures);
});

test('contact: the form’s labels and sentences, the channels, five social links, four questions', () => {
  assert.deepEqual(
    [form.name, form.email, form.service, form.message].map(({ label }) => label),
    ['Full Name *', 'Email Address *', 'Service Interest *', 'Project Details *'],
  );
  assert.equal(form.message.rows, 6);
  assert.equal(form.submitting, 'Sending Message...');
  const success = 'Thank you! Your message has been sent successfully. We’ll get back to you within 24 hours.';
  assert.equal(form.success, success);
  const options =
    ' ai-chatbots web-development data-analytics ai-implementation process-automation consultation other'.split(' ');
  assert.deepEqual(
    serviceOptions.map(({ value }) => value),
    options,
  );
  assert.equal(serviceOptions[0]?.label, 'Select a service');
  assert.deepEqual(
    channels.map(({ kind }) => kind),
    ['email', 'phone', 'whatsapp', 'office'],
  );
  assert.deepEqual([socials.length, contactFaq.length], [5, 4]);
});

test('chat: the five suggestions and the widget’s ten replies', () => {
  const asked = [
    'Tell me about your services',
    'How much do your services cost?',
    'I want to start a project',
    'Show me case studies',
    'Contact sales team',
  ];
  assert.deepEqual(suggestions, asked);
  assert.equal(cannedReplies.length, 10);
});

test('careers: the five jobs, salary bands from 8-12 to 15-25, the tabs, the figures, the empty state', () => {
  assert.deepEqual(
    jobs.map(({ title, category, type, urgent }) => `${title}, ${category}, ${type}${urgent ? ', urgent' : ''}`),
    [
      'Senior React.js Developer, frontend, Full-time, urgent',
      'Flutter Mobile Developer, mobile, Full-time',
      'Node.js Backend Developer, backend, Full-time, urgent',
      'AI/ML Engineer, ai, Full-time',
      'React Native Developer, mobile, Contract',
    ],
  );
  const bands = jobs.map(({ salary = '' }) => salary).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  assert.deepEqual([bands[0], bands.at(-1)], ['8–12 LPA', '15–25 LPA']);
  assert.deepEqual(
    careers.tabs.map(({ id }) => id),
    ['all', 'frontend', 'backend', 'mobile', 'ai'],
  );
  assert.deepEqual([careers.stats.length, careers.values.length], [4, 4]);
  const figures = ['50+ Team Members', '95% Employee Satisfaction', '15+ Countries'];
  assert.deepEqual(said(careers.stats).slice(0, 3), figures);
  assert.deepEqual(careers.emptyState, {
    title: 'No positions found',
    text: 'Try adjusting your search criteria or check back later for new openings.',
  });
});

test('blog: twelve posts in their categories, featured, trending, dated; fixed counts; the sentences and limits', () => {
  assert.deepEqual(
    postsWhere(() => true),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.deepEqual(
    ['ai-ml', 'web-dev', 'tech-trends', 'company'].map((id) => postsWhere(({ category }) => category === id)),
    [
      [1, 3, 7, 10],
      [2, 5, 9, 11],
      [4, 8],
      [6, 12],
    ],
  );
  assert.deepEqual(
    [postsWhere(({ featured }) => featured), postsWhere(({ trending }) => trending)],
    [
      [1, 2, 5, 6],
      [1, 3, 5, 6],
    ],
  );
  assert.deepEqual([posts[0]?.publishDate, posts.at(-1)?.publishDate], ['2024-01-15', '2023-12-18']);
  for (const { text, post } of readArticles().articles)
    assert.ok(
      text.some((node) => typeof node === 'object' && node.tag === 'ul') && textOf(text).length > 900,
      post.slug,
    );
  assert.deepEqual(
    categories.map(({ name, count }) => `${name} ${count}`),
    ['All Posts 18', 'AI & Machine Learning 8', 'Web Development 5', 'Tech Trends 3', 'Company Updates 2'],
  );
  assert.deepEqual([blog.hero.title, ...blog.hero.badges], ['AI Insights Blog', 'Expert Authors', 'Latest Trends']);
  assert.deepEqual([blog.pageSize, blog.featuredMax, blog.trendingMax, blog.tagsShown], [6, 3, 5, 3]);
  assert.deepEqual(blog.emptyState, {
    title: 'No articles found',
    text: 'Try adjusting your search criteria or browse all categories.',
  });
});

const textIn = (page: LegalPage) => JSON.stringify(page.sections);

test('legal: the sections in order, the badges, and what they have to say', () => {
  assert.equal(
    terms.sections.map(({ id }) => id).join(' '),
    'overview definitions service-description user-obligations intellectual-property payment-terms limitation-liability termination contact',
  );
  assert.equal(
    privacy.sections.map(({ id }) => id).join(' '),
    'overview information-collection how-we-use data-sharing data-security your-rights contact',
  );
  assert.deepEqual([...terms.badges, privacy.badges[1]], [lastUpdated.label, 'Legal Document', 'GDPR Compliant']);
  assert.equal(lastUpdated.label, 'Last Updated: January 15, 2024');
  assert.match(privacy.subtitle, /^Your privacy is our priority/);
  assert.deepEqual(
    [terms.closing, privacy.closing].map(({ title, mail, other }) => [title, mail.label, other.label, other.href]),
    [
      ['Questions About Our Terms?', 'Contact Legal Team', 'View Privacy Policy', '/privacy'],
      ['Questions About Privacy?', 'Contact Privacy Team', 'View Terms & Conditions', '/terms'],
    ],
  );
  for (const said of [
    /99\.9% uptime.*not guaranteed/,
    /phishing/,
    /limited license/,
    /anonymized, aggregated data/,
    /30-day money-back guarantee.*refunds are pro-rated.*no refund once work has begun/,
    /monthly or annually.*prices exclude taxes.*late fees and interest/,
    /capped at the amount you paid us in the 12 months/,
    /Indemnification/,
    /30 days’ notice before discontinuing/,
    /cancel at any time in your account settings.*canceling needs written notice/,
    /deleted 30 days after termination/,
    /within 5 business days/,
    /law of India.*courts of Mumbai/,
  ])
    assert.match(textIn(terms), said);
  assert.match(textIn(privacy), /answer privacy requests within 30 days/);
});

test('the texts keep to the house’s voice, and its drawings are small', () => {
  const content = new URL('../../src/content/', import.meta.url);
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )) {
    const text = readFileSync(new URL(file, content), 'utf8')
      .replace(/Thank you!|Application Error!/, '')
      .replace(/!==?|!\w/g, '');
    assert.doesNotMatch(text, /\w!/, `${file} exclaims`);
    assert.doesNotMatch(text, /unlock|seamless|leverage|revolutioni|cutting-edge|world-class/i, file);
  }
  const images = new URL('../../public/images/', import.meta.url);
  for (const folder of ['avatars/', 'covers/'])
    for (const file of readdirSync(new URL(folder, images)))
      assert.ok(statSync(new URL(folder + file, images)).size <= 2304, `${file} is over 2.25 KB`);
});
