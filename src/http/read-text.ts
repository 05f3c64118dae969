import { ApiError } from './errors.ts';

/**
 * Yields the text of a streamed body, piece by piece as it arrives.
 *
 * Units: `maxLength` in characters, `endMs` in ms since 1970; both limit the whole body. `restart` is that of `send`.
 * Errors: `PARSING_ERROR` with `cause` true if the body goes on beyond a limit. Source: `src/README.md` §8 (chat time
 * limit).
 */
export async function* readText(response: Response, restart: () => void, maxLength: number, endMs: number) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (length >= maxLength || Date.now() >= endMs)
      throw new ApiError('PARSING_ERROR', { status: response.status, cause: true });
    restart();
    length += part.value.length;
    yield part.value;
  }
}
