import type { Calls, ResponseOf } from '../../contract/call.ts';
import type { Shape } from '../../contract/shape.ts';
import type { Tables } from './data/tables.ts';
import type { Call, Services } from './services.ts';

/** Carries out one call. Errors: a `Failure`. */
export type Handler<Answer> = (call: Call, services: Services) => Answer | Promise<Answer>;

/** A handler for each call; a missing one, or one with another response type, doesn't compile. */
type Handlers<Of extends Calls> = { readonly [Name in keyof Of]: Handler<ResponseOf<Of[Name]>> };

/** The tables that a resource adds to `Tables`, each by the shape of its rows. */
export type OwnTables = { readonly [Name in keyof Tables]?: Shape };

/** The calls of one resource, their handlers, and its tables. */
export interface Resource<Of extends Calls = Calls> {
  readonly calls: Of;
  readonly handlers: Handlers<Of>;
  readonly tables: OwnTables;
}

export const noTables: OwnTables = {};

export function resource<Of extends Calls>(calls: Of, tables: OwnTables, handlers: Handlers<Of>): Resource<Of> {
  return { calls, tables, handlers };
}
