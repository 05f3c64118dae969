import type { Calls } from '../../contract/calls.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Call, Services } from './services.ts';

/** Carries out one call. Errors: a `Failure`. */
export type Handler<Name extends EndpointName> = (
  call: Call,
  services: Services,
) => Calls[Name]['answer'] | Promise<Calls[Name]['answer']>;

/** A handler for each call: one that is missing, or answers something else, does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
