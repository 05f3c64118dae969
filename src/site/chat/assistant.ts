import * as webhook from '../../content/chat-webhook.ts';
import { HttpError, ParsingError } from '../../http/errors.ts';
import { readText } from '../../http/read-text.ts';
import { type SendOptions, send } from '../../http/send.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { chatRequestBody, createReplyReader } from '../../lib/webhook-chat.ts';
import type { OnPartial } from './create-chat.ts';

/** The webhook's address, inserted by the build from `CHAT_WEBHOOK_URL`. */
declare const __CHAT_WEBHOOK_URL__: string;
/** The build's `CHAT_SESSION` setting; `visitor` gives each tab its own session ID. */
declare const __CHAT_SESSION__: string | undefined;

/** Overrides for tests. */
type Overrides = Partial<Pick<SendOptions, 'fetch' | 'timeoutMs'>> & { url?: string };

/**
 * Sends one question to the assistant, and returns the text of its answer; `emptyReply` if there is no text.
 *
 * Calls `onPartial` with the text so far as a streamed answer arrives, and with the suggestions at the end. Never
 * retries. Source: specification §7 (Chat send), `src/README.md` §8 (chat failure, time limit).
 * Errors: the reason of `signal` if it's aborted, otherwise an `ApiError`. `FETCH_ERROR`: the connection failed.
 * `HTTP_ERROR`: a status outside 200 to 299. `PARSING_ERROR`: an unreadable answer, or, with `cause` true, one that
 * exceeded the limit for its length or time. `TIMEOUT_ERROR`: no data within `timeoutMs`.
 */
export async function askAssistant(
  question: string,
  signal: AbortSignal,
  onPartial: OnPartial = () => {},
  { url = __CHAT_WEBHOOK_URL__, fetch, timeoutMs = webhook.ANSWER_TIMEOUT_MS }: Overrides = {},
): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = chatRequestBody(await sessionId(), question);
  const endMs = Date.now() + webhook.WHOLE_ANSWER_TIMEOUTS * timeoutMs;
  return send(url, { method: 'POST', headers, body, signal, timeoutMs, fetch }, async (response, restart) => {
    const { ok, status } = response;
    if (!ok) throw new HttpError({ status });
    const reader = createReplyReader(response.headers.get('content-type') ?? '');
    for await (const piece of readText(response, restart, webhook.BODY_MAX_LENGTH, endMs))
      onPartial(reader.push(piece));
    const reply = reader.end();
    if (!reply) throw new ParsingError({ status });
    onPartial(reply.text, reply.suggestions);
    return reply.text || webhook.emptyReply;
  });
}

/** The session ID that this document holds (`hold`). */
let held = '';

/** Returns the webhook's session ID: one value for all visitors, or a random one for this tab. */
async function sessionId(): Promise<string> {
  if (typeof __CHAT_SESSION__ !== 'string' || __CHAT_SESSION__ !== 'visitor') return webhook.chatSessionId;
  let id = readFromTab('chat-session');
  while (!id || (id !== held && !(await hold(id)))) id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  storeInTab('chat-session', id);
  held = id;
  return id;
}

/**
 * Reserves an ID until the visitor leaves the document. Returns false if another tab has it, because a duplicated tab
 * starts with a copy of the storage. Returns true if the browser can't tell, such as over plain HTTP.
 */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = globalThis.navigator?.locks?.request(`chat ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise((leave) => addEventListener('pagehide', leave, { once: true }));
    });
    (request ?? Promise.reject()).then(
      () => (held = ''),
      () => resolve(true),
    );
  });
}
