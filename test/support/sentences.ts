// The console's messages for the failures that tests provoke, so that tests don't repeat the words.
import { errorMessage } from '../../src/api/error-message.ts';
import { type ApiError, FetchError, HttpError, ParsingError, TimeoutError } from '../../src/http/errors.ts';

/** Returns a message without its advice, which differs between reads and writes. */
const factOf = (error: ApiError) => errorMessage(error, '').trim();

export const sentences = {
  unreachable: factOf(new FetchError()),
  late: factOf(new TimeoutError()),
  unreadable: factOf(new ParsingError({ status: 200 })),
  failed: factOf(new HttpError({ status: 503 })),
  of: (status: number) => errorMessage(new HttpError({ status })),
};
