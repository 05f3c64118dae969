import {
  ANSWER_TIMEOUT_MS,
  BODY_MAX_LENGTH,
  chatSessionId,
  emptyReply,
  WHOLE_ANSWER_TIMEOUTS,
} from '../../content/chat-webhook.ts';
import { ApiError } from '../../http/errors.ts';
import { send } from '../../http/send.ts';
import { keep, readKept } from '../../lib/tab-storage.ts';
import { chatRequestBody, createReplyReader } from '../../lib/webhook-chat.ts';

/** The webhook's address, written in by the build from `CHAT_WEBHOOK_URL`. */
declare const __CHAT_WEBHOOK_URL__: string;
/** `visitor` where the build was told so by `CHAT_SESSION`. */
declare const __CHAT_SESSION__: string | undefined;

/** Parts that tests replace. */
export interface AssistantOptions {
  url?: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/**
 * Asks the assistant one question, in one request, and resolves with the words of its answer.
 *
 * `onPartial` is told the words so far of an answer that comes in pieces. Never sends again by itself. Always resolves with
 * something to show: `emptyReply` where the answer holds no words.
 * Source: specification §7 (Chat send), `src/README.md` §8 (chat failure, time limit).
 * Errors: `ApiError`; `FETCH_ERROR` when no whole answer arrived, `TIMEOUT_ERROR`, `HTTP_ERROR` for any status but 200
 * to 299 whatever the body says, `PARSING_ERROR`, whose cause is true where the answer had to be cut off. When `signal` is
 * aborted: its reason.
 */
export async function askAssistant(
  question: string,
  signal: AbortSignal,
  onPartial: (words: string) => void = () => {},
  { url = __CHAT_WEBHOOK_URL__, fetch, timeoutMs = ANSWER_TIMEOUT_MS }: AssistantOptions = {},
): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = chatRequestBody(sessionId(), question);
  const endMs = Date.now() + WHOLE_ANSWER_TIMEOUTS * timeoutMs;
  return send(url, { method: 'POST', headers, body, signal, timeoutMs, fetch }, async (response, restart) => {
    const { ok, status } = response;
    if (!ok) throw new ApiError('HTTP_ERROR', { status });
    const reader = createReplyReader();
    const body = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let room = BODY_MAX_LENGTH;
    let part = await body?.read();
    for (; part?.value && room > 0 && Date.now() < endMs; part = await body?.read()) {
      restart();
      onPartial(reader.push(part.value));
      room -= part.value.length;
    }
    const isEndless = Boolean(part?.value);
    const reply = isEndless ? null : reader.end();
    if (reply === null) throw new ApiError('PARSING_ERROR', { status, cause: isEndless });
    return reply || emptyReply;
  });
}

/** The webhook's name for this conversation: one value for all visitors, or a random one for this tab. */
function sessionId(): string {
  if (typeof __CHAT_SESSION__ !== 'string' || __CHAT_SESSION__ !== 'visitor') return chatSessionId;
  const id = readKept('chat-session') || crypto.getRandomValues(new Uint32Array(4)).join('-');
  keep('chat-session', id);
  return id;
}
