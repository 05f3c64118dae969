/**
 * Reads every answer of the API: the one place to change for a backend that answers otherwise.
 *
 * Always true: what comes out is what the call's shape says, with ids exactly as received and amounts as decimal text;
 * unknown fields are left out.
 * Errors: a reading function throws an `ApiError`: `PARSING_ERROR` for what can't be read, `HTTP_ERROR` for a failure told
 * inside a success.
 * Source: `src/contract/README.md` §1 (envelope, aliases) and §2 (entities).
 */
import type { Answer, Call, DataOf, ListPage } from '../../contract/call.ts';
import { ApiError } from '../../http/errors.ts';
import { listOf, nullable, number, optional, type Reader, readerOf, record } from './readers.ts';

type ReadBody<T> = (body: unknown) => T;

/** Reads what a call answers. */
export function readAnswer<C extends Call>({ answer }: C): ReadBody<DataOf<C>> {
  if (answer === 'nothing') return readReceipt({ answer }) as ReadBody<DataOf<C>>;
  if ('page' in answer) return readPage(readerOf(answer.page)) as ReadBody<DataOf<C>>;
  return readData(dataReader(answer) as Reader<DataOf<C>>);
}

/** Reads what a write answers: `null` where a success says no more than that it is one. */
export function readReceipt<C extends Pick<Call, 'answer'>>({ answer }: C): ReadBody<DataOf<C & Call> | null> {
  const read = answer === 'nothing' || 'page' in answer ? () => null : nullable(dataReader(answer));
  const readBody = readData(read as Reader<DataOf<C & Call> | null>);
  return (body) => (body === null ? null : readBody(body));
}

/** Reads the `data` of an answer. */
export function readData<T>(read: Reader<T>): ReadBody<T> {
  return readEnvelope(({ data }) => read(data, 'data'));
}

function dataReader(answer: Exclude<Answer, 'nothing' | { page: unknown }>): Reader<unknown> {
  return 'row' in answer ? readerOf(answer.row) : listOf(readerOf(answer.list));
}

function readPage<Row>(read: Reader<Row>): ReadBody<ListPage<Row>> {
  return readEnvelope((outer) => {
    const inner = Array.isArray(outer.data) ? outer : record(outer.data, 'data');
    const about = { ...outer, ...inner };
    const count = (...names: [string, ...string[]]) =>
      optional(number)(
        names.map((name) => about[name]).find((value) => value != null),
        names[0],
      );
    return {
      rows: listOf(read)([inner.data, inner.items, inner.users, inner.projects].find(Array.isArray), 'data'),
      total: count('total', 'count', 'total_items'),
      page: count('page', 'current_page'),
      limit: count('limit', 'per_page'),
    };
  });
}

/** Opens an envelope that says that it is a success; any other is an `HTTP_ERROR`. */
function readEnvelope<T>(read: (envelope: Record<string, unknown>) => T): ReadBody<T> {
  return (body) => {
    try {
      const envelope = record(body, 'answer');
      const flags = [envelope.success, envelope.status].filter((flag) => flag != null);
      if (!flags.every(saysSuccess)) throw new ApiError('HTTP_ERROR', { status: 200, body });
      return read(envelope);
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('PARSING_ERROR', { status: 200, body, cause });
    }
  };
}

const successWords = ['true', 'ok', 'success', 'successful', '1'];

/** Whether a flag says success: `true`, `1`, a 2xx, or a word for it in any case. Whatever else there is says that it failed. */
function saysSuccess(flag: unknown): boolean {
  return successWords.includes(String(flag).toLowerCase()) || /^2\d\d$/.test(String(flag));
}
