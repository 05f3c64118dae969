import { labels as blogLabels } from '../../src/content/blog/blog.ts';
import { suggestions, typing } from '../../src/content/chat.ts';
import { emptyReply } from '../../src/content/chat-webhook.ts';
import { cannedReplies } from '../../src/content/chat-widget.ts';
import * as about from '../../src/content/pages/about.ts';
import * as careers from '../../src/content/pages/careers.ts';
import { caseStudies } from '../../src/content/pages/cases.ts';
import { channels, faq as contactFaq } from '../../src/content/pages/contact.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import * as home from '../../src/content/pages/home.ts';
import { application, jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { card, processSteps, technologies } from '../../src/content/pages/services-page.ts';
import { header } from '../../src/content/pages/shell.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { filters, stats as testimonialStats } from '../../src/content/pages/testimonials-page.ts';
import { type Stat, socials } from '../../src/content/site.ts';
import { headerLinks } from '../support/pages.ts';
import { each, type Fact, fact, includes, lines } from './fact.ts';

const statLines = (stats: readonly Stat[]) => lines(stats, 'value', 'label');
const lengths = (...lists: readonly (readonly unknown[])[]) => lists.map(({ length }) => length);
const answers = home.faq.map(({ answer }) => answer).join('\n');

const shell: readonly Fact[] = [
  fact('The header links to these pages, in this order.', lines(headerLinks, 'label', 'href'), [
    'Home /',
    'About /about',
    'Services /services',
    'Testimonials /testimonials',
    'Contact /contact',
    'Careers /careers',
    'Blog /blog',
  ]),
  fact('Its button is for visitors or admins.', [header.talk, header.dashboard], ['Let’s Talk', 'Dashboard']),
  fact(
    'Buttons and links have these labels.',
    [
      [card.quote, card.more],
      [blogLabels.readMore, blogLabels.showLess, blogLabels.previous, blogLabels.next],
      [careers.jobWords.view, careers.jobWords.less, careers.jobWords.apply],
    ].map((words) => words.join(', ')),
    ['Get Quote, Learn More', 'Read More, Show Less, Previous, Next', 'View Details, Show Less, Apply Now'],
  ),
  fact('The subject of an application begins.', application.subject, 'Application for'),
  fact('The chat has two fixed sentences.', [emptyReply, typing], ['No response from AI.', 'AI is typing...']),
];

const pages: readonly Fact[] = [
  fact(
    'Home has six technologies, three services, four steps, three case studies and five questions.',
    lengths(
      home.techStack,
      services.filter(({ card }) => card),
      home.process.steps,
      caseStudies,
      home.faq,
    ),
    [6, 3, 4, 3, 5],
  ),
  fact('Home states three figures.', statLines(home.stats), ['95% Success Rate', '50+ Clients', '24/7 Support']),
  fact('Home has four testimonials to show.', testimonials.length >= 4, true),
  includes('The answers on home state', answers, [
    'up to 60%',
    'under 30 seconds',
    '1000+ conversations',
    '2 to 4 weeks',
    '2 to 3 months',
  ]),
  fact(
    'About has five reasons, four values in colors of their own, four people and four milestones.',
    [
      ...lengths(about.whyChoose.points, about.values, about.team, about.milestones),
      new Set(each(about.values, 'color')).size,
    ],
    [5, 4, 4, 4, 4],
  ),
  fact(
    'The milestones go from 2023 to 2025.',
    [about.milestones[0]?.year, about.milestones.at(-1)?.year],
    [2023, 2025],
  ),
  fact('About states four figures.', statLines(about.stats), [
    '50+ Clients',
    '100+ Projects',
    '24/7 Support',
    '99% Satisfaction',
  ]),
  fact('There are five services with these titles.', each(services, 'title'), [
    'AI Chatbots & Automation',
    'Web & App Development',
    'Data Scraping & AI Solutions',
    'AI Implementation & ML Integration',
    'Process Automation',
  ]),
  includes('The benefits of the first service state', services[0]?.benefits.join() ?? '', [
    'up to 60%',
    'under 30 seconds',
    '1000+ conversations',
  ]),
  fact(
    'Services has eight technologies in six categories.',
    [technologies.length, new Set(each(technologies, 'category')).size],
    [8, 6],
  ),
  fact('Services has four steps.', lines(processSteps, 'step', 'title'), [
    '1 Discovery & Analysis',
    '2 Design & Planning',
    '3 Development & Testing',
    '4 Deployment & Support',
  ]),
  fact(
    'There are eight testimonials, each rated five.',
    lines(testimonials, 'id', 'rating'),
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `${id} 5`),
  ),
  fact('Testimonials has these filters.', lines(filters, 'id', 'service'), [
    'all null',
    'chatbots AI Chatbots',
    'webdev Web Development',
    'data Data Analytics',
    'automation Process Automation',
    'ai AI Implementation',
  ]),
  fact(
    'Each filter shows at least one testimonial.',
    filters
      .filter(({ service }) => service && !testimonials.some((each) => each.service === service))
      .map(({ id }) => id),
    [],
  ),
  fact(
    'One testimonial is about AI Marketing, which no filter shows.',
    testimonials.some(({ service }) => service === 'AI Marketing'),
    true,
  ),
  fact('Testimonials states four figures.', statLines(testimonialStats), [
    '50+ Happy Clients',
    '95% Success Rate',
    '5.0 Average Rating',
    '24/7 Support',
  ]),
];

