import type { PageHead } from '../page-head.ts';
import { hasBlog, hasCareers, hasChat, hasConsole, hasPhone } from '../parts.ts';
import { present } from '../present.ts';
import { promises } from '../promises.ts';
import { contact, site } from '../site.ts';
import { titled } from '../titles.ts';
import { type LegalPage, lastUpdated } from './legal.ts';

export const head: PageHead = {
  title: titled('Privacy Policy: what we keep and why'),
  description:
    'What personal data we collect, why and for how long, who sees it, how we secure it, and how you can get, correct or delete yours.',
};

/** Settings, inserted by the build. */
declare const __ANALYTICS_URL__: string | undefined;
declare const __CONTACT_URL__: string | undefined;
declare const __FRAME_URLS__: string | undefined;
const countsVisits = typeof __ANALYTICS_URL__ === 'string' && __ANALYTICS_URL__ !== '';
const sendsMessages = typeof __CONTACT_URL__ === 'string' && __CONTACT_URL__ !== '';
const hasFrames = typeof __FRAME_URLS__ === 'string' && __FRAME_URLS__ !== '';

const { city, country } = contact.legalSeat;
const { office, phone } = contact;
const privacyMail = `mailto:${contact.privacyEmail}`;

export const privacy: LegalPage = {
  drawing: 'A pipe whose valve is padlocked',
  title: 'Privacy Policy',
  subtitle:
    'Your privacy is our priority. This page says what we collect, why, for how long, and how to get a copy or have it deleted.',
  badges: [lastUpdated.label, 'GDPR Compliant'],
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      icon: 'M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5z|m8 12 3 3 5-6',
      content: [
        `This policy covers the personal data that ${site.legalName} (“${site.name}”, “we”) handles when you visit this website, write to us${hasCareers ? ', apply for a job' : ''} or use our Services. For that data we are the controller. When we run a system for a client, the client is the controller, we follow its instructions, and its own policy applies.`,
        'In short:',
        [
          'We ask for what we need to answer you or to do the work.',
          countsVisits
            ? 'This website has no advertising, counts visits without recognizing anyone, and sets no cookies.'
            : 'This website has no advertising and no analytics, and sets no cookies.',
          'We do not sell personal data.',
          `You can ask for your data at any time and get an answer within ${promises.privacyReply}.`,
        ],
        'If we change this policy in a way that affects you, we say so here and, where we have your address, by email before it takes effect.',
      ],
    },
    {
      id: 'information-collection',
      title: 'Information We Collect',
      icon: 'M3 3h18v18H3z|M3 14.5h5l1 3h6l1-3h5M12 6v6M9 9l3 3 3-3',
      content: [
        'What you give us:',
        present(
          'Contact form and email: your name, email address and message, and your company and phone number if you add them.',
          hasChat &&
            'Chat with the assistant: the words you type and, where the assistant follows a conversation, a random number that identifies your browser tab until you close it. Please leave out passwords, health details and card numbers.',
          hasBlog && 'Newsletter: your email address, until you unsubscribe.',
          hasCareers && 'Job applications: what you put in your message and résumé.',
          `Accounts and projects: ${hasConsole ? 'sign-in details, ' : ''}billing details, and the Content you put into the Services.`,
        ),
        'What we collect automatically:',
        present(
          `Server logs: IP address, time, page and browser type, kept for up to ${promises.serverLogs} to keep the site safe and working.`,
          sendsMessages &&
            'With a message from the contact form: the first page you opened in this browser tab, the site and campaign that led you there, the time, how long the form was open, and a random number that identifies the message. Until you close the tab, your browser keeps them.',
          countsVisits &&
            'Visit counts: which page you open, and which site and campaign led you there. Nothing is stored in your browser for this, and no number identifies you.',
          hasFrames &&
            'Videos and forms of other sites: they load only when you press them. Their provider then receives your IP address, and its own policy applies.',
          hasConsole &&
            'Browser storage, if you sign in: your browser keeps the session under two keys, token and user, and the time of your last activity. Signing out removes them. Your settings for reviews stay until you clear the site’s data.',
          `Browser storage, until you close the tab: ${hasChat ? 'your conversation with the assistant, ' : ''}${hasBlog ? 'the articles you liked, ' : ''}a message you have not sent or whose arrival we could not confirm, and how far you scrolled on each page.${hasChat ? ' Clear chat removes the conversation.' : ''}`,
        ),
        'We do not buy personal data, and the Services are not meant for children under 16.',
      ],
    },
    {
      id: 'how-we-use',
      title: 'How We Use Information',
      icon: 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0|M12 0v24M0 12h24M12 12l4-5',
      content: [
        'Each use has a legal basis under the GDPR:',
        present(
          'Answering you and preparing an offer: steps at your request before entering a contract, or our legitimate interest in replying.',
          'Providing, supporting and billing the Services: the contract with you.',
          'Security and troubleshooting: our legitimate interest in a site that works.',
          hasBlog && 'The newsletter: your consent. Every issue has an unsubscribe link.',
          hasCareers &&
            `Job applications: steps at your request before entering a contract. We delete them ${promises.applications} after the decision unless you ask us to keep them.`,
          'Accounting and tax records: a legal obligation.',
        ),
        'We may use anonymized, aggregated data to improve the models. It names no person and no client and cannot be traced back to one. We do not train models on your Content in any other form.',
        'A machine alone never makes a decision with legal effect on you.',
      ],
    },
    {
      id: 'data-sharing',
      title: 'Data Sharing',
      icon: 'M2 9h6v6H2zM16 2h6v6h-6zM16 16h6v6h-6z|m8 11 8-6M8 13l8 6',
      content: [
        'We share personal data only with:',
        [
          `Processors that host our systems, deliver email${hasChat ? ', run the assistant’s workflow and models,' : ''} or take payments. Each is bound by a contract, works on our instructions, and gets no more than its task needs.`,
          'Advisers such as auditors and lawyers, who are bound by confidentiality.',
          'Authorities, where the law compels us. We check each request and tell you unless we are forbidden to.',
          'A successor, if the business changes hands. We tell you first.',
        ],
        'Our team works from several countries. When data leaves the European Economic Area for a country without an adequacy decision, we use the European Commission’s standard contractual clauses. Write to us for a copy and for the current list of processors.',
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      icon: 'M7 10V7a5 5 0 0 1 10 0v3M4 10h16v12H4z|M12 14v4',
      content: [
        'What protects the data:',
        [
          'encryption in transit and at rest',
          'access by role, only for people whose work needs it, with a second factor and a log',
          'separate storage for each client',
          'encrypted backups with regular restore tests',
          'updates and dependency checks as part of every release',
        ],
        `We keep data no longer than its purpose needs. Your account and its data are deleted ${promises.deletion} after termination. Messages from the contact form are deleted when the matter is closed and no contract followed, after ${promises.closedMessages} at the latest.`,
        `No system is perfectly secure. If a breach is likely to put your rights at risk, we tell the supervisory authority within ${promises.breachReport} of learning of it, and tell you without undue delay where the risk is high.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      icon: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-5 4-7 9-7s9 2 9 7z|m9 18 2 2 4-4',
      content: [
        'You can ask us to:',
        [
          'tell you what we hold about you, and give you a copy',
          'correct what is wrong',
          'delete it',
          'limit what we do with it while a question is open',
          'hand it over in a common machine-readable format, to you or to another provider',
          'stop a use that relies on our legitimate interest',
        ],
        'Where we rely on your consent, you can withdraw it at any time. That doesn’t affect earlier use.',
        `Write to the address below. We answer privacy requests within ${promises.privacyReply}, free of charge. We may ask for proof of your identity, and use it for nothing else. If a request is too complex for that time, we tell you why and how much longer it takes.`,
        'You can also complain to the data protection authority where you live or work.',
      ],
    },
    {
      id: 'contact',
      title: 'How to Contact Us',
      icon: 'M2 4h20v16H2z|m2 4 10 9 10-9',
      content: [
        'For questions and requests about personal data:',
        present(
          { label: 'Email', text: contact.privacyEmail, href: privacyMail },
          hasPhone && phone && { label: 'Phone', text: phone.label, href: phone.href },
          { label: 'Registered office', text: `${city}, ${country}` },
          { label: 'Office', text: office.lines.join(', ') },
        ),
        `Please put “Privacy request” in the subject line. You get a confirmation when a person has read it, and the answer within ${promises.privacyReply}.`,
      ],
    },
  ],
  closing: {
    title: 'Questions About Privacy?',
    text: `Write to our privacy team. You get an answer within ${promises.privacyReply}.`,
    mail: { label: 'Contact Privacy Team', href: privacyMail },
    other: { label: 'View Terms & Conditions', href: '/terms' },
  },
};
