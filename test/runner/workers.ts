// Runs test files in workers. A worker runs many files, because starting a process takes longer than most files.
import { type ChildProcess, spawn } from 'node:child_process';
import { TEST_MS } from '../support/patience.ts';
import type { Engine, TestFile } from './files.ts';
import { type Ended, type FileResult, fileLine, type WorkerMessage } from './report.ts';

/** Interval at which running tests are printed if a worker sends no messages, so that a hang is visible. */
const SILENCE_MS = 30_000;
/** Silence after which a worker is killed: for hangs that a test's own timeout can't end, such as an infinite loop. */
const HANG_MS = TEST_MS + SILENCE_MS;

const flags: Record<Engine, readonly string[]> = {
  node: [],
  document: ['--import', './test/support/dom.ts'],
  browser: [],
};
/** Modules that a worker's files share until it ends. */
const shared: Record<Engine, readonly string[]> = {
  node: [],
  document: [],
  browser: ['browser', 'site', 'console'].map((name) => `test/browser/support/${name}.ts`),
};

export interface Pool {
  engine: Engine;
  size: number;
  only: string | undefined;
  env: NodeJS.ProcessEnv;
}

/** Runs the files in order, each in the next idle worker. Prints and returns the results. `signal` kills workers. */
export async function runFiles(files: readonly TestFile[], pool: Pool, signal?: AbortSignal): Promise<FileResult[]> {
  const queue = [...files];
  const results: FileResult[] = [];
  const report = (result: FileResult) => {
    results.push(result);
    console.log(fileLine(result));
  };
  const work = async () => {
    // If a worker crashes, its current file fails, and a new worker continues with the queue.
    while (queue.length > 0 && !signal?.aborted) await new Worker(pool, queue, report, signal).ended;
  };
  await Promise.all(Array.from({ length: Math.min(pool.size, files.length) }, work));
  return results;
}

class Worker {
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;
  private result: FileResult | undefined;
  private startedAt = 0;
  private lastMessageAt = Date.now();
  private lastReportAt = Date.now();
  /** Names of the suites that contain the reported test, by depth. */
  private around: string[] = [];
  private readonly running = new Map<string, string>();
  private readonly stray: string[] = [];
  private reason = '';
  /** True after a file without the `--only` test: since Node 22, the process then runs no other file. */
  private isSpent = false;
  private readonly queue: TestFile[];
  private readonly only: string | undefined;
  private readonly report: (result: FileResult) => void;

  constructor(
    { engine, only, env }: Pool,
    queue: TestFile[],
    report: (result: FileResult) => void,
    signal: AbortSignal | undefined,
  ) {
    this.queue = queue;
    this.only = only;
    this.report = report;
    const pattern = only ? [`--test-name-pattern=${only.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`] : [];
    const worker = './test/runner/worker.mjs';
    const given = [
      // Hides Node's warnings about experimental features that the loaders use.
      '--disable-warning=ExperimentalWarning',
      '--import',
      './test/support/register.mjs',
      ...flags[engine],
      `--test-reporter=${worker}`,
      ...pattern,
    ];
    this.child = spawn(process.execPath, [...given, worker, ...shared[engine]], {
      env: { ...env, ONLY_TEST: only },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    this.child.on('message', (message: WorkerMessage) => this.receive(message));
    this.child.on('error', () => undefined);
    const watch = setInterval(() => this.watch(), 1_000);
    this.ended = new Promise((resolve) =>
      this.child.once('exit', (code, endedBy) => {
        clearInterval(watch);
        if (!signal?.aborted) this.settle(code, endedBy);
        resolve();
      }),
    );
  }

  private receive(message: WorkerMessage): void {
    this.lastMessageAt = Date.now();
    this.lastReportAt = this.lastMessageAt;
    if (message.type === 'ready') this.next();
    else if (message.type === 'stray') this.stray.push(message.error);
    else if (message.type === 'ended') this.count(message);
    else if (message.type === 'begun') this.running.set(`${message.nesting} ${message.name}`, message.name);
    else this.around[message.nesting] = message.name;
  }

  private next(): void {
    const file = this.isSpent ? undefined : this.queue.shift();
    this.running.clear();
    this.startedAt = Date.now();
    this.result = file && { path: file.path, seconds: 0, passed: 0, skipped: 0, failures: [], tests: [] };
    this.child.send(file?.path ?? 'end');
  }

  private count({ name, nesting, isSuite, isSkipped, ms, error }: Ended): void {
    const { result } = this;
    if (!result) return;
    this.running.delete(`${nesting} ${name}`);
    const whole = [...this.around.slice(1, nesting), ...(nesting > 0 ? [name] : [])].join(' › ');
    if (error) result.failures.push({ name: [result.path, whole].filter(Boolean).join(' › '), error });
    else if ((!isSuite || isSkipped) && error === undefined) result[isSkipped ? 'skipped' : 'passed'] += 1;
    if (!isSuite) result.tests.push({ name: whole, seconds: ms / 1_000 });
    if (nesting > 0) return;
    this.finish();
    this.next();
  }

  private finish(): void {
    if (!this.result) return;
    this.result.seconds = (Date.now() - this.startedAt) / 1_000;
    const { path, passed, skipped, failures } = this.result;
    const stray = this.stray.splice(0);
    // An error thrown within a test has already failed that test.
    if (stray.length > 0 && failures.length === 0)
      failures.push({ name: `${path}, outside of a test`, error: stray.join('\n') });
    const isEmpty = passed + skipped + failures.length === 0;
    // With `--only`, a file may lack the chosen test.
    if (isEmpty && !this.only) failures.push({ name: path, error: 'The file has no test.' });
    if (!isEmpty || !this.only) this.report(this.result);
    else this.isSpent = true;
    this.result = undefined;
  }

  /** Reports a failure of the current file, or of the worker if it has none, unless it exits with 0 after its last file. */
  private settle(code: number | null, endedBy: string | null): void {
    if (code === 0 && !this.result) return;
    const how = this.reason || (endedBy ? `was stopped by ${endedBy}` : `ended with ${code}`);
    const name = this.result?.path ?? 'a worker, after its last file';
    const error = [`The process ${how}.`, ...this.names(), ...this.stray].join('\n');
    this.result ??= { path: name, seconds: 0, passed: 0, skipped: 0, failures: [], tests: [] };
    this.result.failures.push({ name, error });
    this.finish();
  }

  private names(): string[] {
    return [...this.running.values()].slice(1).map((name) => `It was running: ${name}`);
  }

  private watch(): void {
    const now = Date.now();
    if (!this.result || now - this.lastReportAt < SILENCE_MS) return;
    this.lastReportAt = now;
    const seconds = Math.round((now - this.lastMessageAt) / 1_000);
    const names = [...this.running.values()].filter((name) => name !== this.result?.path);
    console.log(`… ${seconds} s in ${[this.result.path, ...names].join(' › ')}`);
    if (now - this.lastMessageAt < HANG_MS) return;
    this.reason = `printed nothing for ${seconds} s and was stopped`;
    this.child.kill('SIGKILL');
  }
}
