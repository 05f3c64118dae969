/** Limit that separates linear growth (factor 1) from quadratic growth (factor 32). */
export const LINEAR_MAX = 8;

/**
 * Returns how many times longer one text takes than the same characters in 32 texts: at most 1 if time grows with the
 * length, 32 if it grows with its square. The fastest of several runs counts, because a busy machine makes
 * some runs slower and none faster.
 */
export function costOfLength(textOf: (length: number) => string, read: (text: string) => unknown): number {
  const whole = textOf(32 * 1024);
  const piece = textOf(1024);
  let long = Number.POSITIVE_INFINITY;
  let short = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 25 && !(long < LINEAR_MAX * short); turn++) {
    const started = performance.now();
    read(whole);
    const between = performance.now();
    for (let index = 0; index < 32; index++) read(piece);
    long = Math.min(long, between - started);
    short = Math.min(short, performance.now() - between);
  }
  return long / short;
}
