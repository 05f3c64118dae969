import { isBlank } from './is-blank.ts';

/** Returns the body of a request to a chat webhook. Source: specification §7; n8n's chat trigger reads these fields. */
export function chatRequestBody(sessionId: string, chatInput: string): string {
  return JSON.stringify({ sessionId, action: 'sendMessage', chatInput });
}

export interface Reply {
  /** The text for the visitor; `''` if it's blank. */
  text: string;
  /** Questions to ask next, from the field `suggestions`. */
  suggestions: readonly string[];
  /** How the body was read, for `check:chat`. */
  format: string;
  /** The number of an event stream's lines without a known field, whose text is lost. */
  lostLines: number;
}

/** Reads the body of a successful response, whole or piece by piece. */
export interface ReplyReader {
  /** Adds a piece of the body. Returns the text so far; `''` until it's certain to be text for the visitor. */
  push(piece: string): string;
  /**
   * Returns the whole reply; `null` if the body reports an error, breaks off within JSON, is an HTML page, or is only
   * `undefined` or `[object Object]`.
   */
  end(): Reply | null;
}

/** Maximum number of suggestions. More buttons would crowd the chat. */
const SUGGESTIONS_MAX = 5;

/** Maps a request's error to the key of the message that visitors see instead of the error. */
export function problemOf(error: object, isOnline: boolean) {
  const { kind, status = 0, cause }: { kind?: string; status?: number; cause?: unknown } = error;
  if (kind === 'TIMEOUT_ERROR') return 'late';
  if (kind === 'PARSING_ERROR' && cause) return 'endless';
  if (kind === 'FETCH_ERROR' && !isOnline) return 'offline';
  if (status === 429) return 'busy';
  return status > 399 && status < 500 ? 'rejected' : 'failed';
}

