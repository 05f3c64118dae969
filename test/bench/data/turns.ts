const { BENCH_SECONDS = '2' } = process.env;
const budgetMs = Number(BENCH_SECONDS) * 1000;
const PHASE_TURNS = 20;

/** Runs warm-up turns, `onWarm`, then measured turns: one to 20 of each, within a budget of processor time. */
export async function takeTurns(turn: () => Promise<void>, onWarm: () => void) {
  for (const isWarm of [false, true]) {
    if (isWarm) onWarm();
    const since = process.cpuUsage();
    // The first three turns may use twice the budget, so that even a slow measurement has several turns.
    const isDue = (round: number) => msSince(since) < (round < 3 ? 2 * budgetMs : budgetMs);
    for (let round = 0; round === 0 || (round < PHASE_TURNS && isDue(round)); round++) await turn();
  }
}

/** Returns this process's processor time since `since`, in ms. Other load on the machine doesn't affect it. */
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
