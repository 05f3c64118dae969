/**
 * Why a call failed.
 *
 * `FETCH_ERROR`: no whole answer arrived (no connection, lost mid-body, refused redirect). `TIMEOUT_ERROR`: it took too
 * long. `PARSING_ERROR`: a success that can't be read. `HTTP_ERROR`: any status outside 200 to 299, or a success that says
 * that it is none.
 * Source: specification §7.
 */
export type ErrorKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'HTTP_ERROR';

/** What is known of a failure beside its kind. */
export interface ErrorDetails {
  /** The HTTP status; the original one of a `PARSING_ERROR`. */
  readonly status?: number;
  /** The parsed body of an `HTTP_ERROR` (its text where it is not JSON, `null` where it is empty); of a
   * `PARSING_ERROR` what was parsed but makes no sense. */
  readonly body?: unknown;
  /** The raw text of an answer that is not JSON. */
  readonly text?: string;
  /** How long the server asks to wait (`Retry-After` in seconds), in ms; 0 where it doesn't. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/**
 * The one error that a call rejects with. A call that was aborted is no failure: it rejects with its signal's reason.
 *
 * Always true: the message holds kind and status only, never an address, a token or a body.
 * Source: specification §7.
 */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  declare readonly status?: number;
  declare readonly body?: unknown;
  declare readonly text?: string;
  declare readonly retryAfterMs?: number;

  constructor(kind: ErrorKind, details: ErrorDetails = {}) {
    super(`${kind} ${details.status ?? ''}`.trim());
    this.name = 'ApiError';
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** What was thrown, as an `ApiError`: anything unforeseen counts as a call that got no answer. Errors: none. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('FETCH_ERROR', { cause: error });
}

/**
 * Whether nobody knows if a call was carried out: it got no answer, none that can be read, or one that names no cause.
 * Errors: none.
 */
export function isOutcomeUnknown({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'HTTP_ERROR' || status >= 500;
}