/** Matches HTML pages, feeds and JSON. If such a body can't be parsed, it isn't a reply. */
const notReply = /^(<[!?]|<html|\{\s*["}]|\[[\s[]*["{])/i;
/**
 * Matches a body that starts with 20 characters of plain text, or with thoughts. A shorter body isn't shown before it's
 * complete, because it may still turn out to be JSON, markup, an event stream or `undefined`.
 */
const textStart = /^(?!(?:data|event|id|retry):)([^[{<":]{20}|<think)/i;
/** Matches thoughts of a reasoning model, also if their first tag is missing. Captures the mark of code instead. */
const thoughts =
  /(`+)(?!`)(?:.*?[^`]\1(?!`))?|<think(?:ing)?>.*?(?:<\/think(?:ing)?>|$)|^(?:(?!<think)[^`])*?<\/think(?:ing)?>/gis;

type ReplyJson = Partial<Record<'output' | 'message' | 'content' | 'type' | 'suggestions', unknown>>;

/**
 * Creates the reader of one reply. A stream is an event stream of objects or text, or, from n8n, one JSON object per
 * line: `{type: 'item', content}`. The content type `type` matters only for unknown lines in an event stream, because
 * webhooks may send text as HTML and JSON as text. Sources: specification §7, `.n8n/README.md` (what the site accepts);
 * HTML, 9.2.6 (Interpreting an event stream).
 */
export function createReplyReader(type = ''): ReplyReader {
  const isTyped = /^text\/event-stream/i.test(type);
  let body = '';
  let rest = '';
  /** The text of the stream's pieces so far. */
  let joined: string | undefined;
  let suggested: unknown;
  let isBroken = false;
  let isEvents = false;
  /** Whether the first event was text. Later ones may then begin like JSON. */
  let isText: boolean | undefined;
  const event: string[] = [];
  let lostLines = 0;

  function readLine(line: string): void {
    if (isBroken) return;
    if (!line) {
      const data = dataOf(event.splice(0));
      if (data !== undefined) readPiece(data);
    } else if (/^(data|event|id|retry)?(:|$)/.test(line)) isEvents = event.push(line) > 0;
    else if (isTyped ? isEvents || !line.startsWith('{') : isEvents && isText === false) lostLines += 1;
    // A text that begins like an event stream.
    else if (isEvents) [isEvents, isBroken] = [false, true];
    else if (line.trim()) readPiece(line);
  }
  /** Reads a line of JSON, or the data of an event. */
  function readPiece(data: string): void {
    if (isBroken || data.trim() === '[DONE]') return;
    const isJson = !isEvents || (isText ? /^\s*\{\s*"/ : /^\s*\{/).test(data);
    isText ??= !isJson;
    try {
      const piece: ReplyJson = isJson ? JSON.parse(data) : { content: data };
      isBroken = typeof piece !== 'object' || piece.type === 'error';
      const found = findReply(piece.content ?? piece);
      if (!isBroken) joined = (joined ?? '') + found.words;
      suggested = piece.suggestions ?? found.suggested ?? suggested;
    } catch {
      if (isText) joined += data;
      // Objects without an empty line between them.
      else if (data.includes('\n')) for (const line of data.split('\n')) readPiece(line);
      else isBroken = true;
    }
  }

  return {
    push(piece) {
      // A line end of two characters may be split between two pieces.
      const lines = (body.endsWith('\r') ? piece.replace(/^\n/, '') : piece).split(/\r\n?|\n/);
      body += piece;
      lines[0] = rest + lines[0];
      rest = lines.pop() ?? '';
      lines.forEach(readLine);
      // Hides a tag that is still incomplete, because it may begin thoughts.
      return withoutThoughts(joined ?? (textStart.test(body) ? body : '')).replace(/<[a-z]{0,8}$/i, '');
    },
    end() {
      let words = body.trim();
      let format = 'JSON';
      try {
        const whole: ReplyJson | null = JSON.parse(words);
        if (whole?.type === 'error') return null;
        ({ words, suggested } = findReply(whole));
      } catch {
        // Ends the last event, even without the empty line after it.
        for (const line of [rest, '']) readLine(line);
        if (isBroken) joined = undefined;
        if (joined === undefined && ((isEvents && isBroken) || notReply.test(words))) return null;
        if (joined === undefined) format = 'plain text';
        else format = isEvents ? `an event stream of ${isText ? 'text' : 'JSON'}` : 'JSON lines';
        words = joined ?? words;
      }
      // A faulty workflow sends `[object Object]` or `undefined` instead of the text.
      if (/^(\[object \w+\]|undefined)$/.test(words)) return null;
      return { text: withoutThoughts(words), suggestions: suggestionsIn(suggested), format, lostLines };
    },
  };
}

/** Returns the data in an event's lines, or n8n's error for an event named `error`; undefined if there is no data. */
function dataOf(event: readonly string[]): string | undefined {
  const data = event.flatMap((line) => /^data(?:$|: ?)(.*)/s.exec(line)?.[1] ?? []);
  if (data.length === 0) return undefined;
  return event.some((line) => /^event: ?error$/.test(line)) ? '{"type":"error"}' : data.join('\n');
}

/** Returns what a visitor reads of a text; `''` if it's blank. */
function withoutThoughts(text: string): string {
  const hasTag = /think(?:ing)?>/i.test(text);
  const words = hasTag ? text.replace(thoughts, (found, mark) => (mark ? found : '')).trimStart() : text;
  return isBlank(words) ? '' : words;
}

function suggestionsIn(suggested: unknown): string[] {
  const texts = [suggested]
    .flat()
    .filter((text: unknown): text is string => typeof text === 'string' && !isBlank(text));
  return [...new Set(texts)].slice(0, SUGGESTIONS_MAX);
}

/**
 * Returns the text in a JSON value, at any depth: an array's first item, an object's `output`, else its `message`.
 * Returns the outermost suggestions on the way to the text, not validated.
 */
function findReply(value: unknown): { words: string; suggested: unknown } {
  let current = value;
  let suggested: unknown;
  while (typeof current === 'object' && current) {
    const { output, message, suggestions }: ReplyJson = current;
    suggested ??= suggestions;
    const isEmpty = output == null || typeof output === 'boolean' || isBlank(`${output}`);
    current = Array.isArray(current) ? current[0] : isEmpty ? message : output;
  }
  return { words: /^[sn]/.test(typeof current) ? `${current}` : '', suggested };
}
