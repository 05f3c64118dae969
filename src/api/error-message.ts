import { type FieldErrors, statuses } from '../contract/envelope.ts';
import { isRecord } from '../contract/parse.ts';
import { ApiError, type ErrorKind, isOutcomeUnknown } from '../http/errors.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { countOf } from '../lib/format.ts';
import { isolate } from '../lib/isolate.ts';

/** The length to which server messages are truncated, in characters. */
const MAX_LENGTH = 300;

/** Replacements for server messages. With these statuses, libraries write the messages, for example "jwt expired". */
const fixedSentences: Readonly<Record<number, string>> = {
  [statuses.unauthorized]: 'Your session has ended. Sign in again.',
  [statuses.tooLarge]: 'This file is too large.',
  [statuses.unsupportedType]: "This type of file isn't supported.",
};

/** The sentences for failures after which the request may have taken effect. */
const unknownOutcomes: Readonly<Record<ErrorKind, readonly [fact: string, advice: string]>> = {
  FETCH_ERROR: ["Couldn't reach the server.", 'Check your connection and try again.'],
  TIMEOUT_ERROR: ['The server took too long to respond.', 'Try again.'],
  PARSING_ERROR: ["Couldn't read the server's response.", 'Try again.'],
  HTTP_ERROR: ['Something went wrong on our side.', 'Try again in a few minutes.'],
};

const defaultSentences: Readonly<Record<number, string>> = {
  [statuses.forbidden]: 'Ask a super-admin for access.',
  [statuses.notFound]: 'This no longer exists.',
  [statuses.conflict]: 'Someone else changed this. Reload to see the latest version.',
};

/**
 * Returns the message to show for a failure. If the request may have taken effect, `advice` replaces the usual advice.
 * Adds no status and no exception text to the server's message. Errors: none. Source: `src/contract/README.md` §1.
 */
export function errorMessage(error: unknown, advice?: string): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.';
  if (isOutcomeUnknown(error)) {
    const [fact, usual] = unknownOutcomes[error.kind];
    return `${fact} ${advice ?? usual}`;
  }
  const { status = 0 } = error;
  if (status === statuses.tooManyRequests) {
    const seconds = Math.ceil(retryAfterMs(error) / 1000);
    return `Too many attempts. Try again ${seconds ? `in ${countOf(seconds, ['second', 'seconds'])}` : 'later'}.`;
  }
  return (
    Object.values(fieldErrors(error)).flat().join(' ') ||
    (fixedSentences[status] ??
      reasonIn(error) ??
      defaultSentences[status] ??
      "The server rejected this request. If it keeps happening, contact the site's administrator.")
  );
}

/**
 * Returns the message to show for a failed write. If the write may have taken effect, the message says to check before
 * retrying, because a second write could duplicate the first.
 * Errors: none. Source: `src/contract/README.md` §1 (a write is never repeated automatically).
 */
export function writeErrorMessage(error: unknown): string {
  return errorMessage(error, 'The change may have gone through. Check before you try again.');
}

/**
 * Returns the errors of a form's fields, by field name; empty if the failure names no field. The key of errors in a
 * list that name none is `''`. Errors: none. Source: `src/contract/README.md` §1.
 */
export function fieldErrors(error: unknown): FieldErrors {
  const found = new Map<string, string[]>();
  const { errors, issues, detail, message } = bodyOf(error);
  const given = Object(errors).fieldErrors ?? errors ?? issues ?? detail ?? message;
  for (const [field, texts] of isRecord(given) ? Object.entries(given) : [given].flat().map(toPair)) {
    const sentences = sentencesIn(texts);
    if ((field || Array.isArray(given)) && sentences.length > 0)
      found.set(field, [...(found.get(field) ?? []), ...sentences]);
  }
  return Object.fromEntries(found);
}

/** Returns the reason in a failure's body, if there is one. */
export function reasonIn(error: unknown): string | undefined {
  const { message, detail, error: text } = bodyOf(error);
  return [message, detail, text].map((part) => sentencesIn(part).join(' ')).find(Boolean);
}

/** Returns the body of a failure. Some servers put all of it into `error`. */
function bodyOf(error: unknown): Readonly<Record<string, unknown>> {
  const body = Object(error instanceof ApiError && error.body);
  return isRecord(body.error) ? { ...body, ...body.error } : body;
}

/** Returns the field that an error in a list names, and its message. In a text such as `email must …`, it's the first word. */
function toPair(item: unknown): readonly [field: string, message: unknown] {
  if (typeof item === 'string') return [/^(?:body\/)?(\w+) (?:must|should) /.exec(item)?.[1] ?? '', item];
  const { field, path, loc, pointer, message, msg, detail } = Object(item);
  const parts = [field ?? path ?? loc ?? pointer ?? ''].flat();
  return [String(parts.at(-1)).replace(/^.*[./]/, ''), message ?? msg ?? detail];
}

/** Returns the texts for people in a message or a list of them, cut. Leaves out JSON and HTML. */
function sentencesIn(texts: unknown): string[] {
  return [texts]
    .flat()
    .flatMap((text) => (typeof text === 'string' && /^\s*[^\s[{<]/.test(text) ? [isolate(text, MAX_LENGTH)] : []));
}
