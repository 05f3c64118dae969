import { isBlank } from './is-blank.ts';

/** The JSON that a chat webhook is asked with. Source: specification §7; n8n's chat trigger reads the same three fields. */
export function chatRequestBody(sessionId: string, chatInput: string): string {
  return JSON.stringify({ sessionId, action: 'sendMessage', chatInput });
}

/** Reads the body of a success, whole or piece by piece. */
export interface ReplyReader {
  /** Answers the words so far, `''` while there are none that are sure to be words. */
  push(piece: string): string;
  /**
   * The words of the whole answer: `''` where there are none to show; `null` where the body can't be read: broken JSON, a
   * page of HTML, a stream that reports an error or breaks off.
   */
  end(): string | null;
}

/** Why an answer did not come, told from the error of its call: a visitor reads one friendly sentence, never the error. */
export function problemOf(error: object, isOnline: boolean) {
  const { kind, status = 0, cause }: { kind?: string; status?: number; cause?: unknown } = error;
  if (kind === 'TIMEOUT_ERROR') return 'late';
  if (kind === 'PARSING_ERROR' && cause) return 'endless';
  if (kind === 'FETCH_ERROR' && !isOnline) return 'offline';
  if (status === 429) return 'busy';
  return status > 399 && status < 500 ? 'refused' : 'failed';
}

/** Bodies that nobody writes as an answer: pages, feeds, and JSON that does not parse. */
const neverWords = /^(<[!?]|<html|\{\s*["}]|\[[\s[]*["{])|(^|\n)data: ?\{/i;
/** Surely an answer's words. Text that may still turn out to be JSON, markup, an event stream, or a word like `undefined`
 * is not shown before it is whole. */
const surelyWords = /^[^[{<":]{20}/;
/** A line of a stream: the mark of an event's data, or a line of control, and the data. */
const streamLine = /^(?:(data: ?)|(?:event|id|retry)?:.*)?(.*)/;

/** The fields of a webhook's JSON that are read. */
type Answer = Partial<Record<'output' | 'message' | 'content' | 'type', unknown>>;

/**
 * The content type is not asked, because webhooks send text as HTML and JSON as text. Streams are JSON objects, one a line, as
 * n8n sends them (`{type: 'item', content}`), or event streams of objects or text.
 * Source: specification §7 (`output`, else `message`), `src/README.md` §8 (arrays by their first item, plain text as it is).
 */
export function createReplyReader(): ReplyReader {
  let body = '';
  let rest = '';
  let joined: string | undefined;
  let isBroken = false;

  function readLine(line: string): void {
    const [, mark, data] = streamLine.exec(line.trim()) ?? [];
    if (isBroken || !data || data === '[DONE]') return;
    try {
      const piece: Answer = mark && !data.startsWith('{') ? { content: data } : JSON.parse(data);
      isBroken = typeof piece !== 'object' || piece.type === 'error';
      if (!isBroken) joined = (joined ?? '') + findWords(piece.content ?? piece);
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
      return joined ?? (surelyWords.test(body) ? body : '');
    },
    end() {
      let words = body.trim();
      try {
        const whole: Answer | null = JSON.parse(words);
        if (whole?.type === 'error') return null;
        words = findWords(whole);
      } catch {
        readLine(rest);
        if (isBroken && neverWords.test(words)) return null;
        if (!isBroken) words = joined ?? words;
      }
      // What a workflow sends that put an object, or nothing, into a sentence.
      if (/^(\[object \w+\]|undefined)$/.test(words)) return null;
      return isBlank(words) ? '' : words;
    },
  };
}

/** Goes down arrays by their first item and objects by `output`, else `message`, until there are words or nothing. */
function findWords(value: unknown): string {
  let current = value;
  while (typeof current === 'object' && current) {
    const { output, message }: Answer = current;
    const isEmpty = output == null || typeof output === 'boolean' || isBlank(`${output}`);
    current = Array.isArray(current) ? current[0] : isEmpty ? message : output;
  }
  return /^[sn]/.test(typeof current) ? `${current}` : '';
}
