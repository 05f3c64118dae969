import { adoptStyles, type Delivered } from './adopt-styles.ts';

export interface PageLoader {
  /** True for the paths of the site's pages. */
  has(path: string): boolean;
  /** Fetches what a page that may be asked for next is made of. A failure shows when it is asked for. */
  fetch(path: string): void;
  /** The page if its code is here already. */
  peek(path: string): Delivered | undefined;
  /**
   * Fetches code and styles of a page, once. Errors: rejects when they do not come, or do not end to run, in time; they are
   * asked for again then, but some browsers keep the failure of an import until the document is loaded anew.
   */
  load(path: string): Promise<Delivered>;
}

interface PageLoaderOptions {
  has: (path: string) => boolean;
  fetchPage: (path: string) => Promise<Delivered>;
  /** The page whose styles the document brought along. */
  styledPath: string;
  /** The clock: the browser's own if left out. */
  setTimer?: (expire: () => void, ms: number) => void;
}

/** Modules that wait for each other never end, and never fail either: after this time, in milliseconds, they have failed. */
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
