import { errorMessage } from '../../api/error-message.ts';
import { statuses } from '../../contract/envelope.ts';
import { ApiError } from '../../http/errors.ts';

/** A sentence that tells neither which of the two was wrong nor whether there is such an account. */
const WRONG = 'Email or password is wrong.';
const wrongStatuses: readonly (number | undefined)[] = [
  statuses.badRequest,
  statuses.unauthorized,
  statuses.notFound,
  statuses.invalid,
];

/** The sentence for a sign-in that failed; `apiHref` is where the API should be. */
export function signInMessage(error: unknown, apiHref: string): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  if (!isFromApi(error)) {
    return `The API can't be reached at ${apiHref}. Check your connection; if others can't sign in either, tell whoever runs this site.`;
  }
  return error.kind === 'HTTP_ERROR' && wrongStatuses.includes(error.status) ? WRONG : errorMessage(error);
}

/**
 * Whether an API has answered. Where there is none, the host of the site does: with a page of its own, with XML, with nothing,
 * and with whatever status it has for a POST to a file that is not there.
 */
function isFromApi({ kind, status, body }: ApiError): boolean {
  if (kind === 'TIMEOUT_ERROR') return true;
  if (kind !== 'HTTP_ERROR') return false;
  if (typeof body === 'object' && body !== null) return true;
  const saysNothing = body === null || body === undefined;
  return saysNothing && (status === statuses.unauthorized || status === statuses.invalid || (status ?? 0) >= 500);
}
