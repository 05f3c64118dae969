/** Details of a failure. */
export interface ErrorDetails {
  /** The parsed body. For an `HTTP_ERROR`: its text if it isn't JSON, `null` if it is empty. */
  readonly body?: unknown;
  /** The text of a success that isn't JSON. */
  readonly text?: string;
  /** The headers of an `HTTP_ERROR`. */
  readonly headers?: Headers;
  readonly cause?: unknown;
}

/** No complete response: no connection, a connection lost, a redirect, or a timeout. */
interface Unanswered {
  readonly kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR';
  readonly status?: undefined;
}

/** An unreadable success, a status outside 200 to 299, or a body that reports a failure. */
interface Answered {
  readonly kind: 'PARSING_ERROR' | 'HTTP_ERROR';
  /** The HTTP status, also that of a success. */
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
 * The error that every request rejects with; `kind` tells whether there is a status. An aborted request rejects with
 * its signal's reason instead.
 *
 * Invariants: the message holds kind and status only, never a URL, a token or a body.
 * Source: specification §7.
 */
export type ApiError = RequestError & (Unanswered | Answered);
export const ApiError = RequestError as unknown as {
  new (kind: Unanswered['kind'], details?: ErrorDetails): ApiError;
  new (kind: Answered['kind'], details: ErrorDetails & { readonly status: number }): ApiError;
};

/** Wraps anything thrown as an `ApiError`; unexpected errors become `FETCH_ERROR`. Errors: none. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('FETCH_ERROR', { cause: error });
}

/** Returns whether a write may have been carried out: no response, an unreadable one, or a 5xx. Errors: none. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'HTTP_ERROR' || error.status >= 500);
}

/**
 * Returns whether the server's data may differ from the cached data after a failed write: the write took effect, or
 * someone else changed the row. The listed statuses are about the request alone. Errors: none.
 */
export function mayHaveChangedServer(error: unknown): boolean {
  return error instanceof ApiError && ![400, 401, 403, 422, 429].includes(error.status ?? 0);
}
