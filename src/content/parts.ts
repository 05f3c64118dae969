// Tells which of the optional parts the site has: those in the table of pages, unless their setting is `none`. Runs only in
// Node: the build inlines the constants (src/bundle/plugins.ts).
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isNone } from '../lib/is-none.ts';
import { ownPages } from './own-pages.ts';
import { contact } from './site.ts';

const table = readFileSync(fileURLToPath(new URL('../site/pages.ts', import.meta.url)), 'utf8');
const hasPage = (path: string) => hasRow(table, path);
const isWanted = (variable: string) => !isNone(env[variable]);

export const hasBlog: boolean = hasPage('/blog');
export const hasCareers: boolean = hasPage('/careers');
export const hasCases: boolean = hasPage('/cases/:slug');
export const hasTestimonials: boolean = hasPage('/testimonials');
export const hasChat: boolean = hasPage('/chat') && isWanted('CHAT_WEBHOOK_URL');
export const hasWidget: boolean = hasChat && isWanted('CHAT_WIDGET');
export const hasConsole: boolean = isWanted('API_URL');
export const hasPhone: boolean = Boolean(contact.phone);
export const hasWhatsApp: boolean = Boolean(contact.whatsApp);
export const hasOwnPages: boolean = ownPages.length > 0;
export const hasLanguages: boolean = ownPages.some(({ lang }) => lang);

const paths = { '/blog': hasBlog, '/careers': hasCareers, '/cases': hasCases, '/testimonials': hasTestimonials };

/** Returns whether a path leads to a part that the site doesn't have. */
export function isMissing(path: string): boolean {
  const all: Readonly<Record<string, boolean>> = { ...paths, '/chat': hasChat, '/sign-in': hasConsole };
  return all[/^\/[^/#?]*/.exec(path)?.[0] ?? ''] === false;
}

/** Returns whether a table of pages has a row with this pattern. The row of a single article doesn't make a blog. */
export function hasRow(pages: string, pattern: string): boolean {
  return pages.replace(/^ *\/\/.*$/gm, '').includes(`'${pattern}'`);
}
