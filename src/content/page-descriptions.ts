import type { PagePath } from './pages.ts';
import { contact, site } from './site.ts';

/** One sentence or two for search results and shared links. Only the prerendered HTML carries them. */
export const pageDescriptions: Record<PagePath, string> = {
  '/': site.description,
  '/about': `Who ${site.name} is: mission, values, team, and the road from 2023 to 2025.`,
  '/services':
    'Five services: AI chatbots and automation, web and app development, data scraping and AI solutions, AI implementation and ML integration, process automation.',
  '/testimonials':
    'What clients say about chatbots, web development, data analytics, process automation and AI implementation, with the results they measured.',
  '/contact': `Send ${site.name} a message, call, or write on WhatsApp. We reply within ${contact.replyWithin}.`,
  '/careers':
    'Open positions in frontend, backend, mobile and AI, with requirements, responsibilities, benefits and salary bands.',
  '/blog':
    'Articles on AI and machine learning, web development and tech trends, written by the people who build the systems.',
  '/chat': `Ask the ${site.name} assistant about services, schedules and how a project starts.`,
  '/privacy': 'What we collect, how we use it, who sees it, how it is secured, and how to exercise your rights.',
  '/terms':
    'The terms for our services: definitions, obligations, intellectual property, payment, liability and termination.',
};

export const notFoundDescription = 'This address leads nowhere on our site.';
