import { ApiError } from './errors.ts';

/** No limit for the whole of an upload: the longest delay that timers know, in ms. */
export const UNLIMITED_MS = 2_147_483_647;

/**
 * Makes a stand-in for `fetch` that tells how much has gone out, which `fetch` can't: for a `Call`'s `fetch`, with
 * `timeoutMs: UNLIMITED_MS`.
 *
 * Shapes: `onProgress` is told the share that has gone out, from 0 to 1; the address is absolute.
 * Always true: an upload may take its time; what is limited, by `idleTimeoutMs`, is how long it stands still.
 * Errors: rejects with a `TIMEOUT_ERROR`, with the signal's reason, or as `fetch` does.
 * Source: specification §7, `src/contract/README.md` §1.
 */
export function uploadingFetch(
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
        timer = setTimeout(() => fail(new ApiError('TIMEOUT_ERROR')), idleTimeoutMs);
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
        // It follows redirects unasked, to where the file may not go or has been left behind.
        if (xhr.responseURL !== String(url)) {
          fail(new TypeError('The upload was redirected.'));
          return;
        }
        settle();
        const headers = { 'retry-after': xhr.getResponseHeader('retry-after') ?? '' };
        // A server may invent a status above those that a `Response` can have.
        resolve(new Response(xhr.responseText || null, { status: Math.min(xhr.status, 599), headers }));
      };
      signal?.addEventListener('abort', cancel);
      watch();
      xhr.send(body as XMLHttpRequestBodyInit);
    });
}
