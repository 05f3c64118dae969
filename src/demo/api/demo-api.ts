/** Simulates the console's API: every endpoint of the contract, over real HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { demoPassword } from './accounts.ts';
import { lockDataFile, readDataFile, unusable } from './data/data-file.ts';
import { createStore } from './data/store.ts';
import { createResponder } from './responder.ts';
import { seed } from './seed/seed.ts';
import { createAttemptLimit } from './session/attempt-limit.ts';
import { createPasswords, PASSWORD_COST } from './session/passwords.ts';
import { createSessions } from './session/sessions.ts';
import { respond } from './wire/reply.ts';

export interface DemoApiOptions {
  /** The path that the API is mounted under. */
  basePath?: string;
  /** The file to save the data in; without it, data is lost when the process ends. */
  data?: string | undefined;
  /** The password of every seeded account, and of accounts in the data file that have the public default. */
  password?: string;
  /** The cost of password hashes: scrypt's N. Must stay the same for a data file. */
  passwordCost?: number;
  /** Returns the current time, in ms since 1970. */
  now?: () => number;
}

/**
 * Creates an API with the data of its data file, or with seeded data. `handle` responds to requests at or below the base
 * path and returns `true`; it returns `false` for others, and never throws. `close` unlocks the data file.
 *
 * Errors: throws an error with a message for the user if the data file can't be used. The file isn't changed in this case.
 */
export function createDemoApi(options: DemoApiOptions = {}) {
  const { basePath = '/api', data, passwordCost = PASSWORD_COST } = options;
  const { now = Date.now, password = demoPassword } = options;
  // Reads the file before locking it, so that an invalid file is reported first.
  const saved = data === undefined ? undefined : readDataFile(data);
  const unlock = data === undefined ? undefined : lockDataFile(data);
  const passwords = createPasswords(passwordCost);
  const passwordHash = passwords.hash(password);
  const { tables, contents } = saved ? { tables: saved } : seed(now(), passwordHash);
  if (password !== demoPassword)
    for (const admin of saved?.admins ?? [])
      if (passwords.verify(demoPassword, admin.password_hash)) admin.password_hash = passwordHash;
  const store = createStore(tables, data, contents);
  try {
    store.save();
  } catch (error) {
    unlock?.();
    throw unusable(String(data), 'written', error);
  }
  const services = {
    tables,
    files: store,
    sessions: createSessions(tables, now),
    limitAttempts: createAttemptLimit(now),
    passwords,
    now,
    urlOf: (name: string) => `${basePath}/uploads/${name}`,
  };
  const carryOut = createResponder(services);

  return {
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const url = request.url ?? '';
      const path = url.split('?', 1)[0] ?? '';
      if (path !== basePath && !path.startsWith(`${basePath}/`)) return false;
      const query = new URLSearchParams(url.slice(path.length + 1));
      void respond(response, () => carryOut(request, response, path.slice(basePath.length), query));
      return true;
    },
    close: () => unlock?.(),
  };
}
