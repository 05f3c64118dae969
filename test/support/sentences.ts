// The console's messages for the failures that tests provoke, so that tests don't repeat the words.
import { errorMessage } from '../../src/api/error-message.ts';
import { ApiError } from '../../src/http/errors.ts';

/** Returns a message without its advice, which differs between reads and writes. */
const factOf = (error: ApiError) => errorMessage(error, '').trim();

export const sentences = {
  unreachable: factOf(new ApiError('FETCH_ERROR')),
  late: factOf(new ApiError('TIMEOUT_ERROR')),
  unreadable: factOf(new ApiError('PARSING_ERROR', { status: 200 })),
  failed: factOf(new ApiError('HTTP_ERROR', { status: 503 })),
  of: (status: number) => errorMessage(new ApiError('HTTP_ERROR', { status })),
};
