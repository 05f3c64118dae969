// The supported browsers: esbuild lowers syntax to them, and the build rejects features that can't be lowered.

/** The browsers of the last 30 months, as of November 2026: each one's first release since May 2024, in esbuild's words. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5'] as const;

interface Feature {
  name: string;
  /** Its use in minified code. */
  pattern: RegExp;
  /** The fallback in browsers without it: only features with a fallback may be used. */
  without?: string;
}

/** Features that at least one of them lacks, of those that this site could come to use. Source: MDN's compatibility tables. */
const newer: readonly Feature[] = [
  ['Promise.try', /\bPromise\.try\(/],
  ['RegExp.escape', /\bRegExp\.escape\(/],
  ['Math.sumPrecise', /\bMath\.sumPrecise\(/],
  ['Error.isError', /\bError\.isError\(/],
  ['URL.parse', /\bURL\.parse\(/],
  ['Map.getOrInsert', /\.getOrInsert(Computed)?\(/],
  ['methods of Set', /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|union|intersection|difference)\(/],
  [
    'iterator helpers',
    /\bIterator\.(from|prototype|concat|zip)|\.(values|keys|entries)\(\)\.(map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)\(/,
  ],
  ['Uint8Array and Base64', /\.fromBase64\(|\.toBase64\(|\.toHex\(/],
  ['Temporal', /\bTemporal\.\w/],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat/],
  ['JSON.rawJSON', /\bJSON\.rawJSON/],
  ['Element.moveBefore', /\.moveBefore\(/, 'toasts that restart when a dialog takes them'],
  ['Element.setHTML', /\.setHTML\(/],
  ['scheduler.yield', /\bscheduler\.yield\(/],
  ['requestIdleCallback', /(?<!typeof )\brequestIdleCallback\(/],
  ['CloseWatcher', /\bnew CloseWatcher/],
  ['explicit resource management', /\bSymbol\.(asyncDispose|dispose)\b/],
  ['anchor positioning', /\banchor-name:|\bposition-area:|\banchor\(/],
  ['CSS if and functions', /\bif\((style|media|supports)\(|@function /],
  ['calc-size', /calc-size\(/],
  ['interpolate-size', /interpolate-size:/, 'parts that open at once'],
  ['::details-content', /::details-content/, 'accordions that open at once'],
  ['scroll-driven animations', /animation-timeline:|scroll-timeline/, 'drawings that stand still'],
  ['container scroll state', /scroll-state\(/],
  ['text-box', /text-box(-trim|-edge)?:/],
  ['sibling-index', /sibling-(index|count)\(/],
  ['contrast-color', /contrast-color\(/],
  ['corner-shape', /corner-shape:/],
  ['field-sizing', /field-sizing:/, 'a field that scrolls instead of growing'],
  ['text-wrap: pretty', /text-wrap:pretty|text-wrap-style:pretty/, 'lines that end where they do'],
  ['@starting-style', /@starting-style/, 'things that are there at once instead of fading in'],
  ['details name', /<details[^>]* name=/, 'an accordion of which several parts may be open'],
  [
    'a newer attribute',
    /<[^>]* (closedby|commandfor|hidden="until-found"|popover="hint"|contenteditable="plaintext-only")/,
  ],
  ['@view-transition', /@view-transition/, 'pages that follow each other at once'],
].map(([name, pattern, without]) => ({ name, pattern, without }) as Feature);

/**
 * Returns a sentence for each feature in the given files (text by name) that older browsers lack. Searches HTML files
 * (`*.html`) for attributes, others for everything else: an article that mentions a feature doesn't use it.
 */
export function findNewerFeatures(files: Readonly<Record<string, string>>): string[] {
  const isOfHtml = ({ pattern }: Feature) => pattern.source.startsWith('<');
  return Object.entries(files).flatMap(([name, text]) =>
    newer
      .filter((feature) => isOfHtml(feature) === name.endsWith('.html'))
      .filter(({ pattern, without }) => !without && pattern.test(text))
      .map((feature) => {
        const place = text.slice(Math.max(0, text.search(feature.pattern) - 40)).slice(0, 100);
        return `${name} uses ${feature.name}, which ${oldestBrowsers.join(', ')} do not all have: …${place}…`;
      }),
  );
}
