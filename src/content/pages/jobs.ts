import { hasCareers } from '../parts.ts';
import { careersEmail, contact } from '../site.ts';
import { fitting } from '../titles.ts';

export type JobCategory = 'frontend' | 'backend' | 'mobile' | 'ai';

export interface Job {
  id: number;
  title: string;
  category: JobCategory;
  /** A drawing other than the category's. */
  drawing?: 'migration';
  /** 'City, Country', or 'Remote, Country' for work from anywhere in that country. */
  location: string;
  type: 'Full-time' | 'Contract';
  experience: string;
  /** A yearly range: '12–18 LPA' (lakh rupees), '$90,000–120,000', 'NOK 700,000–900,000'. Optional. */
  salary?: string;
  description: string;
  requirements: readonly string[];
  responsibilities: readonly string[];
  benefits: readonly string[];
  /** What the person does in the first week, by day 30 and by day 90. */
  firstDays: readonly [string, string, string];
  /** YYYY-MM-DD. */
  postedDate: string;
  urgent: boolean;
}

/** The email that 'Apply Now' opens. The job's title follows the subject. */
export const application = { email: careersEmail, subject: 'Application for' } as const;

export function applicationHref({ title }: Job): string {
  return `mailto:${application.email}?subject=${encodeURIComponent(`${application.subject} ${title}`)}`;
}

/** Returns the path of a job's page: `/careers/senior-react-js-developer`. */
export function jobPath({ id, title }: Job): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `/careers/${slug || `job-${id}`}`;
}

/** Explains the unit of salaries such as `8–12 LPA`: lakhs per annum. */
export const lpa = 'LPA: ₹100,000 a year';

const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' };

/** Parses a yearly salary into numbers and an ISO 4217 currency code; null if the text isn't a range. */
export function salaryBand(salary: string) {
  const [, sign = '', low = '', high = '', lakhs] =
    /^([$€£₹]|[A-Z]{3} )?([\d,]+)[-–]([\d,]+)( LPA)?$/.exec(salary) ?? [];
  const currency = lakhs ? 'INR' : (currencies[sign] ?? sign.trim());
  const [minValue = 0, maxValue = 0] = [low, high].map(
    (digits) => Number(digits.replaceAll(',', '')) * (lakhs ? 100_000 : 1),
  );
  return currency && minValue < maxValue ? { currency, minValue, maxValue } : null;
}

/** Returns the title of a job for search results, with type and location if they fit. */
export function jobTitle({ title, type, location }: Job): string {
  return fitting(`${title}, ${type}, ${location}`, `${title}, ${location}`, title);
}

export function jobAnchor({ id }: Job): string {
  return `job-${id}`;
}

/** Returns the last day on which search engines show a position, YYYY-MM-DD: 90 days after it was posted. */
export function closingDate({ postedDate }: Job): string {
  const date = new Date(postedDate);
  date.setUTCDate(date.getUTCDate() + 90);
  return date.toISOString().slice(0, 10);
}

const remote = `Remote, ${contact.legalSeat.country}`;
const seat = `${contact.legalSeat.city}, ${contact.legalSeat.country}`;
const health = 'Health insurance for you and your family';
const learning = 'A yearly budget for books, courses and conferences';
const office = 'Two days a week in the office, the rest at home';

