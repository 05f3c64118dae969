import type { Endpoints, ResponseOf } from '../../contract/endpoint.ts';
import type { Ok, Page } from '../../contract/envelope.ts';
import type { Store } from './data/store.ts';
import type { Row, Tables } from './data/tables.ts';
import type { AttemptLimit } from './session/attempt-limit.ts';
import type { Passwords } from './session/passwords.ts';
import type { Sessions } from './session/sessions.ts';
import type { Form } from './wire/body.ts';

export interface Services {
  tables: Tables;
  files: Store;
  sessions: Sessions;
  limitAttempts: AttemptLimit;
  passwords: Passwords;
  /** Returns the current time, in ms since 1970. */
  now: () => number;
  /** Returns the address of a stored file, relative to the API's origin. */
  urlOf(fileName: string): string;
}

/** One decoded request. Parts that the request doesn't use are empty. */
export interface DemoRequest extends Form {
  /** The id in the path. */
  id: string;
  query: URLSearchParams;
  token: string;
  /** Returns the admin who sent the request. Errors: 401, 403. */
  actor(): Row<'admins'>;
}

/** Handles a request synchronously, so that no data changes between checks and writes. Errors: throws a `Failure`. */
export type Handler<Body = Ok<unknown> | Page<unknown>> = (request: DemoRequest, services: Services) => Body;

/** Handlers of some endpoints, with the response types of the contract. */
export type HandlersOf<Of extends Endpoints> = { readonly [Name in keyof Of]: Handler<ResponseOf<Of[Name]>> };
