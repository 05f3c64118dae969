import { isBlank } from './is-blank.ts';

/** The JSON that a chat webhook is asked with. Source: specification §7; n8n's chat trigger reads the same three fields. */
export function chatRequestBody(sessionId: string, chatInput: string): string {
  return JSON.stringify({ sessionId, action: 'sendMessage', chatInput });
}

/**
 * The words of a webhook's answer, out of the body of a success.
 *
 * `''` where there are none to show; `null` where the body can't be read: broken JSON, a page of HTML, a stream that
 * reports an error. The content type is not asked, because webhooks send text as HTML and JSON as text.
 * Source: specification §7 (`output`, else `message`), DECISIONS (arrays by their first item, plain text as it is).
 */
export function readChatReply(body: string): string | null {
  const words = findReply(body.trim());
  // What a workflow sends that put an object, or nothing, into a sentence.
  if (words === null || /^(\[object \w+\]|undefined)$/.test(words)) return null;
  return isBlank(words) ? '' : words;
}

function findReply(text: string): string | null {
  try {
    return findWords(JSON.parse(text));
  } catch {
    // Markup, objects, arrays and event streams are never meant to be read as they are.
    return /^(<[a-z!?]|\{|\[\s*["{[\d]|data:|event:)/i.test(text) ? joinStream(text) : text;
  }
}

/** Goes down arrays by their first item and objects by `output`, else `message`, until there are words or nothing. */
function findWords(value: unknown): string {
  let current = value;
  while (typeof current === 'object' && current !== null) {
    if (Array.isArray(current)) current = current[0];
    else current = isEmpty(read(current, 'output')) ? read(current, 'message') : read(current, 'output');
  }
  return typeof current === 'string' || typeof current === 'number' ? String(current) : '';
}

/** The pieces of a stream of JSON lines, joined: n8n sends them as `{type: 'item', content}`. */
function joinStream(text: string): string | null {
  let joined = '';
  try {
    for (const line of text.split('\n')) {
      const data = line.replace(/^data:/, '').trim();
      if (data === '' || data === '[DONE]' || /^(event|id|retry)?:/.test(data)) continue;
      const piece: unknown = JSON.parse(data);
      if (read(piece, 'type') === 'error') return null;
      joined += findWords(read(piece, 'content') ?? piece);
    }
  } catch {
    return null;
  }
  return joined;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string'
    ? isBlank(value)
    : typeof value === 'boolean' || value === null || value === undefined;
}

function read(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}
