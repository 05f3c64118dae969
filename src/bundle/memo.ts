import { stat } from 'node:fs/promises';

/** What a build step made, and of which files. */
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
 * Always true: a file changed while a step reads it makes that step run again; so does one that is gone.
 */
export function createMemo(): Memo {
  const kept = new Map<string, { made: Made<unknown>; startedAt: number }>();
  return async <T>(key: string, make: () => Promise<Made<T>>): Promise<T> => {
    const last = kept.get(key);
    if (last && (await areOlder(last.made.inputs, last.startedAt))) return last.made.value as T;
    const startedAt = Date.now();
    const made = await make();
    kept.set(key, { made, startedAt });
    return made.value;
  };
}

async function areOlder(files: readonly string[], time: number): Promise<boolean> {
  try {
    const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
    return times.every((changedAt) => changedAt < time);
  } catch {
    return false;
  }
}
