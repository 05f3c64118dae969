import { emptyReply } from '../../content/chat-webhook.ts';
import { ApiError } from '../../http/errors.ts';
import { send } from '../../http/send.ts';
import { chatRequestBody, createReplyReader } from '../../lib/webhook-chat.ts';
import { sessionId } from './session-id.ts';

/** The webhook's address, written in by the build from `CHAT_WEBHOOK_URL`. */
declare const __CHAT_WEBHOOK_URL__: string;

/** How long the assistant may be silent, before its answer and within it, in ms. Source: `src/README.md` §8. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** What tests replace. */
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
 * to 299 whatever the body says, `PARSING_ERROR`. When `signal` is aborted: its reason.
 */
export async function askAssistant(
  question: string,
  signal: AbortSignal,
  onPartial: (words: string) => void = () => {},
  { url = __CHAT_WEBHOOK_URL__, fetch, timeoutMs = ANSWER_TIMEOUT_MS }: AssistantOptions = {},
): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = chatRequestBody(sessionId(), question);
  return send(url, { method: 'POST', headers, body, signal, timeoutMs, fetch }, async (response, restart) => {
    const { ok, status } = response;
    if (!ok) throw new ApiError('HTTP_ERROR', { status });
    const reader = createReplyReader();
    const body = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await body?.read(); part && !part.done; part = await body?.read()) {
      restart();
      onPartial(reader.push(part.value));
    }
    const reply = reader.end();
    if (reply === null) throw new ApiError('PARSING_ERROR', { status });
    return reply || emptyReply;
  });
}
