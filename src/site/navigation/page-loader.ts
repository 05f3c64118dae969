import { adoptStyles, type Delivered } from './adopt-styles.ts';

export interface PageLoader {
  /** Returns true for the paths of the site's pages. */
  has(path: string): boolean;
  /** Prefetches a page's code. Ignores failures: `load` reports them. */
  fetch(path: string): void;
  /** Returns the page if it has been loaded. */
  peek(path: string): Delivered | undefined;
  /**
   * Loads a page's code and styles once. Errors: rejects if they don't arrive and run in time. The next
   * call tries again, but some browsers cache a failed import until the document is reloaded.
   */
  load(path: string): Promise<Delivered>;
}

interface PageLoaderOptions {
  has: (path: string) => boolean;
  fetchPage: (path: string) => Promise<Delivered>;
  /** The page whose styles are already in the document. */
  styledPath: string;
  /** The timer. Default: the browser's. */
  setTimer?: (expire: () => void, ms: number) => void;
}

/** Time limit in milliseconds, because modules that wait for each other neither finish nor fail. */
export const TIMEOUT_MS = 20_000;

export function createPageLoader({ has, fetchPage, styledPath, setTimer = setTimeout }: PageLoaderOptions): PageLoader {
  const ready = new Map<string, Delivered>();
  const underway = new Map<string, Promise<Delivered>>();

  async function load(path: string): Promise<Delivered> {
    const late = new Promise<never>((_resolve, reject) => {
      setTimer(() => reject(new Error(`The page ${path} did not come in time`)), TIMEOUT_MS);
    });
    const page = await Promise.race([fetchPage(path), late]);
    adoptStyles(page, path === styledPath);
    ready.set(path, page);
    return page;
  }

  return {
    has,
    fetch: (path) => void fetchPage(path).catch(() => undefined),
    peek: (path) => ready.get(path),
    load(path) {
      const known = underway.get(path);
      if (known) return known;
      const promise = load(path);
      underway.set(path, promise);
      promise.catch(() => underway.delete(path));
      return promise;
    },
  };
}
