import { stat } from 'node:fs/promises';

/** File systems tell the time in steps; a file written within one of them may look older than it is. */
const clockStepMs = 20;

/** The result of a build step, and the files that it was made of. */
export interface Made<T> {
  value: T;
  /** Every file that was read, so that a change of any is noticed. */
  inputs: readonly string[];
}

/** Runs a step, or answers what it made last time if it would make the same again. */
export type Memo = <T>(key: string, make: () => Promise<Made<T>>) => Promise<T>;

/**
 * Keeps what build steps made for as long as their input files stay as they are: development rebuilds only what a change
 * touches.
 *
 * Always true: a file changed while a step reads it makes that step run again; so does one that is gone, and one that an
 * older file took the place of. Whoever asks for a step that runs waits for the same run. `now` is in milliseconds since 1970.
 */
export function createMemo(now: () => number = Date.now): Memo {
  const kept = new Map<string, { made: Made<unknown>; signature: string | null }>();
  const underway = new Map<string, Promise<unknown>>();
  const run: Memo = async (key, make) => {
    const last = kept.get(key);
    if (last?.signature && last.signature === (await sign(last.made.inputs)))
      return last.made.value as Awaited<ReturnType<typeof make>>['value'];
    const startedAt = now();
    const made = await make();
    kept.set(key, { made, signature: await sign(made.inputs, startedAt - clockStepMs) });
    return made.value;
  };
  return <T>(key: string, make: () => Promise<Made<T>>) => {
    const outcome = underway.get(key) ?? run(key, make).finally(() => underway.delete(key));
    underway.set(key, outcome);
    return outcome as Promise<T>;
  };
}

/** A text that tells these files from others in their places; null if one is missing, or was written after `limitMs`. */
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
