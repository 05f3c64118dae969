// Tells which of the optional parts the site has. The build inserts the constants, from the table of pages and the
// settings (src/hosting/parts.ts). Without a build, the site has all of them.
// Tests insert them too: test/support/register.mjs.
declare const __HAS_BLOG__: boolean | undefined;
declare const __HAS_CAREERS__: boolean | undefined;
declare const __HAS_CASES__: boolean | undefined;
declare const __HAS_TESTIMONIALS__: boolean | undefined;
declare const __HAS_CHAT__: boolean | undefined;
declare const __HAS_WIDGET__: boolean | undefined;
declare const __HAS_CONSOLE__: boolean | undefined;
declare const __HAS_OWN_PAGES__: boolean | undefined;

export const hasBlog: boolean = typeof __HAS_BLOG__ === 'undefined' || __HAS_BLOG__;
export const hasCareers: boolean = typeof __HAS_CAREERS__ === 'undefined' || __HAS_CAREERS__;
export const hasCases: boolean = typeof __HAS_CASES__ === 'undefined' || __HAS_CASES__;
export const hasTestimonials: boolean = typeof __HAS_TESTIMONIALS__ === 'undefined' || __HAS_TESTIMONIALS__;
export const hasChat: boolean = typeof __HAS_CHAT__ === 'undefined' || __HAS_CHAT__;
export const hasWidget: boolean = typeof __HAS_WIDGET__ === 'undefined' || __HAS_WIDGET__;
export const hasConsole: boolean = typeof __HAS_CONSOLE__ === 'undefined' || __HAS_CONSOLE__;
export const hasOwnPages: boolean = typeof __HAS_OWN_PAGES__ === 'undefined' || __HAS_OWN_PAGES__;

/** Returns the items with a value: not `false`, which stands for a part that the site doesn't have. */
export function present<Item>(...items: readonly (Item | false | undefined | '')[]): Item[] {
  return items.filter((item): item is Item => Boolean(item));
}
