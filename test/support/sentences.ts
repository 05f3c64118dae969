// The messages of the failures that tests provoke, so that tests don't repeat the words.
import { errorMessage, writeErrorMessage } from '../../src/api/error-message.ts';
import { ApiError } from '../../src/http/errors.ts';

const lost = new ApiError('FETCH_ERROR');

export const sentences = {
  unreachable: errorMessage(lost),
  late: errorMessage(new ApiError('TIMEOUT_ERROR')),
  unreadable: errorMessage(new ApiError('PARSING_ERROR', { status: 200 })),
  /** The sentence that a write with an unknown outcome adds to `unreachable`. */
  doubt: writeErrorMessage(lost).slice(errorMessage(lost).length + 1),
  of: (status: number) => errorMessage(new ApiError('HTTP_ERROR', { status })),
};
