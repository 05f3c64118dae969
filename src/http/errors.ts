export interface ErrorDetails {
  /** The parsed body. An `HTTP_ERROR` has the text of a body that isn't JSON, and `null` for an empty body. */
  readonly body?: unknown;
  /** The body of a successful response that isn't JSON. */
  readonly text?: string;
  /** The headers of an `HTTP_ERROR`. */
  readonly headers?: Headers;
  readonly cause?: unknown;
}

/** A failure without a complete response: no connection, a lost connection, a redirect or a timeout. */
interface Unanswered {
  readonly kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR';
  readonly status?: undefined;
}

/** A failure with a response: an unreadable 2xx, a status outside 200 to 299, or a 2xx body that reports a failure. */
interface Answered {
  readonly kind: 'PARSING_ERROR' | 'HTTP_ERROR';
  /** The HTTP status, which is 2xx if only the body is wrong. */
  readonly status: number;
}

export type ErrorKind = (Unanswered | Answered)['kind'];

class RequestError extends Error {
  override readonly name = 'ApiError';
  declare readonly body?: unknown;
  declare readonly text?: string;
  declare readonly headers?: Headers;

  constructor(kind: ErrorKind, details: ErrorDetails & { status?: number } = {}) {
    super(`${kind} ${details.status ?? ''}`.trim());
    Object.assign(this, details, { kind });
  }
}

/**
 * The error that requests reject with. `kind` says whether there is a status. An aborted request rejects with its
 * signal's reason instead.
 *
 * Invariants: the message contains kind and status only, never a URL, a token or a body.
 * Source: specification §7.
 */
export type ApiError = RequestError & (Unanswered | Answered);
export const ApiError = RequestError as unknown as {
  new (kind: Unanswered['kind'], details?: ErrorDetails): ApiError;
  new (kind: Answered['kind'], details: ErrorDetails & { readonly status: number }): ApiError;
};

/** Returns an `ApiError` unchanged, and wraps any other error in a `FETCH_ERROR` as its cause. Errors: none. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('FETCH_ERROR', { cause: error });
}

/** Returns whether a failed write may have taken effect: no response, an unreadable one, or a 5xx. Errors: none. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'HTTP_ERROR' || error.status >= 500);
}

/**
 * Returns whether the server's data may differ from the cached data after a failed write: the write took effect, or
 * someone else changed the row. With the listed statuses, neither happened. An abort counts as neither. Errors: none.
 */
export function mayHaveChangedServer(error: unknown): boolean {
  return error instanceof ApiError && ![400, 401, 403, 422, 429].includes(error.status ?? 0);
}
