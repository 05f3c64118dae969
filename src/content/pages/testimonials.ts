import { clientFigures } from '../client-figures.ts';
import { hasTestimonials } from '../parts.ts';
import { spelled } from '../spelled.ts';

const { toPerson, inquiries, declarations, priceReview } = clientFigures;

/** A testimonial. The clients and their figures are fictional. */
export interface Testimonial {
  id: number;
  name: string;
  role: string;
  company: string;
  quote: string;
  rating: 5;
  avatar: string;
  /** The `name` in `services.ts`. Any other word, such as 'AI Marketing', has no filter on the page. */
  service: string;
  industry: string;
  project: string;
  results: readonly string[];
  /** The first result as a large number, for cards of that form. Optional. */
  figure?: { value: string; label: string };
}

/** The fictional sample clients. `check:content` warns if a sample client remains and SITE_URL is public. */
export const sampleClients: readonly string[] = [
  'Tern & Tallow Hotels',
  'Ostrander Freight',
  'Pellworth Supply',
  'Quillbrook Libraries',
  'Harrow & Plum Seeds',
  'Kestrel Lane Dental',
  'Dunmarrow Cycles',
];

/** The home page shows the first four testimonials. */
export const testimonials: readonly Testimonial[] = !hasTestimonials ? [] : [
  {
    id: 1,
    name: 'Imogen Castellane',
    role: 'Operations Director',
    company: 'Tern & Tallow Hotels',
    quote: `They drew our front desk on one sheet of paper and were right about it. The assistant now answers ${spelled(toPerson.in - toPerson.one)} questions in ${spelled(toPerson.in)}, and my team finally has time to look guests in the eye.`,
    rating: 5,
    avatar: '/images/avatars/imogen-castellane.svg',
    service: 'AI Chatbots',
    industry: 'Hospitality',
    project: `Guest assistant for ${inquiries.hotels} hotels`,
    results: [
      `Questions resolved in ${inquiries.afterMinutes} minutes on average, down from ${inquiries.beforeHours} hours`,
      'Four languages, on the web and by text',
      'Complaints still go straight to a person',
    ],
  },
  {
    id: 2,
    name: 'Dov Marchetti',
    role: 'Customs Lead',
    company: 'Ostrander Freight',
    quote: 'I signed off on the drawing in week one. What went live in week nine was that drawing.',
    rating: 5,
    avatar: '/images/avatars/dov-marchetti.svg',
    service: 'Process Automation',
    industry: 'Freight and customs',
    project: 'Customs declarations from scanned documents',
    results: [
      `Declaration time down from ${declarations.beforeMinutes} minutes to ${declarations.afterMinutes}`,
      'A clerk still checks and signs every one',
      'Each field links to the line it was read from',
    ],
  },
  {
    id: 3,
    name: 'Priya Ostrander',
    role: 'Managing Partner',
    company: 'Ostrander Freight',
    quote: 'It told us when it was not sure. That is why we trust the rest.',
    rating: 5,
    avatar: '/images/avatars/priya-ostrander.svg',
    service: 'AI Implementation',
    industry: 'Freight and customs',
    project: 'Tariff code suggestions with a confidence threshold',
    results: [
      '9 codes in 10 suggested, the rest sent to a specialist',
      'Tested on two years of closed files before launch',
      'Suggestions can be switched off for each customer',
    ],
  },
  {
    id: 4,
    name: 'Walt Pellworth',
    role: 'Owner',
    company: 'Pellworth Supply',
    quote: 'The morning table is one page. I read all of it.',
    rating: 5,
    avatar: '/images/avatars/walt-pellworth.svg',
    service: 'Data Analytics',
    industry: 'Building supplies',
    project: 'Nightly price watch on 9,000 products',
    results: [
      `Weekly price review down from ${priceReview.beforeDays} days to ${priceReview.afterMinutes} minutes`,
      'Every morning, a table of the 40 prices worth changing',
      'Every price kept with its page and time',
    ],
  },
  {
    id: 5,
    name: 'Lucinda Farrow-Vance',
    role: 'Head of Member Services',
    company: 'Quillbrook Libraries',
    quote:
      'Our patrons have old phones and slow connections, so the team tested on both. The new catalog opens before I finish saying its name.',
    rating: 5,
    avatar: '/images/avatars/lucinda-farrow-vance.svg',
    service: 'Web Development',
    industry: 'Public services',
    project: 'Catalog and renewals site for 31 branches',
    results: [
      'Catalog page readable in 1.4 seconds on an old phone',
      'Half as many renewals by phone',
      'Every page works with a keyboard and a screen reader',
    ],
    figure: { value: '1.4 s', label: 'until the catalog page is readable on an old phone' },
  },
  {
    id: 6,
    name: 'Teodor Brandvold',
    role: 'Marketing Manager',
    company: 'Harrow & Plum Seeds',
    quote:
      'We send fewer emails now and sell more seed. The assistant drafts one for each planting zone, and I still cross out a line when it gets poetic about turnips.',
    rating: 5,
    avatar: '/images/avatars/teodor-brandvold.svg',
    service: 'AI Marketing',
    industry: 'Garden retail',
    project: 'Seasonal emails by planting zone',
    results: [
      'A third fewer emails, twice the orders per email',
      'Drafts for 11 zones ready each Monday',
      'Nothing is sent without an editor’s approval',
    ],
  },
  {
    id: 7,
    name: 'Marguerite Oyelaran',
    role: 'Practice Administrator',
    company: 'Kestrel Lane Dental',
    quote:
      'Patients book at eleven at night and I find a clean calendar at eight. When somebody writes that it hurts, the assistant stops booking and alerts the person on call.',
    rating: 5,
    avatar: '/images/avatars/marguerite-oyelaran.svg',
    service: 'AI Chatbots',
    industry: 'Healthcare',
    project: 'Booking assistant for six practices',
    results: [
      'Two bookings in five now come in after hours',
      'Urgent messages reach a person within two minutes',
      'No clinical advice, by design and by test',
    ],
  },
  {
    id: 8,
    name: 'Ansel Whitcombe',
    role: 'Brand Director',
    company: 'Dunmarrow Cycles',
    quote:
      'I gave them nine years of our catalogs. The first draft sounded like us, the second had the gear ratios right, and we were live by spring.',
    rating: 5,
    avatar: '/images/avatars/ansel-whitcombe.svg',
    service: 'AI Marketing',
    industry: 'Sporting goods',
    project: 'Product descriptions checked against the parts database',
    results: [
      '640 product pages written in three weeks',
      'Every number compared with the parts list',
      'Returns for “not as described” down by a quarter',
    ],
    figure: { value: '640', label: 'product pages written in three weeks' },
  },
];