const formFacts: readonly Fact[] = [
  fact('The contact form requires four fields.', each([form.name, form.email, form.service, form.message], 'label'), [
    'Full Name *',
    'Email Address *',
    'Service Interest *',
    'Project Details *',
  ]),
  fact('The message has six rows.', form.message.rows, 6),
  fact('The form says when it is sending.', form.submitting, 'Sending Message...'),
  fact(
    'The form thanks.',
    form.success,
    'Thank you! Your message has been sent successfully. We’ll get back to you within 24 hours.',
  ),
  fact(
    'The form offers these services.',
    each(serviceOptions, 'value'),
    ' ai-chatbots web-development data-analytics ai-implementation process-automation consultation other'.split(' '),
  ),
  fact('The first of them asks to choose.', serviceOptions[0]?.label, 'Select a service'),
  fact('Contact has four channels.', each(channels, 'kind'), ['email', 'phone', 'whatsapp', 'office']),
  fact('Contact has five social links and four questions.', lengths(socials, contactFaq), [5, 4]),
  fact('The chat has these suggestions.', suggestions, [
    'Tell me about your services',
    'How much do your services cost?',
    'I want to start a project',
    'Show me case studies',
    'Contact sales team',
  ]),
  fact('The widget has ten replies.', cannedReplies.length, 10),
];

const bands = jobs.map(({ salary = '' }) => salary).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
const careersFacts: readonly Fact[] = [
  fact(
    'There are five jobs.',
    jobs.map(({ title, category, type, urgent }) => `${title}, ${category}, ${type}${urgent ? ', urgent' : ''}`),
    [
      'Senior React.js Developer, frontend, Full-time, urgent',
      'Flutter Mobile Developer, mobile, Full-time',
      'Node.js Backend Developer, backend, Full-time, urgent',
      'AI/ML Engineer, ai, Full-time',
      'React Native Developer, mobile, Contract',
    ],
  ),
  fact('The salaries go from 8–12 to 15–25 LPA.', [bands[0], bands.at(-1)], ['8–12 LPA', '15–25 LPA']),
  fact('Careers has five tabs.', each(careers.tabs, 'id'), ['all', 'frontend', 'backend', 'mobile', 'ai']),
  fact('Careers has four figures and four values.', lengths(careers.stats, careers.values), [4, 4]),
  fact('Careers states these figures.', statLines(careers.stats).slice(0, 3), [
    '50+ Team Members',
    '95% Employee Satisfaction',
    '15+ Countries',
  ]),
  fact('Careers says when nothing is found.', Object.values(careers.emptyState), [
    'No positions found',
    'Try adjusting your search criteria or check back later for new openings.',
  ]),
];

export const pageFacts: readonly Fact[] = [...shell, ...pages, ...formFacts, ...careersFacts];
