import { stat } from 'node:fs/promises';

/** The resolution of file times: a file written within one step may look older than it is. */
const clockStepMs = 20;

/** The result of a build step, and its input files. */
export interface StepResult<T> {
  value: T;
  /** Every file that was read, so that any change is noticed. */
  inputs: readonly string[];
}

/** Runs a step, or returns its last result if the inputs are unchanged. */
export type Memo = <T>(key: string, step: () => Promise<StepResult<T>>) => Promise<T>;

/**
 * Caches the results of build steps while their input files are unchanged: development rebuilds only what a change
 * affects.
 *
 * Invariants: a step runs again if an input changed while it ran, was removed, or was replaced by an older file.
 * Concurrent calls for one step share one run. `now` is in milliseconds since 1970.
 */
export function createMemo(now: () => number = Date.now): Memo {
  const results = new Map<string, { result: StepResult<unknown>; signature: string | null }>();
  const running = new Map<string, Promise<unknown>>();
  const run: Memo = async (key, step) => {
    const last = results.get(key);
    if (last?.signature && last.signature === (await sign(last.result.inputs)))
      return last.result.value as Awaited<ReturnType<typeof step>>['value'];
    const startedAt = now();
    const result = await step();
    results.set(key, { result, signature: await sign(result.inputs, startedAt - clockStepMs) });
    return result.value;
  };
  return <T>(key: string, step: () => Promise<StepResult<T>>) => {
    const outcome = running.get(key) ?? run(key, step).finally(() => running.delete(key));
    running.set(key, outcome);
    return outcome as Promise<T>;
  };
}

/** Returns a signature of these files; null if one is missing, or was written after `limitMs`. */
async function sign(files: readonly string[], limitMs = Number.POSITIVE_INFINITY): Promise<string | null> {
  const parts = files.map(async (file) => {
    const { ino, size, mtimeMs, ctimeMs } = await stat(file);
    if (Math.max(mtimeMs, ctimeMs) > limitMs) throw new Error(`${file} is new`);
    return [ino, size, mtimeMs, ctimeMs].join();
  });
  return Promise.all(parts).then(
    (all) => all.join(' '),
    () => null,
  );
}
