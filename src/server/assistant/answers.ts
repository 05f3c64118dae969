/** What the demo assistant knows: the site's own content, told as short texts. It invents nothing, prices least of all. */
import { faq as contactFaq } from '../../content/contact.ts';
import { serviceOptions } from '../../content/contact-form.ts';
import { caseStudies, faq as homeFaq } from '../../content/home.ts';
import { jobs } from '../../content/jobs.ts';
import { services } from '../../content/services.ts';
import { processSteps, technologies } from '../../content/services-page.ts';
import { claims, contact, description } from '../../content/site.ts';

interface Topic {
  /** What a question about it looks like. */
  asked: RegExp;
  /** `link` makes a page's path an address that can be followed. */
  answer: (link: (path: string) => string) => string;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Services by the words that people use for them, in the order of `services`. */
const serviceWords: Readonly<Record<string, RegExp>> = {
  'ai-chatbots': /chat ?bots?|assistants?\b|customer support|answer(ing)? customers/,
  'web-development': /\bweb ?(site|apps?|development)?\b|\bapps?\b|mobile|portal|flutter/,
  'data-analytics': /scrap(e|ing)|crawl|analytics|data (pipeline|extraction)/,
  'ai-implementation': /machine learning|\bml\b|\bllms?\b|ai (implementation|integration)|integrate/,
  'process-automation': /automat(e|ion|ing)|invoices?|workflow|paperwork/,
};

const serviceTopics: readonly Topic[] = services.map((service) => ({
  asked: serviceWords[service.id] ?? /(?!)/,
  answer: (link) =>
    `${service.title}. ${service.description}\n\n${list(service.features)}\n\nMore about it: ${link('/services')}`,
}));

/** Questions that are answered on the pages already, by the words they are recognized by. */
const faqWords: Readonly<Record<string, RegExp>> = {
  'faq-savings': /sav(e|ing)|take off|support costs?/,
  'faq-tools': /tools? we|our (tools|systems?|software)|connect|quickbooks|\bcrm\b|\berp\b/,
  'faq-wrong': /wrong|mistake|hallucinat|error|trust/,
  'faq-own': /\bowns?\b|ownership|intellectual|source code/,
  confidential: /confidential|\bnda\b|secret/,
};

const faqTopics: readonly Topic[] = [...homeFaq, ...contactFaq]
  .filter(({ id }) => faqWords[id])
  .map(({ id, answer }) => ({ asked: faqWords[id] ?? /(?!)/, answer: () => answer }));

const topics: readonly Topic[] = [
  {
    asked: /careers?\b|hiring|vacanc|positions?\b|openings?\b|apply|salar|\bjobs\b|work for you|internship/,
    answer: (link) =>
      `These positions are open:\n\n${list(jobs.map((job) => `${job.title}, ${job.location}, ${job.type}, ${job.salary}`))}\n\nDetails and how to apply: ${link('/careers')}`,
  },
  ...faqTopics,
  {
    asked: /pric(e|es|ing)\b|\bcosts?\b|quotes?\b|\brates?\b|\bfees?\b|budget|how much|expensive|charge/,
    answer: (link) =>
      `I can't name a price: it depends on the job. After discovery you get a drawing of the system and a fixed price, before you sign anything.\n\nTell us about the job and a person replies within ${contact.replyWithin}: ${link('/contact')}`,
  },
  {
    asked: /case stud|references?\b|examples?\b|portfolio|clients?\b|testimonials?/,
    answer: (link) =>
      `Three of the jobs we drew:\n\n${list(caseStudies.map(({ client, title, result, measure }) => `${client}: ${title}. ${result} ${measure}.`))}\n\nWhat clients say: ${link('/testimonials')}`,
  },
  {
    asked: /how (long|fast|soon|quick)|weeks?\b|months?\b|timeline|deadline|duration/,
    answer: () =>
      `Simple chatbots take ${claims.simpleChatbot}, complex systems ${claims.complexSystem}. You see the schedule, drawn to scale, before you sign anything.`,
  },
  {
    asked: /privacy|gdpr|personal data|data protection/,
    answer: (link) =>
      `The privacy policy says what we collect, why, and for how long: ${link('/privacy')}\n\nFor a question about your own data, write to mailto:${contact.privacyEmail}`,
  },
  {
    asked:
      /contact|sales|\b(person|human|someone)\b|phone|\bcall\b|e-?mail|whats ?app|reach you|office|address|located/,
    answer: (link) =>
      `You reach a person here, who replies within ${contact.replyWithin}:\n\n${list([
        `Mail: mailto:${contact.email}`,
        `Phone: ${contact.phone.label}`,
        `WhatsApp: ${contact.whatsApp.href}`,
        `Office: ${contact.office.street}, ${contact.office.city}, ${contact.office.region} ${contact.office.postalCode}`,
        `Form: ${link('/contact')}`,
      ])}`,
  },
  {
    asked: /(start|begin|have|new|discuss).*(project|job|task)|get started|first step|hire you/,
    answer: (link) =>
      `Good. Tell us three things: which task, how often it comes up, and who does it today. A person reads it and replies within ${contact.replyWithin}: ${link('/contact')}\n\nWhat happens then:\n\n${steps()}`,
  },
  ...serviceTopics,
  {
    asked: /services?\b|what (do|can) you|offer|help (me|us)|solutions?\b/,
    answer: (link) =>
      `We do five things:\n\n${list(services.map(({ title, subtitle }) => `${title}: ${subtitle}.`))}\n\nEach one on a single sheet: ${link('/services')}`,
  },
  {
    asked: /process|steps?\b|how do you work|approach|method/,
    answer: () => `A project runs in four steps:\n\n${steps()}`,
  },
  {
    asked: /tech(nology|nologies|nical)?\b|stack|react|python|node|database|docker|\baws\b/,
    answer: () =>
      `We build with ${technologies.map(({ name }) => name).join(', ')}: standard parts, so nothing locks you in.`,
  },
  {
    asked: /who are you|about you|about the (company|agency)|what is this/,
    answer: (link) => `${description}\n\nWho we are: ${link('/about')}`,
  },
  { asked: /thanks?\b|thank you/, answer: () => 'You are welcome. Ask on whenever you like.' },
  {
    asked: /^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/,
    answer: () => 'Hello. What would you like to know about our services, or about a task your team repeats?',
  },
];

/**
 * The answer to a question, from the site's content. `origin` is where the site's pages are, without a slash at its end.
 *
 * Always true: not empty, and never a price. Errors: none; what it does not know it says.
 */
export function answerTo(question: string, origin: string): string {
  const asked = question.toLowerCase();
  const link = (path: string) => origin + path;
  const topic = topics.find((candidate) => candidate.asked.test(asked));
  if (topic) return topic.answer(link);
  return `I only know what is on this site, and did not find your question there. You can ask me about ${knownSubjects}. A person answers everything else within ${contact.replyWithin}: ${link('/contact')}`;
}

const knownSubjects = [
  ...serviceOptions.slice(1, 1 + services.length).map(({ label }) => label),
  'how a project runs, how long it takes, our case studies and open positions',
].join(', ');

function steps(): string {
  return processSteps.map(({ step, title, description }) => `${step}. ${title}: ${description}`).join('\n');
}
