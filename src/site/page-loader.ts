import { isPagePath, type PageModule, routeOf } from './routes.ts';

/** Where each page's own stylesheet is, for moves inside the site, as JSON. Set by the build. */
declare const __PAGE_STYLES__: string;

export interface PageLoader {
  /** Whether the path is one of the site's pages. */
  has(path: string): boolean;
  /** The page if its code is here already. */
  peek(path: string): PageModule | undefined;
  /** Fetches code and styles of a page, once; a failure is forgotten, so that the next try is a real one. */
  load(path: string): Promise<PageModule>;
  /** Fetches the styles of a part that is drawn later than its page, in the same way; `toasts` is the only one. */
  loadStyles(part: 'toasts'): Promise<void>;
}

/** `styledPath` is the page whose styles the document brought along. */
export function createPageLoader(styledPath: string): PageLoader {
  const ready = new Map<string, PageModule>();
  const styles: Readonly<Record<string, string>> = JSON.parse(__PAGE_STYLES__);
  const underway = new Map<string, Promise<PageModule>>();
  let toastStyles: Promise<void> | undefined;

  async function fetchPage(path: string): Promise<PageModule> {
    const { load } = routeOf(path);
    const [page] = await Promise.all([
      load(),
      path === styledPath ? undefined : loadStyle(styles[isPagePath(path) ? path : '/404']),
    ]);
    ready.set(path, page);
    return page;
  }

  return {
    has: isPagePath,
    peek: (path) => ready.get(path),
    load(path) {
      const known = underway.get(path);
      if (known) return known;
      const promise = fetchPage(path);
      underway.set(path, promise);
      promise.catch(() => underway.delete(path));
      return promise;
    },
    async loadStyles(part) {
      toastStyles ??= loadStyle(styles[part]);
      toastStyles?.catch(() => {
        toastStyles = undefined;
      });
      return toastStyles;
    },
  };
}

function loadStyle(href: string | undefined): Promise<void> | undefined {
  if (!href) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
