import { claims } from '../site.ts';

export interface Service {
  id: string;
  title: string;
  /** The short name, in the contact form and in testimonials. */
  name: string;
  /** The id of its filter on the testimonials page. Default: `id`. */
  filter?: string;
  subtitle: string;
  description: string;
  /** The words on the home page. Without them, the home page only links to the service. */
  card?: { description: string; link: string };
  features: readonly string[];
  benefits: readonly string[];
  /** The text alternative of the service's drawing. */
  caption: string;
}

export const services: readonly Service[] = [
  {
    id: 'ai-chatbots',
    title: 'AI Chatbots & Automation',
    name: 'AI Chatbots',
    filter: 'chatbots',
    subtitle: 'Answers from your own documents',
    description:
      'An assistant that reads your documents, acts in your systems, and hands over to a person at the point you choose. It names its source under every answer.',
    card: {
      description:
        'Assistants that answer from your own documents, act in your systems, and hand over to a person where you choose.',
      link: 'See chatbots',
    },
    features: [
      'Answers taken from your documents, with the source shown',
      'Website, WhatsApp, text message and email',
      'Bookings, order status and returns through your own APIs',
      'Handover to a person with the whole conversation attached',
      'A test set of real questions, run before every change',
      'Reply languages set by you, not guessed',
    ],
    benefits: [
      `Support costs down ${claims.supportCostReduction}`,
      `Replies in ${claims.responseTime}`,
      `${claims.simultaneousConversations} conversations at the same time`,
      `Online ${claims.support}, with an engineer on call`,
    ],
    caption: 'Fig. 1. One conversation, timed.',
  },
  {
    id: 'web-development',
    title: 'Web & App Development',
    name: 'Web Development',
    filter: 'webdev',
    subtitle: 'One team for browser and phone',
    description:
      'Customer portals, internal tools and product front ends that load fast, work with a keyboard, and come with tests and documentation.',
    card: {
      description:
        'Fast, accessible products for browser and phone, from one team.',
      link: 'See web and apps',
    },
    features: [
      'React and TypeScript for the browser, React Native or Flutter for the phone',
      'Node.js services and a PostgreSQL database behind them',
      'Pages rendered on the server first, so they’re readable sooner on slow phones',
      'Accessibility to WCAG 2.2 AA, with automated checks and keyboard testing',
      'A size budget per page, enforced in the build',
      'Deployment, monitoring and backups set up in your accounts',
    ],
    benefits: [
      'Pages your customers can use on an old phone',
      'The code written for you becomes yours, with its documents',
      'Another team could take over from the README',
      'Front end, back end and releases on one schedule',
    ],
    caption: 'Fig. 2. The same build at two sizes.',
  },
  {
    id: 'data-analytics',
    title: 'Data Scraping & AI Solutions',
    name: 'Data Analytics',
    filter: 'data',
    subtitle: 'Loose records in, clean tables out',
    description:
      'We collect public pages and private exports, match and clean them, and deliver the table or weekly summary you base decisions on. We crawl politely and keep the source of every record.',
    card: {
      description:
        'Public pages and private exports in, clean tables and a weekly summary out.',
      link: 'See data',
    },
    features: [
      'Crawlers that respect robots.txt, rate limits and site terms',
      'Every record kept with its source address and time',
      'Matching of names and products, with a confidence score for each pair',
      'Fields extracted from PDFs and scans by a tested model',
      'Delivery to PostgreSQL, a data warehouse, a spreadsheet or a page we build',
      'Alerts when a source changes shape or goes quiet',
    ],
    benefits: [
      'One table every morning instead of hours of copying',
      'Numbers you can trace back to a page',
      'Duplicates and gaps found before the meeting',
      'A broken source reported the day it breaks',
    ],
    caption: 'Fig. 3. Loose records, one comb, sorted rows.',
  },
  {
    id: 'ai-implementation',
    title: 'AI Implementation & ML Integration',
    name: 'AI Implementation',
    filter: 'ai',
    subtitle: 'A model fitted into what you already run',
    description:
      'Your product works, but one step in it is hard. We compare models on your data, put the winner behind a narrow interface, and keep it easy to remove.',
    features: [
      'A measured comparison of models on your own examples',
      'Hosted models, or open models on your own servers',
      'A confidence threshold below which work goes to a person',
      'Evaluation in the build, so a worse prompt can’t ship',
      'Cost and response time logged for every request',
    ],
    benefits: [
      'A measured result before you commit',
      'No lock-in: the vendor sits behind one interface',
      'Private data stays where your policy says',
      'An off switch that brings back the old process',
    ],
    caption: 'Fig. 4. A model above the running system it joins.',
  },
  {
    id: 'process-automation',
    title: 'Process Automation',
    name: 'Process Automation',
    filter: 'automation',
    subtitle: 'The routine work between two systems',
    description:
      'The copying, checking and chasing between two systems, done by a machine that logs every step and stops when it is unsure.',
    features: [
      'Invoices, onboarding, claims, customs papers and month-end',
      'Connections to accounting, CRM and ERP systems through their APIs',
      'Rules where rules are enough, a model only where they aren’t',
      'Retries that never post the same document twice',
      'A queue of open questions for the person in charge',
    ],
    benefits: [
      'Less retyping, and fewer errors from it',
      'Month-end without the last-day rush',
      'A log that answers an auditor’s questions',
      'People decide the exceptions, not the routine',
    ],
    caption: 'Fig. 5. One turn of the crank, one finished form.',
  },
];
