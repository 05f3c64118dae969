import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** Environment of a file's tests: a happy-dom document (`.tsx`), Node alone, or the finished build and the browser. */
export type Engine = 'document' | 'node' | 'browser';

export interface TestFile {
  path: string;
  engine: Engine;
}

export interface Choice {
  /** Parts of paths: a file is chosen if its path contains any of them. If empty, all files are. */
  parts: readonly string[];
  /** The name of the only test to run. */
  only: string | undefined;
  /** Whether to include long tests: `*.long.test.ts` and `.tsx`. */
  isAll: boolean;
}

const timesFile = '.build/test-times.json';

export function findFiles({ parts, only, isAll }: Choice): TestFile[] {
  const found = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /^(?!.*node_modules).*\.test\.tsx?$/.test(path) &&
        (parts.length === 0 || parts.some((part) => path.includes(part))) &&
        (isAll || !path.includes('.long.')),
    );
  // A test name built from a template appears in no file, so then all found files run.
  const named = only ? found.filter((path) => readFileSync(path, 'utf8').includes(only)) : [];
  return (named.length > 0 ? named : found).map((path) => ({ path, engine: engineOf(path) }));
}

function engineOf(path: string): Engine {
  if (/^test\/(browser|built)\/|\.long\.test\.ts$/.test(path)) return 'browser';
  return path.endsWith('x') ? 'document' : 'node';
}

/** Sorts the slowest files first, so that workers end together. Sorts by the last run's time, new files by size. */
export function slowestFirst(files: readonly TestFile[]): TestFile[] {
  const times = readTimes();
  const seconds = new Map(files.map(({ path }) => [path, times[path] ?? statSync(path).size / 2_000]));
  return files.toSorted((some, other) => (seconds.get(other.path) ?? 0) - (seconds.get(some.path) ?? 0));
}

/** Saves the seconds that each file took. Keeps earlier times of other files, except of deleted ones. */
export function saveTimes(times: Readonly<Record<string, number>>): void {
  const all = Object.entries({ ...readTimes(), ...times });
  const existing = all.filter(([path]) => statSync(path, { throwIfNoEntry: false }));
  mkdirSync('.build', { recursive: true });
  writeFileSync(timesFile, `${JSON.stringify(Object.fromEntries(existing.sort()), null, 1)}\n`);
}

function readTimes(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}