export const jobs: readonly Job[] = !hasCareers ? [] : [
  {
    id: 1,
    title: 'Senior React.js Developer',
    category: 'frontend',
    location: seat,
    type: 'Full-time',
    experience: '5–8 years',
    salary: '12–18 LPA',
    description:
      'Build the screens our clients work in all day: dense tables, long forms, live queues. You decide how they’re built, and you keep them fast.',
    requirements: [
      'Five years of React in production, three of them with TypeScript in strict mode',
      'You can explain a re-render that you removed and how you measured the gain',
      'Forms and tables that work with a keyboard and a screen reader',
      'Tests that drive the interface the way a person does',
    ],
    responsibilities: [
      'Lead the front end of two client systems from drawing to release',
      'Set and defend the size and speed budget of each page',
      'Review code, and write down the reasons for each change you ask for',
      'Show working software to the client every week',
    ],
    benefits: [
      health,
      learning,
      'A laptop and a monitor of your choice',
      office,
    ],
    firstDays: [
      'Pair on two live tickets, and ship a fix of your own on Thursday.',
      'Own one screen of a client system: its form, its table, its tests and its size budget.',
      'Lead the next release of that system, and present it to the client yourself.',
    ],
    postedDate: '2026-10-05',
    urgent: true,
  },
  {
    id: 2,
    title: 'Flutter Mobile Developer',
    category: 'mobile',
    location: remote,
    type: 'Full-time',
    experience: '2–4 years',
    salary: '8–12 LPA',
    description:
      'Build phone apps for drivers, installers and warehouse crews, who use them outdoors, in gloves, and often without a signal.',
    requirements: [
      'At least one Flutter app in both stores that you maintained after launch',
      'Offline storage and sync, including what happens when two edits collide',
      'Platform channels in Kotlin or Swift when a plugin is not enough',
      'Widget and integration tests in the build',
    ],
    responsibilities: [
      'Own one app from first screen to store release',
      'Profile on the cheapest phone the crew carries and fix what drops frames',
      'Ride along with users once a quarter and report what you saw',
    ],
    benefits: [health, learning, 'Your own test phones', 'Work from anywhere in the country'],
    firstDays: [
      'Ride along with a crew for a day, and write down what the app makes them do twice.',
      'Ship one screen that works without a signal, tested on the cheapest phone they carry.',
      'Own a release of the app in both stores, from the build to the release notes.',
    ],
    postedDate: '2026-10-12',
    urgent: false,
  },
  {
    id: 3,
    title: 'Node.js Backend Developer',
    category: 'backend',
    location: remote,
    type: 'Full-time',
    experience: '3–6 years',
    salary: '10–16 LPA',
    description:
      'Write the services that connect our clients’ systems. They receive webhooks, check records, post each document once and log every step.',
    requirements: [
      'Three years of Node.js services that other systems depended on',
      'PostgreSQL beyond an ORM: indexes, locks, reading a query plan',
      'Queues, retries and idempotency, including a failure and how you fixed it',
      'Logs and metrics that help during an incident',
    ],
    responsibilities: [
      'Connect client systems: accounting, CRM, ERP, carriers, payments',
      'Make every task restartable and every posting traceable',
      'Take a daytime turn on call and fix the cause, not the alarm',
      'Write the runbook before the release',
    ],
    benefits: [health, learning, 'Turns on call in your own daytime only', 'Work from anywhere in the country'],
    firstDays: [
      'Trace one webhook from the sender to the record, and draw what you found.',
      'Fix a retry that can post the same record twice, and add a test for it.',
      'Own a connection end to end, with its runbook and alerts, and take your first turn on call.',
    ],
    postedDate: '2026-10-19',
    urgent: true,
  },
  {
    id: 4,
    title: 'AI/ML Engineer',
    category: 'ai',
    location: seat,
    type: 'Full-time',
    experience: '4–7 years',
    salary: '15–25 LPA',
    description:
      'Choose, test and run the models in our clients’ systems. Measure each one on a test set of real work, and keep it only if it helps.',
    requirements: [
      'A language or vision model that you put into production and maintained',
      'Python, PyTorch and enough SQL to build your own evaluation set',
      'Retrieval: chunking, hybrid search, reranking, and how you measured each',
      'You say so if a simple rule would work better than a model',
    ],
    responsibilities: [
      'Build the evaluation set with the client before the first prompt',
      'Compare hosted and open models on quality, latency and cost',
      'Set confidence thresholds and the route to a person',
      'Watch for drift and retire models that fall behind',
    ],
    benefits: [health, learning, 'Compute for your own experiments', 'Time to publish what you learn', office],
    firstDays: [
      'Read a hundred real cases with the client’s team, and label them together.',
      'Grow those cases to five hundred, hold half back, and run the rest in the build, with a baseline from plain rules.',
      'Choose a model and a threshold by measurement, test both on the cases held back, and write down why.',
    ],
    postedDate: '2026-09-28',
    urgent: false,
  },
  {
    id: 5,
    title: 'React Native Developer',
    category: 'mobile',
    drawing: 'migration',
    location: remote,
    type: 'Contract',
    experience: '3–5 years',
    salary: '9–14 LPA',
    description:
      'Rebuild a field-service app that has outgrown its first version, screen by screen, on a contract of six months that is likely to be renewed.',
    requirements: [
      'Three years of React Native, including one upgrade across several versions',
      'TypeScript, and native code in Kotlin or Swift where it is needed',
      'Offline forms with photos, uploaded when the signal returns',
      'A clear written status at the end of each day',
    ],
    responsibilities: [
      'Migrate the app screen by screen while the old one keeps running',
      'Automate builds and store submissions',
      'Bring cold start under two seconds, and keep the app within its size limit',
    ],
    benefits: [
      'Fixed monthly pay, ₹75,000–117,000, invoiced by you',
      'Hours you set, with a few shared each day',
      'A test phone for each platform',
    ],
    firstDays: [
      'Get the old app and the new one running, and list the screens by how often crews open them.',
      'Move the first two screens, with offline forms and photos, while the old app keeps running.',
      'Move half of the crews’ daily work to the new app, with a cold start under two seconds.',
    ],
    postedDate: '2026-10-21',
    urgent: false,
  },
];
