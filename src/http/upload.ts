import { TimeoutError } from './errors.ts';

/** The longest delay that `setTimeout` supports, in ms: effectively no time limit. */
export const UNLIMITED_MS = 2_147_483_647;

/**
 * Creates a `fetch` that reports the progress of uploads. The request's own `timeoutMs` must be `UNLIMITED_MS`.
 *
 * Shapes: `onProgress` gets the share of the body that was sent, from 0 to 1. The URL must be absolute. `idleTimeoutMs`
 * limits the time without progress.
 * Errors: rejects with a `TIMEOUT_ERROR`, with the signal's reason, or as `fetch` does.
 * Source: specification §7, `src/contract/README.md` §1.
 */
export function fetchWithProgress(
  onProgress: ((sentShare: number) => void) | undefined,
  idleTimeoutMs: number,
): typeof fetch {
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      const fail = (reason: unknown) => {
        settle();
        reject(reason);
        xhr.abort();
      };
      const cancel = () => fail(signal?.reason);
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fail(new TimeoutError()), idleTimeoutMs);
      };

      xhr.open(method, String(url));
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => {
        watch();
        if (total) onProgress?.(loaded / total);
      };
      xhr.onprogress = watch;
      xhr.onerror = () => fail(new TypeError('The upload was interrupted.'));
      xhr.onload = () => {
        // XMLHttpRequest follows redirects, which can lead to another origin or drop the file.
        if (xhr.responseURL !== String(url)) {
          fail(new TypeError('The upload was redirected.'));
          return;
        }
        settle();
        const headers = { 'retry-after': xhr.getResponseHeader('retry-after') ?? '' };
        // `Response` throws for a status above 599.
        resolve(new Response(xhr.responseText || null, { status: Math.min(xhr.status, 599), headers }));
      };
      signal?.addEventListener('abort', cancel);
      watch();
      xhr.send(body as XMLHttpRequestBodyInit);
    });
}
