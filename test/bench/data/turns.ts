// Work that is measured in turns, by the processor time that it takes.
const { BENCH_SECONDS = '2' } = process.env;
const budgetMs = Number(BENCH_SECONDS) * 1000;
const PHASE_TURNS = 20;

/** Takes turns to warm up, and then turns that count: of each kind one at least, and no more than the processor time is for. */
export async function takeTurns(turn: () => Promise<void>, onWarm: () => void) {
  for (const isWarm of [false, true]) {
    if (isWarm) onWarm();
    const since = process.cpuUsage();
    // Three where one takes long, but not where it takes for ever.
    const isDue = (round: number) => msSince(since) < (round < 3 ? 2 * budgetMs : budgetMs);
    for (let round = 0; round === 0 || (round < PHASE_TURNS && isDue(round)); round++) await turn();
  }
}

/** Of the processor: what else the machine does is not counted. */
export function msSince(since: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

export async function cpuMs(task: () => Promise<void>) {
  globalThis.gc?.();
  const since = process.cpuUsage();
  await task();
  return msSince(since);
}
