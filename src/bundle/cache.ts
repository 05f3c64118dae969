/** The result of a build step, and the paths of the files that it depends on, relative to the project's root. */
interface Result<T> {
  value: T;
  sources: readonly string[];
}

export type Cache = ReturnType<typeof createCache>;

/** Caches the result of each build step until one of its sources changes. A failed step isn't cached. */
export function createCache() {
  const results = new Map<string, Result<unknown>>();
  return {
    async read<T>(step: string, run: () => Promise<Result<T>>): Promise<T> {
      const result = (results.get(step) as Result<T> | undefined) ?? (await run());
      results.set(step, result);
      return result.value;
    },
    /** Discards the results that depend on one of these files, or on a file in one of these folders. */
    discard(changed: readonly string[]): void {
      const isChanged = (file: string) => changed.some((path) => file === path || file.startsWith(`${path}/`));
      for (const [step, { sources }] of results) if (sources.some(isChanged)) results.delete(step);
    },
  };
}
