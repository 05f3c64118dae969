import { ParsingError } from './errors.ts';

/**
 * Yields the text of a streamed response chunk by chunk. Each chunk restarts the time limit of `send` with `restart`.
 *
 * Units: `maxLength` in UTF-16 units, `endMs` in ms since 1970. Both limit the whole body.
 * Errors: throws a `PARSING_ERROR` whose `cause` is `true` if the body exceeds a limit. Source: `src/README.md` §8
 * (chat time limit).
 */
export async function* readText(response: Response, restart: () => void, maxLength: number, endMs: number) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (length >= maxLength || Date.now() >= endMs) throw new ParsingError({ status: response.status, cause: true });
    restart();
    length += part.value.length;
    yield part.value;
  }
}
