import type { ApiError } from './errors.ts';

/**
 * Whether nobody knows if a call was carried out: it got no answer, none that can be read, or one that names no cause.
 * Errors: none. Source: CONTRACT.md §1.
 */
export function isUnsure({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'HTTP_ERROR' || status >= 500;
}
