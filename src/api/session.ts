import { sessionCalls } from '../contract/session.ts';
import { mutation } from './endpoint.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { readAnswer } from './wire/decode.ts';

/** A success has to carry its data: without a token nobody is signed in. */
export const signIn = { ...mutation(sessionCalls.signIn, () => []), read: readAnswer(sessionCalls.signIn) };

export const useSignInMutation = mutationHook(signIn);
