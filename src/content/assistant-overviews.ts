// What is asked most, told as a whole by the demo assistant.
import * as about from './pages/about.ts';
import * as home from './pages/home.ts';
import { jobs } from './pages/jobs.ts';
import { services } from './pages/services.ts';
import { processSteps, technologies } from './pages/services-page.ts';
import { claims, contact, description, site, socials } from './site.ts';

export interface Passage {
  /** Address of the page it is from: a path of the site, with a fragment where the page has one for it. */
  path: string;
  title: string;
  /** The answer, in Markdown. */
  text: string;
  /** Words that people ask for it with and that it does not hold. */
  asked?: string;
  /** How much it counts, 1 where left out: an aside of an article counts less than the subject of a page. */
  weight?: number;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const steps = processSteps.map(({ step, title, description }) => `${step}. **${title}**: ${description}`).join('\n');
const { office, legalSeat } = contact;

/** Answers to the most frequent questions, each told as a whole. */
export const overviews: readonly Passage[] = [
  {
    path: '/services',
    title: 'Our services',
    asked: 'services service offering overview list solutions company does',
    weight: 1.3,
    text: `We do five things:\n\n${list(services.map(({ title, subtitle }) => `**${title}**: ${subtitle}.`))}`,
  },
  {
    path: '/contact',
    title: 'Prices',
    asked: 'price cost services quote rate budget much hourly discount package plan free trial estimate',
    text: `I can’t name a price: it depends on the job. After discovery you get a drawing and a fixed price, before you sign anything. Tell us about the job, and a person replies within ${contact.replyWithin}.`,
  },
  {
    path: '/contact',
    title: 'Start a project',
    asked: 'start project begin new idea get started first step hire you work with you proposal',
    text: `Tell us three things: which task, how often it comes up, and who does it today. A person reads it and replies within ${contact.replyWithin}. What happens then:\n\n${steps}`,
  },
  {
    path: '/contact',
    title: 'Reach a person',
    asked:
      'contact sales team person human someone phone number call email mail whatsapp reach talk office address hours open meeting demo',
    text: `A person replies within ${contact.replyWithin}:\n\n${list([
      `Mail: mailto:${contact.email}`,
      `Phone: [${contact.phone.label}](${contact.phone.href})`,
      `WhatsApp: [${contact.whatsApp.label}](${contact.whatsApp.href})`,
      `Office: ${office.street}, ${office.city}, ${office.region} ${office.postalCode}, by appointment`,
    ])}`,
  },
  {
    path: '/',
    title: 'Case studies',
    asked: 'case studies show examples portfolio references past work results projects done',
    text: `Three of the jobs we drew:\n\n${list(home.caseStudies.map(({ client, title, result, measure }) => `**${client}**: ${title}. ${result} ${measure}.`))}`,
  },
  {
    path: '/testimonials',
    title: 'What clients say',
    asked:
      'reviews testimonials what clients customers think say satisfied rating feedback happy opinions how many clients projects success rate',
    text: `${claims.clients} clients and ${claims.projects} projects, a success rate of ${claims.successRate}, satisfaction ${claims.satisfaction}, an average rating of ${claims.rating}. Eight clients tell of it in their own words.`,
  },
  {
    path: '/services',
    title: 'The process of a project',
    asked: 'process process steps method approach phases project run happens after',
    text: `A project runs in four steps:\n\n${steps}`,
  },
  {
    path: '/services',
    title: 'What we build with',
    asked:
      'technology stack tech framework language database cloud programming python react node aws docker postgresql use',
    text: `We build with ${technologies.map(({ name }) => name).join(', ')}: standard parts, so nothing locks you in.`,
  },
  {
    path: '/careers',
    title: 'Open positions',
    asked:
      'jobs careers hiring open positions vacancies apply work for you internship interns openings salary join team remote cv',
    text: `These positions are open:\n\n${list(jobs.map((job) => `**${job.title}**, ${job.location}, ${job.type}, ${job.salary}`))}\n\nNone that fits? Write to mailto:${contact.careersEmail}`,
  },
  {
    path: '/careers',
    title: 'Working here',
    asked: 'people work employees countries team size how many staff employed satisfaction colleagues',
    text: `${claims.teamMembers} people in ${claims.countries} countries; ${claims.employeeSatisfaction} of them are satisfied.`,
  },
  {
    path: '/about',
    title: `About ${site.name}`,
    asked: `who are you company agency about ${site.name} what is history old year founded`,
    text: `${description} Founded in ${about.milestones[0]?.year}.`,
    weight: 0.8,
  },
  {
    path: '/about',
    title: 'Who is in the team',
    asked: 'team founder ceo who runs people staff leads boss director management',
    text: list(about.team.map(({ name, role }) => `**${name}**, ${role}`)),
  },
  {
    path: '/contact',
    title: 'Where we are',
    asked: 'where located office address headquarters based city country visit',
    text: `Our office is at ${office.street}, ${office.city}, ${office.region} ${office.postalCode}, by appointment. The legal seat is ${legalSeat.city}, ${legalSeat.country}.`,
  },
  {
    path: '/contact',
    title: 'Social media',
    asked: 'linkedin github twitter youtube instagram social media follow',
    text: list(socials.map(({ name, url }) => `[${name}](${url})`)),
  },
  {
    path: '/blog',
    title: 'The blog',
    asked:
      'blog articles read newsletter subscribe unsubscribe insights write writes author topics something to read about',
    text: 'Twelve articles on AI, web development and trends, by the people who build the systems. The newsletter is on the same page.',
  },
];
