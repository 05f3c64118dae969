/**
 * Decodes every response of the API. If your backend's envelope differs, change `contract/parse-response.ts`.
 *
 * Invariants: data matches the endpoint's shape, with ids exactly as received and amounts as decimal text. Unknown
 * fields are omitted. Unreadable rows are left out of lists: see `unreadIn`.
 * Errors: a decoder throws an `ApiError`: `PARSING_ERROR` for unreadable data, with all faults in its cause;
 * `HTTP_ERROR` for a 2xx body that reports a failure.
 * Source: `src/contract/README.md` §1 (envelope, aliases) and §2 (shapes).
 */
import type { DataOf, ResponseShape } from '../../contract/endpoint.ts';
import { parseResponse, saysFailure } from '../../contract/parse-response.ts';
import { HttpError, ParsingError } from '../../http/errors.ts';

/** Creates the decoder for the responses of an endpoint. */
export function readResponse<C extends ResponseShape>(shape: C): (body: unknown) => DataOf<C> {
  return (body) => readBody(shape, body) as DataOf<C>;
}

/** Creates the decoder for the responses of a write. It returns `null` if a success has no data. */
export function readReceipt<C extends ResponseShape>(shape: C): (body: unknown) => DataOf<C> | null {
  return (body) => {
    if (body === null) return null;
    const hasData = !shape.page && (Object(body).data ?? '') !== '';
    return readBody(hasData ? shape : {}, body) as DataOf<C> | null;
  };
}

function readBody(shape: ResponseShape, body: unknown): unknown {
  if (saysFailure(body)) throw new HttpError({ status: 200, body });
  const { value, faults } = parseResponse(shape, body, 'partial');
  if (faults.length === 0) return value;
  const cause = new TypeError(faults.map(({ where, what }) => `${where} ${what}`).join(', '));
  // Tells the backend's developers what no screen shows.
  console.warn(Object(shape).path, cause);
  throw new ParsingError({ status: 200, body, cause });
}
