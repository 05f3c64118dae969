import type { AnswerOf, Calls } from '../../contract/call.ts';
import type { Call, Services } from './services.ts';

/** Carries out one call. Errors: a `Failure`. */
export type Handler<Answer> = (call: Call, services: Services) => Answer | Promise<Answer>;

/** A handler for each call: one that is missing, or answers something else, does not compile. */
type Handlers<Of extends Calls> = { readonly [Name in keyof Of]: Handler<AnswerOf<Of[Name]>> };

/** The calls of one resource, and how they are carried out. */
export interface Resource<Of extends Calls = Calls> {
  readonly calls: Of;
  readonly handlers: Handlers<Of>;
}

export function resource<Of extends Calls>(calls: Of, handlers: Handlers<Of>): Resource<Of> {
  return { calls, handlers };
}
