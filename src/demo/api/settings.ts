/** Reads the settings of the demo: simulated delay and failures, and the password of its accounts. */
import { demoPassword } from './accounts.ts';
import { passwordFault } from './wire/values.ts';

export interface DemoSettings {
  /** The delay of every response, in ms. */
  slowMs: number;
  /** The share of calls, 0 to 1, that fail with a 500 and change nothing. */
  failRate: number;
  /** The password of every seeded account. */
  password: string;
}

const MAX_SLOW_MS = 60_000;

/** Reads the settings. Defaults: 0, and the public password. Errors: a sentence for the person who set them. */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const slowMs = readNumber(env, 'DEMO_SLOW_MS', MAX_SLOW_MS, 'a number of milliseconds');
  const failRate = readNumber(env, 'DEMO_FAIL_RATE', 1, 'a share');
  const password = env.DEMO_PASSWORD?.trim() || demoPassword;
  const fault = passwordFault(password);
  if (fault) throw new Error(`DEMO_PASSWORD: ${fault}`);
  return { slowMs, failRate, password };
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
  throw new Error(`${name} must be ${kind} from 0 to ${max}, not '${text}'.`);
}
