const words = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|sixty';
const units =
  'percent|seconds?|minutes?|min|hours?|(?:business )?days?|weeks?|months?|years?|dollars?|rupees?|euros?|lakh|LPA|s|m|h|ms';
const figure = new RegExp(`(?<![\\w$.])(?:\\d[\\d,.]*[½¼¾]?|${words})[ -](?:${units})\\b|\\d%|[$€£₹]\\d`, 'gi');

/** Returns durations, amounts and percentages in a module's text. Ignores comments and percentages that are lengths. */
export function figuresIn(code: string): string[] {
  const text = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    // `$1` in a replacement isn't an amount.
    .replace(/, '\$\d(?:\\u00a0)?'[)\]]/g, '')
    .replace(/(?<=["'`}])\d{1,3}%|["'`]100%|\}%/g, '');
  return text.match(figure) ?? [];
}
