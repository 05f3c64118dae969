/** Limit for `costOfLength`: separates linear growth (1) from quadratic growth (32). */
export const LINEAR_MAX = 8;

/**
 * Returns how many times longer `read` takes for one text than for 32 texts of a 32nd of its length: about 1 if the
 * time grows with the length, 32 if it grows with the square. Compares processor time, which a busy machine doesn't
 * change, in the fastest of up to 25 runs: the garbage collector makes some runs slower and none faster.
 */
export function costOfLength(textOf: (length: number) => string, read: (text: string) => unknown): number {
  const whole = textOf(32 * 1024);
  const piece = textOf(1024);
  let long = Number.POSITIVE_INFINITY;
  let short = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 25 && !(long < LINEAR_MAX * short); turn++) {
    const start = processorMs();
    read(whole);
    const middle = processorMs();
    for (let index = 0; index < 32; index++) read(piece);
    long = Math.min(long, middle - start);
    short = Math.min(short, processorMs() - middle);
  }
  return long / short;
}

/** Returns this process's processor time, in ms. Windows counts it in steps of 16 ms, so there it's elapsed time. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return process.platform === 'win32' ? performance.now() : (user + system) / 1_000;
}
