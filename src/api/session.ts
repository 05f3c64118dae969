import type { ArgsOf } from '../contract/call.ts';
import { type SignedIn, sessionCalls } from '../contract/session.ts';
import type { Mutation } from './endpoint.ts';
import { readResponse } from './wire/decode.ts';
import { requestOf } from './wire/request.ts';

const call = sessionCalls.signIn;

/** Signs in. Unlike other mutations, a success must carry data: there is no session without a token. */
export const signIn: Mutation<ArgsOf<typeof call>, SignedIn> = {
  name: call.path,
  call: requestOf(call),
  read: readResponse(call),
  tags: () => [],
};
