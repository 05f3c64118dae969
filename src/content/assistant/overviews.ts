// The demo assistant's full answers to the most frequent questions.
import { feedPath, newsletter } from '../blog/blog.ts';
import * as accessibility from '../legal/accessibility.ts';
import { lastUpdated } from '../legal/legal.ts';
import { terms } from '../legal/terms.ts';
import * as about from '../pages/about.ts';
import * as careers from '../pages/careers.ts';
import { caseStudies } from '../pages/cases.ts';
import { nextSteps } from '../pages/contact.ts';
import * as home from '../pages/home.ts';
import { jobs, lpa } from '../pages/jobs.ts';
import { services } from '../pages/services.ts';
import { callToAction, processSteps, stores, technologies } from '../pages/services-page.ts';
import { footer } from '../pages/shell.ts';
import { testimonials } from '../pages/testimonials.ts';
import { hasCareers, hasCases } from '../parts.ts';
import { present } from '../present.ts';
import { careersEmail, claims, contact, description, site, socials } from '../site.ts';
import { counted, spelledFirst } from '../spelled.ts';
import type { Passage } from './passage.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const steps = processSteps.map(({ step, title, description }) => `${step}. **${title}**: ${description}`).join('\n');
const refunds = (terms.sections.find(({ id }) => id === 'payment-terms')?.content ?? [])
  .flat()
  .filter((line) => typeof line === 'string')
  .filter((line) => /refund|money-back/.test(line));
const { office, legalSeat, phone, whatsApp } = contact;

