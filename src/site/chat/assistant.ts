import { chatSessionId, emptyReply } from '../../content/chat-webhook.ts';
import { ApiError } from '../../http/errors.ts';
import { send } from '../../http/send.ts';
import { chatRequestBody, readChatReply } from '../../lib/webhook-chat.ts';

/** The webhook's address, written in by the build from `CHAT_WEBHOOK_URL`. */
declare const __CHAT_WEBHOOK_URL__: string;

/** How long a whole answer may take, its body included, in ms. DECISIONS, chat timeout. */
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
 * Never sends again by itself. Always resolves with something to show: `emptyReply` where the answer holds no words.
 * Source: specification §7 (Chat send), DECISIONS (chat failure, timeout).
 * Errors: `ApiError`; `FETCH_ERROR` when no whole answer arrived, `TIMEOUT_ERROR`, `HTTP_ERROR` for any status but 200
 * to 299 whatever the body says, `PARSING_ERROR`. When `signal` is aborted: its reason.
 */
export async function askAssistant(
  question: string,
  signal: AbortSignal,
  { url = __CHAT_WEBHOOK_URL__, fetch, timeoutMs = ANSWER_TIMEOUT_MS }: AssistantOptions = {},
): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = chatRequestBody(chatSessionId, question);
  return send(url, { method: 'POST', headers, body, signal, timeoutMs, fetch }, async (response) => {
    const { ok, status } = response;
    if (!ok) throw new ApiError('HTTP_ERROR', { status });
    const reply = readChatReply(await response.text());
    if (reply === null) throw new ApiError('PARSING_ERROR', { status });
    return reply || emptyReply;
  });
}
