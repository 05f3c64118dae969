import type { PageHead } from '../page-head.ts';
import { hasConsole, hasPhone } from '../parts.ts';
import { present } from '../present.ts';
import { promises } from '../promises.ts';
import { contact, site } from '../site.ts';
import { titled } from '../titles.ts';
import { type LegalPage, lastUpdated } from './legal.ts';

export const head: PageHead = {
  title: titled('Terms & Conditions of our services'),
  description:
    'The terms for our services in plain words: what you may expect, what we expect of you, payment and refunds, liability, termination and contact.',
};

const { legalSeat, phone } = contact;
const { city, country } = legalSeat;
const legalMail = `mailto:${contact.legalEmail}`;

export const terms: LegalPage = {
  drawing: 'A sheet with two signatures in its title block, and its copy',
  title: 'Terms & Conditions',
  subtitle: 'What you may expect from us, what we expect from you, and what happens when either goes wrong.',
  badges: [lastUpdated.label, 'Legal Document'],
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      icon: 'M5 2h10l4 4v16H5z|M15 2v4h4M8 10.5h8M8 13.5h8M8 16.5h5',
      content: [
        `These terms are an agreement between you and ${site.legalName} (“${site.name}”, “we”). They apply to this website, to our subscriptions and to the systems we build. By using the Services you accept them. If you act for a company, you confirm that you may accept them on its behalf.`,
        'A signed proposal or statement of work may add to these terms. Where the two disagree, the signed document prevails for that project.',
        `We may change these terms. If a change affects your rights, we tell you by email at least ${promises.notice} before it takes effect, and you may cancel before then. Using the Services afterward means that you accept the change.`,
      ],
    },
    {
      id: 'definitions',
      title: 'Definitions',
      icon: 'M12 5C9 3 6 3 2 3v16c4 0 7 0 10 2 3-2 6-2 10-2V3c-4 0-7 0-10 2z|M12 5v16M5 7.5l4 .5M5 11.5l4 .5M19 7.5l-4 .5M19 11.5l-4 .5',
      content: [
        'In these terms:',
        [
          'Services: the software, websites, assistants, data work and advice that we provide, by subscription or as a project.',
          'User: any person or company that visits the website, holds an account, or uses a system we run on a client’s behalf. “You” means the User.',
          'Content: the texts, files, data and messages that a User puts into the Services, and the results made from them for that User.',
          'AI Models: the trained models used in the Services, whether ours, open or supplied by others, with their settings.',
        ],
      ],
    },
    {
      id: 'service-description',
      title: 'Service Description',
      icon: 'M2 3h10v7H2zM12 14h10v7H12z|M6.5 10v7.5H12M12 6.5h5.5V14',
      content: [
        'We provide:',
        [
          'AI chatbots that answer from your documents and hand over to a person',
          'web applications and mobile apps',
          'data analytics, including the collection of public data',
          'process automation between the systems you use',
          'consulting on where AI fits and where it does not',
        ],
        `We aim for ${promises.uptimeTarget} uptime, measured monthly and excluding announced maintenance. This is a target and is not guaranteed. Networks, hosts and model suppliers outside our control can fail.`,
        'Results made by AI Models can be incomplete or wrong. Have a person check them before you rely on them for anything with legal, medical, financial or safety effect.',
        `We may change or discontinue a Service. We give ${promises.notice}’ notice before discontinuing one that you pay for, and refund any prepaid time after that date.`,
      ],
    },
    {
      id: 'user-obligations',
      title: 'User Obligations',
      icon: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-5 4-7 9-7s9 2 9 7z|m8 15.5 4 4 4-4',
      content: [
        'You use the Services lawfully, provide accurate account details, and keep your credentials secure. What happens under your account is your responsibility until you tell us that someone else may have access to it. You make sure that you have the right to give us the Content you put in.',
        'The following are prohibited:',
        [
          'unauthorized access to our systems, or using them to gain it elsewhere',
          'uploading or spreading malware',
          'damaging, overloading or interfering with the Services',
          'violating any law or another person’s rights',
          'sending spam',
          'phishing, or impersonating someone else',
        ],
        'We may suspend an account that breaks these rules. We write to you first, unless the delay could cause harm.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      icon: 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0|M15 9.5a4 4 0 1 0 0 5',
      content: [
        'You keep ownership of your Content. You grant us a limited license to store, copy and process it, only as far as we need to provide the Services to you, and only for as long as we do.',
        'We may use anonymized, aggregated data from the use of the Services to improve the models. Such data names no person and no client and cannot be traced back to one.',
        'We keep our rights in the Services, our tools and our AI Models. What we write for you in a custom project, code and prompts included, becomes yours once you have paid for it, as the project’s agreement says. Open source parts stay under their own licenses.',
        'If you send us a suggestion, we may use it without owing you anything.',
      ],
    },
    {
      id: 'payment-terms',
      title: 'Payment Terms',
      icon: 'M2 4h20v16H2z|M2 8.5h20M5 15.5h6M16 15.5h3',
      content: [
        [
          'Billing: subscriptions are billed monthly or annually, in advance, as you choose. Projects are billed as their agreement says.',
          'Taxes: prices exclude taxes. We add those that the law requires.',
          'Late payment: we may suspend the Services and charge late fees and interest. We send a reminder before we suspend anything.',
          `Money-back guarantee: new subscriptions have a ${promises.moneyBack.replace(' days', '-day')} money-back guarantee. Ask within ${promises.moneyBack} of the first payment and we return it.`,
          'Cancellation: when a subscription is canceled, refunds are pro-rated. If you ask to stop before the end of a period you have paid for, we return the unused part.',
          'Custom development: there is no refund once work has begun.',
        ],
        `Price changes are announced ${promises.notice} ahead and apply from your next billing period. If an invoice looks wrong, write to us within ${promises.invoiceQuestion} and pay the part that is not in dispute.`,
      ],
    },
    {
      id: 'limitation-liability',
      title: 'Limitation of Liability',
      icon: 'M12 2v20M6 22h12M4 6h16|M4 6 1 15h6zM20 6l-3 9h6z',
      content: [
        'We provide the Services with reasonable skill and care. Beyond that, and as far as the law allows, we give no warranty that they are free of errors, never interrupted or fit for a purpose we have not agreed to in writing.',
        `Our total liability for all claims is capped at the amount you paid us in the ${promises.liability} before the event that led to the claim. Neither of us is liable for lost profit, data loss that ordinary backups would have prevented, or indirect damage.`,
        'Indemnification: you indemnify us against claims by others, and their reasonable cost, that come from your Content, from your breach of these terms or from your unlawful use of the Services. We tell you of such a claim promptly and let you handle the defense if you wish.',
        'Nothing here limits liability that cannot be limited by law, such as for fraud or willful harm. Neither side is liable for delays caused by events beyond its reasonable control.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      icon: 'M7 5a9 9 0 1 0 10 0M12 2v10|M12 19v5M3 12.5h-3M21 12.5h3',
      content: [
        [
          `Subscriptions: you can cancel at any time${hasConsole ? ' in your account settings' : ''}. You keep access until the end of the billing period.`,
          'Custom projects: canceling needs written notice. You pay for the work done up to the day it reaches us.',
          `By us: we may end an agreement with ${promises.notice}’ notice, or at once if you materially breach these terms and do not correct it when asked.`,
        ],
        `Your account and its data are deleted ${promises.deletion} after termination. Until then you can export your Content or ask us to do it. After that, we keep only what the law requires, such as invoices.`,
        'Sections that by their nature survive termination, such as intellectual property, liability and governing law, remain in force.',
      ],
    },
    {
      id: 'contact',
      title: 'How to Contact Us',
      icon: 'M2 4h20v16H2z|m2 4 10 9 10-9',
      content: [
        `We answer legal inquiries within ${promises.legalReply}.`,
        present(
          { label: 'Email', text: contact.legalEmail, href: legalMail },
          hasPhone && phone && { label: 'Phone', text: phone.label, href: phone.href },
          { label: 'Location', text: `${city}, ${country}` },
        ),
        `These terms are governed by the law of ${country}. Disputes go to the courts of ${city}. Before either side goes there, both try for ${promises.settlement} to settle the matter in writing.`,
        'If one part of these terms turns out to be invalid, the rest stays in force. A right that is not enforced once is not waived.',
      ],
    },
  ],
  closing: {
    title: 'Questions About Our Terms?',
    text: `Ask before you sign. A person answers within ${promises.legalReply}.`,
    mail: { label: 'Contact Legal Team', href: legalMail },
    other: { label: 'View Privacy Policy', href: '/privacy' },
  },
};