export const overviews: readonly Passage[] = present<Passage>(
  {
    path: '/services',
    title: 'Our services',
    weight: 1,
    asked:
      'your_services services overview list solutions what_do_you_do what_you_make kind of work agency company simple words making',
    text: `We do ${counted(services.length, 'thing')}:\n\n${list(services.map(({ title, subtitle }) => `**${title}**: ${subtitle}.`))}`,
  },
  {
    path: '/contact',
    title: 'Prices',
    asked:
      'price cost your_services services quote rate budget how_much hourly_rate discount package free trial estimate expensive cheap price_list fixed price by the hour bill ballpark chatbot bot app website project system software engineer developer development support extra',
    weight: 1.5,
    text: `I can’t name a price: it depends on the project. After discovery you get a drawing and a fixed price, before you sign anything. Tell us about the task, and a person replies within ${contact.replyWithin}.`,
  },
  {
    path: '/terms#payment-terms',
    title: 'Refunds',
    asked:
      'refund money_back guarantee satisfied not_happy trial reimburse get money back if it does not work custom software project',
    text: list(refunds),
  },
  {
    path: '/contact',
    title: 'Start a project',
    asked:
      'start project begin new idea get_started first_step hire you work_with you next proposal onboarding want to start with you together prepare need_from_us',
    text: `Tell us three things: which task, how often it comes up, and who does it today. A person reads it and replies within ${contact.replyWithin}. What happens then:\n\n${steps}`,
  },
  {
    path: '/contact',
    title: 'Which service fits',
    asked:
      'not_sure which service fits recommend right for us make sense need consulting consultation too_small small_company can you help with our problem industry',
    text: `${callToAction.text} Email: mailto:${contact.email}`,
  },
  {
    path: '/contact',
    title: 'Reach a person',
    asked:
      'contact sales team talk_to person human someone phone number call email mail whatsapp reach office address hours open meeting demo book appointment get_in_touch speak_to telephone line',
    text: `A person replies within ${contact.replyWithin}:\n\n${list(
      present(
        `Email: mailto:${contact.email}`,
        phone && `Phone: [${phone.label}](${phone.href})`,
        whatsApp && `WhatsApp: [${whatsApp.label}](${whatsApp.href}), handy for sending a photo of a form or screen`,
        `Office: ${office.lines.join(', ')}, by appointment`,
      ),
    )}`,
  },
  {
    path: '/contact',
    title: 'What happens to your message',
    asked: 'after i send form who reads my message messages inquiry contact_form next',
    text: list(nextSteps.map(({ title, text }) => `**${title}**: ${text}`)),
  },
  hasCases && {
    path: '/',
    title: 'Case studies',
    asked:
      'case studies show examples portfolio references past_work results projects previous_work success_stories seen built before',
    text: `${spelledFirst(caseStudies.length)} of our projects:\n\n${list(caseStudies.map(({ client, title, result, measure }) => `**${client}**: ${title}. ${result} ${measure}.`))}`,
  },
  {
    path: '/testimonials',
    title: 'What clients say',
    asked:
      'reviews testimonials clients customers say_about satisfied rating feedback happy opinions how_many clients projects success_rate references prove numbers companies you worked for industries talk_to existing customers',
    text: `${claims.clients} clients and ${claims.projects} projects, a success rate of ${claims.successRate}, satisfaction ${claims.satisfaction}, an average rating of ${claims.rating}. Clients who describe their project in their own words: ${[...new Set(testimonials.map(({ company }) => company))].join(', ')}.`,
  },
  {
    path: '/services',
    title: 'The process of a project',
    asked: 'process steps method approach phases project run happens after how_work workflow methodology stages',
    text: `A project runs in ${counted(processSteps.length, 'step')}:\n\n${steps}`,
  },
  {
    path: '/',
    title: 'Support and maintenance',
    asked:
      'support maintenance after_launch keep_running help once_live stay on_call monitor updates run_after problems breaks crash down emergency sunday look_after broken night weekend',
    text: `${home.process.steps.at(-1)?.description ?? ''} A person is on call ${claims.support}.`,
  },
  {
    path: '/services',
    title: 'What we build with',
    asked:
      'technology stack tech framework programming_language database cloud react node aws docker postgresql use tools programmers own stack parts',
    text: `We build with ${technologies.map(({ name }) => name).join(', ')}: standard parts, no lock-in. ${stores.lead}`,
  },
  {
    path: '/about',
    title: about.hero.title,
    asked: 'drawing draw_before why do you draw first sheet of paper sign blueprint',
    text: `${about.hero.lead} ${about.whyChoose.points[0].text}`,
  },
  {
    path: '/careers',
    title: 'Open positions',
    phrases: `jobs in ${legalSeat.country}; jobs in ${legalSeat.city}; jobs in ${office.city}`,
    asked:
      'jobs careers hiring open positions vacancies work_for_you openings salary salaries join team remote on_site location any jobs available looking_for developers designers hire now',
    text: `These positions are open${jobs.some(({ salary }) => salary?.endsWith('LPA')) ? ` (${lpa})` : ''}:\n\n${list(jobs.map((job) => [`**${job.title}**`, job.location, job.type, job.salary].filter(Boolean).join(', ')))}\n\nDon’t see your role? Write to mailto:${careersEmail}`,
  },
  {
    path: '/careers',
    title: 'How to apply',
    asked:
      'apply application how to apply send cv resume letter where no fitting position speculative open application none fits me spontaneous',
    text: `Every open position has an Apply Now button, which starts an email to mailto:${careersEmail}. ${careers.callToAction.title} ${careers.callToAction.text}`,
  },
  {
    path: '/careers',
    title: 'Benefits',
    asked: 'perks benefits insurance job',
    text: `The benefits differ by position:\n\n${list([...new Set(jobs.flatMap(({ benefits }) => benefits))])}`,
  },
  {
    path: '/careers',
    title: 'Working here',
    asked:
      'people work employees countries team size how_many people big staff employed satisfaction colleagues where from headcount like to work',
    text: `${claims.teamMembers} people in ${claims.countries} countries; employee satisfaction ${claims.employeeSatisfaction}. We work mostly in writing, and hand off at the end of each day.`,
  },
  {
    path: '/about',
    title: 'About us',
    asked: `who are you company agency about ${site.name} what is history how_old year founded when since_when exist exists established`,
    text: `${description} Founded in ${about.milestones[0]?.year}.`,
    weight: 0.9,
  },
  {
    path: '/about',
    title: 'Who is on the team',
    asked:
      'team founder ceo who runs people staff leads boss director management in_charge owner_of company dealing with works on our project',
    text: list(about.team.map(({ name, role }) => `**${name}**, ${role}`)),
  },
  {
    path: '/contact',
    title: 'Where we are',
    phrases: `are you in ${legalSeat.country}; visit you in ${office.city}; ${legalSeat.city}`,
    asked: 'where located office address headquarters based city country visit come_by company from',
    text: `Our office is at ${office.lines.join(', ')}, by appointment. The registered office is in ${legalSeat.city}, ${legalSeat.country}.`,
  },
  socials.length > 0 && {
    path: '/contact',
    title: 'Social media',
    asked: 'linkedin github twitter youtube instagram social_media follow you channels facebook',
    text: list(socials.map(({ name, url }) => `[${name}](${url})`)),
  },
  {
    path: '/blog',
    title: 'The blog',
    asked:
      'blog articles read insights newest latest write writes author topics something to read about posts who writes',
    text: 'Articles on AI, web development and trends, by the people who build the systems. The newsletter is on the same page.',
  },
  {
    path: '/blog',
    title: newsletter.title,
    asked: 'newsletter subscribe get new articles feed rss',
    text: `${newsletter.text} The field for your address is on the blog’s page. There’s also a feed: ${feedPath}`,
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    asked:
      'accessibility accessible wcag blind deaf disability screen_reader keyboard standard conformance impaired site website',
    text: `${accessibility.lead}\n\nKnown limits:\n\n${list(accessibility.limits)}`,
  },
  {
    path: '/chat',
    title: 'The assistant',
    asked:
      'what_can_you_do what_can_i_ask large_language_model help me this chat assistant how_work ask_you who answers here',
    text: `I’m a program that answers questions about ${site.name} from this site’s own pages: what we build, how a project runs, our terms${hasCareers ? ', privacy and open positions' : ' and privacy'}. Prices and contracts come from a person.`,
    weight: 0.9,
  },
  {
    path: '/',
    title: 'What the success rate counts',
    text: `${claims.successRate} ${home.stats[0]?.note ?? ''}.`,
  },
  {
    path: '/testimonials',
    title: 'Industries',
    text: `Our clients: ${home.stats[1]?.note ?? ''}. On the testimonials page:\n\n${list(testimonials.map(({ company, industry, project }) => `**${industry}**: ${project} (${company})`))}`,
  },
  {
    path: '/contact',
    title: 'A system that stopped',
    text: `For systems we run, an engineer is on call ${claims.support}: ${phone ? `call [${phone.label}](${phone.href}), or ` : ''}email mailto:${contact.email}`,
  },
  {
    path: '/',
    title: 'Which language model',
    text: `Language models: ${home.techStack.find(({ name }) => name === 'Language models')?.description ?? ''} ${services.find(({ id }) => id === 'ai-implementation')?.description ?? ''}`,
  },
  {
    path: '/contact',
    title: 'When we answer',
    text: `${footer.hours} For systems we run, an engineer is on call ${claims.support}. The office is open by appointment.`,
  },
  {
    path: '/about',
    title: 'Company history',
    text: list(about.milestones.map(({ year, title, description }) => `**${year}, ${title}**: ${description}`)),
  },
  {
    path: '/sign-in',
    title: 'Sign in',
    text: 'The sign-in page is linked at the bottom of every page. Nothing else on this site needs an account.',
  },
  {
    path: '/terms',
    title: 'Last updated',
    text: `${lastUpdated.label}. This applies to both the terms and the privacy policy.`,
  },
);
