/** The facts of a failure beside its kind. */
export interface ErrorDetails {
  /** The parsed body of an `HTTP_ERROR` (its text where it is not JSON, `null` where it is empty); of a
   * `PARSING_ERROR` what was parsed but makes no sense. */
  readonly body?: unknown;
  /** The raw text of an answer that is not JSON. */
  readonly text?: string;
  /** Of an `HTTP_ERROR`. */
  readonly headers?: Headers;
  readonly cause?: unknown;
}

/** No whole answer arrived: no connection, lost mid-body, refused redirect, nothing to send; or it took too long. */
interface Unanswered {
  readonly kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR';
  readonly status?: undefined;
}

/** A success that can't be read; or any status outside 200 to 299, or a success that says that it is none. */
interface Answered {
  readonly kind: 'PARSING_ERROR' | 'HTTP_ERROR';
  /** The HTTP status, also that of a success. */
  readonly status: number;
}

export type ErrorKind = (Unanswered | Answered)['kind'];

class CallError extends Error {
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
 * The one error that a call rejects with; `kind` tells whether there is a status. A call that was aborted is no failure: it
 * rejects with its signal's reason.
 *
 * Always true: the message holds kind and status only, never an address, a token or a body.
 * Source: specification §7.
 */
export type ApiError = CallError & (Unanswered | Answered);
export const ApiError = CallError as unknown as {
  new (kind: Unanswered['kind'], details?: ErrorDetails): ApiError;
  new (kind: Answered['kind'], details: ErrorDetails & { readonly status: number }): ApiError;
};

/** Anything thrown, as an `ApiError`: anything unforeseen counts as a call that got no answer. Errors: none. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('FETCH_ERROR', { cause: error });
}

/**
 * Whether nobody knows if a call was carried out: it got no answer, none that can be read, or one that names no cause.
 * What is no `ApiError` was thrown before anything was sent, or by whoever stopped it. Errors: none.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'HTTP_ERROR' || error.status >= 500);
}

/**
 * Whether a call's subject may be other than it is shown, after this failure: gone, changed, or written all the same. Those
 * listed speak of the caller, the fields or the hurry alone. Errors: none.
 */
export function leavesDoubt(error: unknown): boolean {
  return error instanceof ApiError && ![400, 401, 403, 422, 429].includes(error.status ?? 0);
}
