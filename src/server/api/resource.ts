import type { AnswerOf, Calls } from '../../contract/call.ts';
import type { Table, Tables } from './data/tables.ts';
import type { Call, Services } from './services.ts';

/** Carries out one call. Errors: a `Failure`. */
export type Handler<Answer> = (call: Call, services: Services) => Answer | Promise<Answer>;

/** A handler for each call: one that is missing, or answers something else, does not compile. */
type Handlers<Of extends Calls> = { readonly [Name in keyof Of]: Handler<AnswerOf<Of[Name]>> };

/** The tables that a resource adds to `Tables`. */
export type OwnTables = { readonly [Name in keyof Tables]?: Table<Tables[Name]> };

/** The calls of one resource, how they are carried out, and the tables that it keeps. */
export interface Resource<Of extends Calls = Calls> {
  readonly calls: Of;
  readonly handlers: Handlers<Of>;
  readonly tables: OwnTables;
}

export const noTables: OwnTables = {};

export function resource<Of extends Calls>(calls: Of, tables: OwnTables, handlers: Handlers<Of>): Resource<Of> {
  return { calls, tables, handlers };
}
