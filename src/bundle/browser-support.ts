// The supported browsers: esbuild lowers syntax to them, and the build rejects features that can't be lowered.

/** The browsers of the last 30 months, as of November 2026: the first release of each since May 2024, for esbuild. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5'] as const;

/**
 * Features that at least one of them lacks and this site might use, each with the pattern of its use in minified code.
 * Those of the language are left out: they don't compile (`lib` in tsconfig.json).
 * Progressive enhancements are allowed, so not listed: `moveBefore`, `interpolate-size`, `::details-content`,
 * `field-sizing`, scroll-driven animations, `text-wrap: pretty`, `@starting-style`, `details[name]`, view transitions.
 * Source: MDN's compatibility tables.
 */
const newer: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['URL.parse', /\bURL\.parse\(/],
  ['Element.setHTML', /\.setHTML\(/],
  ['scheduler.yield', /\bscheduler\.yield\(/],
  ['requestIdleCallback', /(?<!typeof )\brequestIdleCallback\(/],
  ['CloseWatcher', /\bnew CloseWatcher/],
  ['anchor positioning', /\banchor-name:|\bposition-area:|\banchor\(/],
  ['CSS if and functions', /\bif\((style|media|supports)\(|@function /],
  ['calc-size', /calc-size\(/],
  ['container scroll state', /scroll-state\(/],
  ['text-box', /text-box(-trim|-edge)?:/],
  ['sibling-index', /sibling-(index|count)\(/],
  ['contrast-color', /contrast-color\(/],
  ['corner-shape', /corner-shape:/],
  [
    'a newer attribute',
    /<[^>]* (closedby|commandfor|hidden="until-found"|popover="hint"|contenteditable="plaintext-only")/,
  ],
];

/**
 * Returns a sentence for each feature in the given files (text by name) that older browsers lack. Searches HTML files
 * (`*.html`) for attributes, others for everything else: an article that mentions a feature doesn't use it.
 */
export function findNewerFeatures(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    newer
      .filter(([, pattern]) => pattern.source.startsWith('<') === file.endsWith('.html') && pattern.test(text))
      .map(([feature, pattern]) => {
        const excerpt = text.slice(Math.max(0, text.search(pattern) - 40)).slice(0, 100);
        return `${file} uses ${feature}, which one of ${oldestBrowsers.join(', ')} lacks: …${excerpt}…`;
      }),
  );
}
