import type { ArgsOf } from '../contract/endpoint.ts';
import { type SignedIn, sessionEndpoints } from '../contract/session.ts';
import type { Mutation } from './endpoint.ts';
import { readResponse } from './wire/decode.ts';
import { requestOf } from './wire/request.ts';

const endpoint = sessionEndpoints.signIn;

/** The mutation that signs in. A success without data is an error, because a session needs the token. */
export const signIn: Mutation<ArgsOf<typeof endpoint>, SignedIn> = {
  name: endpoint.path,
  build: requestOf(endpoint),
  read: readResponse(endpoint),
  tags: () => [],
};
