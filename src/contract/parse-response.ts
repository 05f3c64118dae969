import type { ResponseShape } from './endpoint.ts';
import { type Fault, isRecord, type Mode, type Parsed, parse, parseKind, unreadIn, wordOf } from './parse.ts';
import type { Shape } from './shape.ts';

/**
 * Parses the body of a successful response. The value is a `ListPage`, a row, a list, or `null` if there is no shape.
 * Errors: none. Mismatches are returned as faults, and so is a body that reports a failure. Source: `README.md` §1.
 */
export function parseResponse(shape: ResponseShape, body: unknown, mode: Mode): Parsed<unknown> {
  if (!isRecord(body))
    return { value: undefined, faults: [{ where: 'response', what: "isn't an object", isTolerated: false }] };
  const faults: Fault[] = [];
  if (body.status !== true) faults.push({ where: 'status', what: "isn't true", isTolerated: !saysFailure(body) });
  if (typeof body.message !== 'string') faults.push({ where: 'message', what: "isn't text", isTolerated: true });
  const parsed = parseData(shape, body, mode);
  faults.push(...parsed.faults);
  return { value: parsed.value, faults: faults.filter(({ isTolerated }) => mode === 'exact' || !isTolerated) };
}

/** Returns whether `status` or `success`, if set, is anything but `true`, `1`, a 2xx or a word for success. */
export function saysFailure(body: unknown): boolean {
  const { success, status } = Object(body);
  return [success, status].some((flag) => flag != null && !SUCCESS.test(wordOf(flag)));
}

const SUCCESS = /^(true|ok|success|successful|1|2\d\d)$/;

function parseData(
  { row, list, page }: ResponseShape,
  body: Readonly<Record<string, unknown>>,
  mode: Mode,
): Parsed<unknown> {
  const { data } = body;
  if (row) return parse(row, data, mode);
  if (list) return parseRows(list, data, mode);
  if (!page)
    return { value: null, faults: data === null ? [] : [{ where: 'data', what: "isn't null", isTolerated: true }] };
  const { rows, about } = findPage(body);
  const parsedRows = parseRows(page, rows, mode, about.page ?? about.current_page);
  const faults = rows === data ? [] : [{ where: 'data', what: "isn't a list", isTolerated: true }];
  /** Reads a number by its name or an alias; `undefined` if it's missing, below `least` or not whole. */
  const count = (least: number, name: string, alias: string, ...others: string[]) => {
    const found = [name, alias, ...others].find((candidate) => about[candidate] != null) ?? name;
    const parsed = parseKind('number?', about[found], mode, name);
    faults.push(...parsed.faults);
    if (about[found] == null) faults.push({ where: name, what: 'is missing', isTolerated: true });
    else if (found !== name) faults.push({ where: name, what: `is called ${found}`, isTolerated: true });
    const number = Number(parsed.value ?? least);
    if (Number.isInteger(number) && number >= least) return parsed.value;
    faults.push({ where: name, what: 'is too small or not whole', isTolerated: true });
    return undefined;
  };
  const value = {
    rows: parsedRows.value,
    total: count(Array.isArray(rows) ? rows.length : 0, 'total', 'count', 'total_items'),
    page: count(0, 'page', 'current_page'),
    limit: count(1, 'limit', 'per_page'),
  };
  return { value, faults: [...parsedRows.faults, ...faults] };
}

function parseRows(shape: Shape, rows: unknown, mode: Mode, page: unknown = 1): Parsed<unknown> {
  if (!Array.isArray(rows)) return { value: [], faults: [{ where: 'data', what: "isn't a list", isTolerated: false }] };
  const kind = { listOf: shape };
  const parsed = parseKind(kind, rows, mode, 'data');
  // If no row of a list can be read, the backend's rows differ from the shape, which an empty list would hide.
  const isUnreadable = rows.length > 0 && unreadIn(parsed.value) === rows.length;
  return isUnreadable && !(Number(page) > 1) ? parseKind(kind, rows, 'lenient', 'data') : parsed;
}

/** Returns a page's rows, and the object with its numbers. Some servers put both into `data`. */
function findPage(body: Readonly<Record<string, unknown>>) {
  const { data } = body;
  if (!isRecord(data)) return { rows: data, about: body };
  return { rows: [data.data, data.items, data.users, data.projects].find(Array.isArray), about: { ...body, ...data } };
}
