import { hasAssistant, hasConsole, type Settings } from './settings.ts';

/** The first paths of the optional parts, by the part's name in `src/content/parts.ts`. */
const optional = {
  BLOG: '/blog',
  CAREERS: '/careers',
  CASES: '/cases',
  TESTIMONIALS: '/testimonials',
  CHAT: '/chat',
};

export interface Parts {
  /** The first segments of the addresses of the parts that the site doesn't have, such as `/blog`. */
  missing: readonly string[];
  /** The constants of `src/content/parts.ts`. */
  constants: Readonly<Record<string, boolean>>;
}

/** Returns which parts the site has: those among the `patterns` of all pages, unless their setting is `none`. */
export function partsOf(settings: Settings, patterns: readonly string[], hasOwnPages: boolean): Parts {
  const isListed = (path: string) => patterns.some((pattern) => pattern === path || pattern.startsWith(`${path}/:`));
  const has = (path: string) => isListed(path) && (path !== optional.CHAT || hasAssistant(settings));
  const pages = Object.entries(optional).map(([name, path]) => [`__HAS_${name}__`, has(path)] as const);
  const others = {
    __HAS_WIDGET__: has(optional.CHAT) && settings.chatWidget !== 'none',
    __HAS_CONSOLE__: hasConsole(settings),
    __HAS_OWN_PAGES__: hasOwnPages,
  };
  return {
    missing: Object.values(optional).filter((path) => !has(path)),
    constants: { ...Object.fromEntries(pages), ...others },
  };
}
