// Reads the events of node:test's `run()`, and formats the output: a line for each file, then a summary.
import type { run } from 'node:test';
import { inspect } from 'node:util';
import { TEST_MS } from '../support/patience.ts';

/** Interval at which running tests are printed if a process reports nothing, so that a hang is visible. */
const silenceMs = 30_000;
/** Silence after which a process is stopped: for hangs that a test's own timeout can't end, such as an infinite loop. */
const hangMs = TEST_MS + silenceMs;

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
  /** Why suites were skipped. */
  left: string[];
  /** Why the process ended before the file did. */
  end?: 'crash' | 'hang';
}

export interface Step {
  name: string;
  seconds: number;
  /** The step's output, if it failed. */
  fault?: string | undefined;
}

interface Followed {
  events: ReturnType<typeof run>;
  /** Called after each file, and once for a process that fails without a file. */
  done: (result: FileResult) => void;
  stop: () => void;
}

/** Reads the events of one process that runs test files as suites. */
export async function follow({ events, done, stop }: Followed): Promise<void> {
  let file: FileResult | undefined;
  let startedAt = 0;
  let lastEventAt = Date.now();
  let lastNoteAt = lastEventAt;
  /** How the process failed, if it did. */
  let fault = '';
  /** Names of the reported suites and test, by depth. */
  const reported: string[] = [];
  const running = new Map<string, string>();
  const silence = () => Math.round((Date.now() - lastEventAt) / 1_000);
  const end = () => {
    if (file) done({ ...file, seconds: (Date.now() - startedAt) / 1_000 });
    file = undefined;
    running.clear();
  };
  const watch = setInterval(() => {
    if (!file || Date.now() - Math.max(lastEventAt, lastNoteAt) < silenceMs) return;
    lastNoteAt = Date.now();
    console.log(`… ${silence()} s in ${[file.path, ...running.values()].join(' › ')}`);
    if (Date.now() - lastEventAt < hangMs) return;
    file.end = 'hang';
    stop();
  }, 1_000);

  for await (const { type, data } of events) {
    lastEventAt = Date.now();
    const { name, nesting, skip, todo, details } = data ?? {};
    if (type === 'test:stdout') process.stdout.write(data.message);
    if (type === 'test:stderr') process.stderr.write(data.message);
    const isProcess = nesting === 0 && !/\.test\.tsx?$/.test(name);
    if (type === 'test:dequeue' && nesting > 0) running.set(`${nesting} ${name}`, name);
    if (type === 'test:dequeue' && nesting === 0 && !isProcess) {
      file = { path: name, seconds: 0, passed: 0, skipped: 0, failures: [], tests: [], left: [] };
      startedAt = lastEventAt;
    }
    if (type === 'test:start') reported[nesting] = name;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (isProcess && type === 'test:fail') fault = `It ended with ${details.error.signal ?? details.error.exitCode}.`;
    const error = type === 'test:fail' ? describeError(details.error) : undefined;
    running.delete(`${nesting} ${name}`);
    // Node 20 reports tests whose name doesn't match a pattern as skipped.
    if (!file || isProcess || /does not match pattern/.test(skip)) continue;
    const whole = [...reported.slice(1, nesting), ...(nesting > 0 ? [name] : [])].join(' › ');
    if (error) file.failures.push({ name: [file.path, whole].filter(Boolean).join(' › '), error });
    if (nesting > 0 && details.type !== 'suite') file.tests.push({ name: whole, seconds: details.duration_ms / 1_000 });
    if (details.type === 'suite' && typeof skip === 'string' && skip) file.left.push(skip);
    if (skip !== undefined || todo !== undefined) file.skipped += 1;
    else if (error === undefined && nesting > 0 && details.type !== 'suite') file.passed += 1;
    if (nesting === 0) end();
  }
  clearInterval(watch);
  if (file) {
    file.end ??= 'crash';
    const why = file.end === 'hang' ? `The process reported nothing for ${silence()} s.` : 'The process ended.';
    const tests = [...running.values()].map((name) => `It was running: ${name}`);
    file.failures.push({ name: file.path, error: [why, ...tests, fault].join('\n') });
    end();
  } else if (fault) {
    const failures = [{ name: 'a process of the test runner', error: fault }];
    done({ path: 'outside of the files', seconds: 0, passed: 0, skipped: 0, failures, tests: [], left: [] });
  }
}

/** Unwraps the error that node:test reports. Empty for a suite that failed only because its tests did. */
function describeError(error: { failureType?: string; cause?: unknown }): string {
  if (error.failureType === 'subtestsFailed') return '';
  return inspect(error.cause ?? error, { depth: 4 });
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
    ...results.flatMap(({ left }) => left).map((what) => `Left out: ${what}`),
  ].join('\n');
}

function slowest(what: string, list: { name: string; seconds: number }[]): string[] {
  const ten = list.toSorted((some, other) => other.seconds - some.seconds).slice(0, 10);
  return ['', `Slowest ${what}:`, ...ten.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)];
}

function failureLines({ name, error }: Failure): string[] {
  return ['', `✖ ${name}`, ...error.split('\n').map((line) => `  ${line}`)];
}
