/** Reads the settings that make the demo slow or failing, for trying out. */

export interface DemoSettings {
  /** Every call answers this much later. */
  slowMs: number;
  /** The share of calls, 0 to 1, that answer 500 without being carried out. */
  failRate: number;
}

const MAX_SLOW_MS = 60_000;

/** Reads DEMO_SLOW_MS and DEMO_FAIL_RATE; unset or empty means 0. Errors: a sentence for the person who set them. */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const slowMs = readNumber(env, 'DEMO_SLOW_MS', MAX_SLOW_MS, 'a number of milliseconds');
  const failRate = readNumber(env, 'DEMO_FAIL_RATE', 1, 'a share');
  return { slowMs, failRate };
}

function readNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  max: number,
  kind: string,
): number {
  const text = env[name]?.trim() ?? '';
  if (text === '') return 0;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 0 && value <= max) return value;
  throw new Error(`${name} must be ${kind} from 0 to ${max}, but is '${text}'.`);
}
