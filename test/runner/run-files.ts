// Runs test files by node:test, in processes that run many files, because starting one takes longer than most files.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type FileResult, fileLine, follow } from './report.ts';

export interface Pool {
  /** Number of processes. */
  size: number;
  /** Modules that a process imports before its first file, and whose hooks apply to all its files. */
  imports: readonly string[];
  /** The name of the only test to run. */
  only: string | undefined;
}

// `run()` passes this process's options on. The warnings are about mocked timers.
process.execArgv.push('--disable-warning=ExperimentalWarning');

const timesFile = '.build/test-times.json';

/** Runs the files, the slowest first, each in the next idle process. Prints and returns the results. */
export async function runFiles(paths: readonly string[], { size, imports, only }: Pool): Promise<FileResult[]> {
  mkdirSync('.build', { recursive: true });
  const taken = mkdtempSync(resolve('.build/tests-'));
  const files = slowestFirst(paths);
  const script = join(taken, 'process.mjs');
  // With a name, Node 22 and later skip the rest of a process after a file without that test.
  const options = JSON.stringify({ files, taken, isShared: only === undefined });
  const worker = new URL('worker.mjs', import.meta.url).href;
  const lines = imports.map((path) => `import '${pathToFileURL(resolve(path)).href}';`);
  writeFileSync(script, [`import { work } from '${worker}';`, ...lines, `await work(${options});`].join('\n'));

  const results: FileResult[] = [];
  const crashed = new Set<string>();
  const done = (result: FileResult) => {
    const { path, end, passed, skipped, failures } = result;
    if (end === 'crash' && !crashed.has(path)) {
      crashed.add(path);
      console.log(`The process that ran ${path} ended. The file runs again.`);
      rmSync(join(taken, `${files.indexOf(path)}`));
      return;
    }
    const isEmpty = passed + skipped + failures.length === 0;
    // With `only`, a file may lack the test.
    if (isEmpty && only !== undefined) return;
    if (isEmpty) failures.push({ name: path, error: 'The file has no test.' });
    results.push(result);
    console.log(fileLine(result));
  };
  const started = () => readdirSync(taken).length - 1 + crashed.size;
  const work = async () => {
    // After a crash, another process continues. Ends if a process can't start a file.
    for (let before = -1; before < started() && readdirSync(taken).length - 1 < files.length; ) {
      before = started();
      const stop = new AbortController();
      const testNamePatterns = only && [new RegExp(only.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))];
      const events = run({
        files: [script],
        forceExit: true,
        signal: stop.signal,
        ...(testNamePatterns && { testNamePatterns }),
      });
      await follow({ events, done, stop: () => stop.abort() });
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, files.length) }, work));
  rmSync(taken, { recursive: true });
  if (!only) saveTimes(results);
  return results;
}

/** Sorts the slowest files first, so that processes end together: by the last run's time, new files by size. */
function slowestFirst(paths: readonly string[]): string[] {
  const times = readTimes();
  const seconds = new Map(paths.map((path) => [path, times[path] ?? statSync(path).size / 2_000]));
  return paths.toSorted((some, other) => (seconds.get(other) ?? 0) - (seconds.get(some) ?? 0));
}

/** Saves the seconds that each file took. Keeps earlier times of other files, except of deleted ones. */
function saveTimes(results: readonly FileResult[]): void {
  const times = { ...readTimes(), ...Object.fromEntries(results.map(({ path, seconds }) => [path, seconds])) };
  const existing = Object.entries(times).filter(([path]) => statSync(path, { throwIfNoEntry: false }));
  writeFileSync(timesFile, `${JSON.stringify(Object.fromEntries(existing.sort()), null, 1)}\n`);
}

function readTimes(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}
