// Formats the runner's output: a line for each file, then the slowest files and tests, the failures and the totals.

/** A finished test, suite or file (`nesting` 0). */
export interface Ended {
  type: 'ended';
  name: string;
  nesting: number;
  isSuite: boolean;
  isSkipped: boolean;
  ms: number;
  /** `undefined` after a success, and empty for a suite that failed only because its tests did. */
  error: string | undefined;
}

export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'stray'; error: string }
  | { type: 'begun' | 'reported'; name: string; nesting: number }
  | Ended;

export interface Failure {
  name: string;
  error: string;
}

export interface FileResult {
  path: string;
  seconds: number;
  passed: number;
  skipped: number;
  failures: Failure[];
  tests: { name: string; seconds: number }[];
}

export interface Step {
  name: string;
  seconds: number;
  /** The step's output, if it failed. */
  fault?: string | undefined;
}

export function fileLine({ path, seconds, passed, skipped, failures }: FileResult): string {
  const counts = [failures.length && `${failures.length} failed`, `${passed} passed`, skipped && `${skipped} skipped`];
  const time = seconds.toFixed(1).padStart(6);
  return `${failures.length > 0 ? '✖' : '✔'} ${time} s  ${path}  ${counts.filter(Boolean).join(', ')}`;
}

/** Returns the end of the output, in which exactly one line says `N passed, N failed, N skipped`. */
export function summary(steps: readonly Step[], results: readonly FileResult[]): string {
  const sum = (count: (result: FileResult) => number) => results.reduce((total, result) => total + count(result), 0);
  const failed = sum(({ failures }) => failures.length);
  const tests = results.flatMap(({ path, tests }) =>
    tests.map(({ name, seconds }) => ({ name: `${path} › ${name}`, seconds })),
  );
  const files = results.map(({ path, seconds }) => ({ name: path, seconds }));
  return [
    ...(results.length > 10 ? [...slowest('files', files), ...slowest('tests', tests)] : []),
    ...results.flatMap(({ failures }) => failures.flatMap(failureLines)),
    ...steps.flatMap(({ name, fault }) => (fault === undefined ? [] : failureLines({ name, error: fault }))),
    '',
    `${steps.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`,
    `${sum(({ passed }) => passed)} passed, ${failed} failed, ${sum(({ skipped }) => skipped)} skipped`,
  ].join('\n');
}

function slowest(what: string, list: { name: string; seconds: number }[]): string[] {
  const ten = list.toSorted((some, other) => other.seconds - some.seconds).slice(0, 10);
  return ['', `Slowest ${what}:`, ...ten.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)];
}

function failureLines({ name, error }: Failure): string[] {
  return ['', `✖ ${name}`, ...error.split('\n').map((line) => `  ${line}`)];
}
