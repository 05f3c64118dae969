/** The API behind the console, played by this process: every call of the contract, over real HTTP. */
import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { statuses } from '../../contract/envelope.ts';
import { demoPassword } from './accounts.ts';
import { createDataFile, type DataFile, readDataFile } from './data/data-file.ts';
import { createFileStore, type FileStore } from './data/file-store.ts';
import { lockDataFile } from './data/lock.ts';
import { createResponder, type ResponderOptions } from './responder.ts';
import { seed } from './seed/seed.ts';
import { createAttemptLimit } from './session/attempt-limit.ts';
import { createPasswords, PASSWORD_COST, replacePassword } from './session/passwords.ts';
import { createSessions } from './session/sessions.ts';
import { Failure } from './wire/failure.ts';
import { sendFailure } from './wire/reply.ts';

export interface DemoApiOptions {
  /** The path that the API is mounted under. */
  basePath?: string;
  /** The file that keeps the data; without it the data lives as long as the process. */
  data?: string | undefined;
  /** Every call answers this much later. */
  slowMs?: number;
  /** The share of calls, 0 to 1, that answer 500 without being carried out. */
  failRate?: number;
  /** Of every seeded account; in a data file it takes the place of the one that everybody knows. */
  password?: string;
  /** The cost of hashing a password, as scrypt counts; a data file needs the same always. */
  passwordCost?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** 0 to 1, for `failRate`. */
  random?: () => number;
}

export interface DemoApi {
  /** Answers what is below the base path and says so; leaves everything else alone. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers nothing any more, and resolves once the data is kept. */
  close(): Promise<void>;
}

/**
 * Makes an API with seeded data, or with that of its data file.
 *
 * Errors: a sentence for the person who starts it, if the data file can't be used; the file is left alone.
 */
export function createDemoApi(options: DemoApiOptions = {}): DemoApi {
  const { basePath = '/api', data, slowMs = 0, failRate = 0, passwordCost = PASSWORD_COST } = options;
  const { now = Date.now, random = Math.random, password = demoPassword } = options;
  // Read once before, so that a file that can't be used is told of as such.
  if (data !== undefined) readDataFile(data);
  const unlock = data === undefined ? undefined : lockDataFile(data);
  const kept = data === undefined ? undefined : readDataFile(data);
  const isChanged = kept !== undefined && replacePassword(kept.admins, demoPassword, password, passwordCost);
  const { tables, contents } = kept
    ? { tables: kept, contents: new Map<string, Uint8Array>() }
    : seed(now(), password, passwordCost);
  const services = {
    tables,
    files: createFileStore(tables, data === undefined ? undefined : `${data}.files`, contents),
    sessions: createSessions(tables, now),
    attempts: createAttemptLimit(now),
    passwords: createPasswords(passwordCost),
    now,
    urlOf: (name: string) => `${basePath}/uploads/${name}`,
  };
  // After the uploads: what the data file names is there.
  const dataFile = data === undefined ? undefined : createDataFile(data, tables, kept === undefined || isChanged);
  const closing = new AbortController();
  // Every call that waits listens to it.
  setMaxListeners(0, closing.signal);
  const begin = createKeeper(services.files, dataFile);
  const swept = services.files.sweep();
  const respond = createResponder({ services, begin, slowMs, failRate, random, closed: closing.signal });

  return {
    handle(request, response) {
      const url = request.url ?? '';
      const path = url.split('?', 1)[0] ?? '';
      if (path !== basePath && !path.startsWith(`${basePath}/`)) return false;
      if (closing.signal.aborted) {
        sendFailure(response, new Failure(statuses.unavailable, 'The demo is closing.'));
        return true;
      }
      const query = new URLSearchParams(url.slice(path.length + 1));
      void respond(request, response, path.slice(basePath.length), query);
      return true;
    },
    async close() {
      closing.abort();
      await Promise.all([dataFile?.idle(), swept]);
      unlock?.();
    },
  };
}

/**
 * Keeps what calls change: first the tables, then the files that have lost their rows. A change that the disk refuses leaves
 * nothing behind in memory either, and so does one that began before such a refusal and ended after it.
 */
function createKeeper(files: FileStore, dataFile: DataFile | undefined): ResponderOptions['begin'] {
  return () => {
    const putBacks = dataFile?.putBacks();
    return async (hasFailed = false) => {
      // A call that fails may have stored a file before, and has taken its row away.
      if (hasFailed && !files.hasRemoved()) return;
      const removed = files.takeRemoved();
      try {
        if (dataFile?.putBacks() !== putBacks) {
          dataFile?.putBack();
          throw new Failure(statuses.internal, 'The data could not be kept. Try again.');
        }
        await dataFile?.save();
      } catch (error) {
        await files.sweep();
        throw error;
      }
      await files.erase(removed);
    };
  };
}
