import { writeErrorMessage } from '../../../api/error-message.ts';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { ApiError } from '../../../http/errors.ts';
import { isolate } from '../../../lib/isolate.ts';

/** The outcome for several rows: some are done, some refused, and some were not tried. */
export interface Acted {
  readonly count: number;
  /** A sentence for each row that was refused. */
  readonly messages: readonly string[];
  readonly untriedCount: number;
}

interface ActOnRowsOptions<Row> {
  readonly run: (row: Row) => Promise<Outcome<unknown>>;
  readonly nameOf: (row: Row) => string;
  readonly isWanted: () => boolean;
  /** Told of the number of each row, counted from 1. */
  readonly onProgress: (number: number) => void;
}

/**
 * Does the same to rows one after the other, since there is no call for several.
 *
 * Always true: what is refused for one row does not stop the others; a server that fails or asks for a pause, or a session
 * that has ended, does. A row that was already gone counts as done.
 */
export async function actOnRows<Row>(rows: readonly Row[], options: ActOnRowsOptions<Row>): Promise<Acted> {
  const { run, nameOf, isWanted, onProgress } = options;
  const messages: string[] = [];
  let tried = 0;
  for (const row of rows) {
    if (!isWanted()) break;
    tried++;
    onProgress(tried);
    const { error } = await run(row);
    if (!error || error.status === statuses.notFound) continue;
    messages.push(`${isolate(nameOf(row))}: ${writeErrorMessage(error)}`);
    if (!isAboutTheRow(error)) break;
  }
  return { count: tried - messages.length, messages, untriedCount: rows.length - tried };
}

/** The refusals that the next row would meet as well. */
const forAll: readonly number[] = [statuses.unauthorized, statuses.tooManyRequests];

function isAboutTheRow({ status }: ApiError): boolean {
  return status !== undefined && status >= 400 && status < 500 && !forAll.includes(status);
}
