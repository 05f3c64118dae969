import { errorMessage } from '../../api/error-message.ts';
import { statuses } from '../../contract/envelope.ts';
import { ApiError } from '../../http/errors.ts';

/** Reveals neither which of the two was wrong nor whether the account exists. */
const WRONG = 'Incorrect email or password. Forgot it? Ask a super-admin to set a new one.';
const DEACTIVATED = "This account can't sign in. Ask a super-admin to activate it.";
/** Returns the message for a failed sign-in; `apiHref` is the API's expected URL. */
export function signInMessage(error: unknown, apiHref: string): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  if (!isFromApi(error)) {
    return `Couldn't reach the API at ${apiHref}. Check your connection. If others can't sign in either, contact the site's administrator.`;
  }
  if (error.kind !== 'HTTP_ERROR') return errorMessage(error);
  if (error.status === statuses.forbidden) return DEACTIVATED;
  const { badRequest, unauthorized, notFound, invalid } = statuses;
  return [badRequest, unauthorized, notFound, invalid].some((each) => each === error.status)
    ? WRONG
    : errorMessage(error);
}

/**
 * Returns whether the response is from an API. Without one, the site's host responds: with HTML, XML or nothing, and
 * with its status for a POST to a missing file.
 */
function isFromApi({ kind, status = 0, body }: ApiError): boolean {
  if (kind !== 'HTTP_ERROR') return kind === 'TIMEOUT_ERROR';
  return body ? typeof body === 'object' : status === statuses.unauthorized || status >= 500;
}
