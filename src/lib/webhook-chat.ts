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

/** Matches HTML pages, feeds, JSON and event streams of JSON. If such a body can't be parsed, it isn't a reply. */
const notReply = /^(<[!?]|<html|\{\s*["}]|\[[\s[]*["{])|(^|\n)data: ?\{/i;
/**
 * Matches a body that starts with 20 characters of plain text. A shorter body isn't shown before it's complete, because
 * it may still turn out to be JSON, markup, an event stream or `undefined`.
 */
const textStart = /^[^[{<":]{20}/;
/** Captures the `data:` prefix of a stream's line, if any, and the data. Lines such as `event: …` have no data. */
const streamLine = /^(?:(data: ?)|(?:event|id|retry)?:.*)?(.*)/;

type ReplyJson = Partial<Record<'output' | 'message' | 'content' | 'type' | 'suggestions', unknown>>;

/**
 * Creates the reader of one reply. Ignores the content type, because webhooks may send text as HTML and JSON as text.
 * A stream is an event stream of objects or text, or, from n8n, one JSON object per line: `{type: 'item', content}`.
 * Source: specification §7, `.n8n/README.md` (what the site accepts).
 */
export function createReplyReader(): ReplyReader {
  let body = '';
  let rest = '';
  let joined: string | undefined;
  let suggested: unknown;
  let isBroken = false;

  function readLine(line: string): void {
    const [, mark, data] = streamLine.exec(line.trim()) ?? [];
    if (isBroken || !data || data === '[DONE]') return;
    try {
      const piece: ReplyJson = mark && !data.startsWith('{') ? { content: data } : JSON.parse(data);
      isBroken = typeof piece !== 'object' || piece.type === 'error';
      const found = findReply(piece.content ?? piece);
      if (!isBroken) joined = (joined ?? '') + found.words;
      suggested = piece.suggestions ?? found.suggested ?? suggested;
    } catch {
      isBroken = true;
    }
  }

  return {
    push(piece) {
      body += piece;
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(readLine);
      return joined ?? (textStart.test(body) ? body : '');
    },
    end() {
      let words = body.trim();
      try {
        const whole: ReplyJson | null = JSON.parse(words);
        if (whole?.type === 'error') return null;
        ({ words, suggested } = findReply(whole));
      } catch {
        readLine(rest);
        if (isBroken && notReply.test(words)) return null;
        if (!isBroken) words = joined ?? words;
      }
      // A faulty workflow sends `[object Object]` or `undefined` instead of the text.
      if (/^(\[object \w+\]|undefined)$/.test(words)) return null;
      return { text: isBlank(words) ? '' : words, suggestions: suggestionsIn(suggested) };
    },
  };
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
