export type ErrorKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'HTTP_ERROR';

export interface ErrorDetails {
  /** The HTTP status, which is 2xx if only the body is wrong. */
  readonly status?: number;
  /** The parsed body. An `HttpError` has the text of a body that isn't JSON, and `null` for an empty body. */
  readonly body?: unknown;
  /** The body of a successful response that isn't JSON. */
  readonly text?: string;
  readonly headers?: Headers;
  readonly cause?: unknown;
}

type Answered = ErrorDetails & { readonly status: number };

/**
 * The error that requests reject with, one class for each kind. An aborted request rejects with its signal's reason
 * instead.
 *
 * Invariants: the message contains kind and status only, never a URL, a token or a body.
 * Source: specification §7.
 */
export abstract class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ErrorKind;
  declare readonly status?: number;
  declare readonly body?: unknown;
  declare readonly text?: string;
  declare readonly headers?: Headers;

  constructor(kind: ErrorKind, details: ErrorDetails = {}) {
    super(`${kind} ${details.status ?? ''}`.trim());
    Object.assign(this, details, { kind });
  }
}

/** No complete response: no connection, a lost connection or a redirect. */
export class FetchError extends ApiError {
  constructor(details?: ErrorDetails) {
    super('FETCH_ERROR', details);
  }
}

/** No complete response within the time limit. */
export class TimeoutError extends ApiError {
  constructor(details?: ErrorDetails) {
    super('TIMEOUT_ERROR', details);
  }
}

/** A 2xx response whose body can't be read. */
export class ParsingError extends ApiError {
  declare readonly status: number;

  constructor(details: Answered) {
    super('PARSING_ERROR', details);
  }
}

/** A status outside 200 to 299, or a 2xx body that reports a failure. */
export class HttpError extends ApiError {
  declare readonly status: number;

  constructor(details: Answered) {
    super('HTTP_ERROR', details);
  }
}

/** Returns an `ApiError` unchanged, and wraps any other error in a `FetchError` as its cause. Errors: none. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new FetchError({ cause: error });
}

/** Returns whether a failed write may have taken effect: no response, an unreadable one, or a 5xx. Errors: none. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && !(error instanceof HttpError && error.status < 500);
}

/**
 * Returns whether the server's data may differ from the cached data after a failed write: the write took effect, or
 * someone else changed the row. With the listed statuses, neither happened. An abort counts as neither. Errors: none.
 */
export function mayHaveChangedServer(error: unknown): boolean {
  return error instanceof ApiError && ![400, 401, 403, 422, 429].includes(error.status ?? 0);
}
