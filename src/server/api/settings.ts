/** Reads the settings of the demo: slow or failing, for trying out, and the password of its accounts. */
import { PASSWORD_MIN_LENGTH } from '../../contract/limits.ts';
import { demoPassword } from './accounts.ts';

export interface DemoSettings {
  /** Every call answers this much later. */
  slowMs: number;
  /** The share of calls, 0 to 1, that answer 500 without being carried out. */
  failRate: number;
  /** Of every seeded account. */
  password: string;
}

const MAX_SLOW_MS = 60_000;

/** Unset or empty means 0, and the password that is printed everywhere. Errors: a sentence for the person who set them. */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const slowMs = readNumber(env, 'DEMO_SLOW_MS', MAX_SLOW_MS, 'a number of milliseconds');
  const failRate = readNumber(env, 'DEMO_FAIL_RATE', 1, 'a share');
  const password = env.DEMO_PASSWORD?.trim() || demoPassword;
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw new Error(`DEMO_PASSWORD needs at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
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
  throw new Error(`${name} must be ${kind} from 0 to ${max}, but is '${text}'.`);
}
