/** The demo assistant: answers the chat's question over HTTP, in the shape of an automation webhook. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chatSessionId } from '../../content/chat-webhook.ts';
import { siteUrl } from '../../content/site.ts';
import { statuses } from '../../contract/envelope.ts';
import { type BodyReader, createBodyReader, parseJsonObject } from '../api/wire/body.ts';
import { badRequest, Failure } from '../api/wire/failure.ts';
import { sendJson } from '../api/wire/reply.ts';
import type { Handler } from '../serve.ts';
import { answerTo } from './answers.ts';

export interface AssistantOptions {
  /** The path that it answers at. */
  path?: string;
  /** Every answer comes this much later, in ms. */
  delayMs?: number;
  /** The share of questions, 0 to 1, that get a 500. */
  failRate?: number;
  /** 0 to 1, for `failRate`. */
  random?: () => number;
}

/** So many visitors' last questions are remembered. */
const REMEMBERED = 500;
/** A question of the chat is a few sentences; this is a small book. */
const BODY_MAX_BYTES = 64 * 1024;

/** Makes the handler. It answers its own path and leaves everything else alone. Never throws, and never shows a stack. */
export function createAssistant(options: AssistantOptions = {}): Handler {
  const { path = '/api/assistant', delayMs = 0, failRate = 0, random = Math.random } = options;
  const readBody = createBodyReader();
  /** The last question of each session. The id that all visitors share has none: one would be told what another asked. */
  const before = new Map<string, string>();
  return (request, response) => {
    if (request.url?.split('?', 1)[0] !== path) return false;
    void respond(request, response, async () => {
      const { question, session } = await readQuestion(request, readBody);
      if (delayMs > 0) await wait(delayMs);
      if (random() < failRate) throw new Failure(statuses.internal, 'The demo assistant was told to fail.');
      const output = answerTo(question, originOf(request), before.get(session));
      before.delete(session);
      if (session && session !== chatSessionId) before.set(session, question);
      if (before.size > REMEMBERED) before.delete([...before.keys()][0] ?? '');
      return { output };
    });
    return true;
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<object>,
): Promise<void> {
  try {
    sendJson(response, 200, await answer());
  } catch (error) {
    if (response.destroyed) return;
    const failure = error instanceof Failure ? error : new Failure(statuses.internal, 'Something broke here.');
    sendJson(response, failure.status, { message: failure.message }, failure.headers);
    request.resume();
  }
}

async function readQuestion(
  request: IncomingMessage,
  readBody: BodyReader,
): Promise<{ question: string; session: string }> {
  if (request.method !== 'POST')
    throw new Failure(statuses.methodNotAllowed, 'Questions are asked by POST.', { headers: { Allow: 'POST' } });
  const { action, chatInput, sessionId } = parseJsonObject(await readBody(request, BODY_MAX_BYTES));
  if (action !== 'sendMessage' || typeof chatInput !== 'string' || chatInput.trim() === '')
    throw badRequest("The body must hold the action 'sendMessage' and a chatInput with words.");
  return { question: chatInput, session: typeof sessionId === 'string' ? sessionId.slice(0, 100) : '' };
}

/** The origin at which the asker has the site open, so that the answer's links lead there. */
function originOf({ headers: { origin = '' } }: IncomingMessage): string {
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : siteUrl;
}
