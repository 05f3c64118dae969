// Tells which of the optional parts the site has: those in the table of pages, unless their setting is `none`. Runs only in
// Node: the build inlines the constants (src/bundle/plugins.ts).
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ownPages } from './own-pages.ts';

const table = readFileSync(fileURLToPath(new URL('../site/pages.ts', import.meta.url)), 'utf8');
const rows = table.replace(/^ *\/\/.*$/gm, '');
const hasPage = (path: string) => rows.includes(`'${path}'`) || rows.includes(`'${path}/:`);
const isWanted = (variable: string) => env[variable]?.trim() !== 'none';

export const hasBlog: boolean = hasPage('/blog');
export const hasCareers: boolean = hasPage('/careers');
export const hasCases: boolean = hasPage('/cases');
export const hasTestimonials: boolean = hasPage('/testimonials');
export const hasChat: boolean = hasPage('/chat') && isWanted('CHAT_WEBHOOK_URL');
export const hasWidget: boolean = hasChat && isWanted('CHAT_WIDGET');
export const hasConsole: boolean = isWanted('API_URL');
export const hasOwnPages: boolean = ownPages.length > 0;
export const hasLanguages: boolean = ownPages.some(({ lang }) => lang);

const paths = { '/blog': hasBlog, '/careers': hasCareers, '/cases': hasCases, '/testimonials': hasTestimonials };

/** Returns whether a path leads to a part that the site doesn't have. */
export function isMissing(path: string): boolean {
  const all: Readonly<Record<string, boolean>> = { ...paths, '/chat': hasChat, '/sign-in': hasConsole };
  return all[/^\/[^/#?]*/.exec(path)?.[0] ?? ''] === false;
}
