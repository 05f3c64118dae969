import { hasBlog, hasCareers, hasChat, hasConsole, hasTestimonials, hasWidget } from '../../src/content/parts.ts';

/** The optional parts, and whether the site has each. The browser tests of a part are in files that begin with its name. */
export const parts = {
  blog: hasBlog,
  careers: hasCareers,
  testimonials: hasTestimonials,
  chat: hasChat,
  widget: hasWidget,
  console: hasConsole,
};

/** What a test needs: a part of the site, or content, as a condition. */
export type Need = keyof typeof parts | boolean;

export function hasAll(needs: readonly Need[]): boolean {
  return needs.every((need) => (typeof need === 'string' ? parts[need] : need));
}
