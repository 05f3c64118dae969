/** The demo assistant: answers the chat's questions over HTTP, with the same request and response as an n8n webhook. */
import type { IncomingMessage } from 'node:http';
import { chatSessionId } from '../../content/chat-webhook.ts';
import { siteUrl } from '../../content/site.ts';
import { statuses } from '../../contract/envelope.ts';
import type { Handler } from '../../hosting/handler.ts';
import { badRequest, Failure } from '../api/failure.ts';
import { parseJsonObject, readBody } from '../api/wire/body.ts';
import { respond, sendJson } from '../api/wire/reply.ts';

const PATH = '/api/assistant';
/** The maximum number of visitors whose last question is stored. */
const REMEMBERED = 500;
const BODY_MAX_BYTES = 64 * 1024;

/** Creates the handler of the assistant's path. It never throws, and never sends a stack trace. */
export function createAssistant(): Handler {
  /** The last question of each session, except the session that visitors share: it would mix their questions. */
  const before = new Map<string, string>();
  return (request, response) => {
    if (request.url?.split('?', 1)[0] !== PATH) return false;
    void respond(response, async () => {
      // Builds the search index at the first question, because that takes half a second.
      const { replyTo } = await import('./answers.ts');
      const { question, session } = await readQuestion(request);
      const reply = replyTo(question, originOf(request), before.get(session));
      before.delete(session);
      if (session && session !== chatSessionId) before.set(session, question);
      if (before.size > REMEMBERED) before.delete([...before.keys()][0] ?? '');
      sendJson(response, 200, reply);
    });
    return true;
  };
}

async function readQuestion(request: IncomingMessage): Promise<{ question: string; session: string }> {
  if (request.method !== 'POST')
    throw new Failure(statuses.methodNotAllowed, 'Use POST to ask a question.', { headers: { Allow: 'POST' } });
  const { action, chatInput, sessionId } = parseJsonObject(await readBody(request, BODY_MAX_BYTES));
  if (action !== 'sendMessage' || typeof chatInput !== 'string' || chatInput.trim() === '')
    throw badRequest("The body must contain the action 'sendMessage' and a chatInput that isn't empty.");
  return { question: chatInput, session: typeof sessionId === 'string' ? sessionId.slice(0, 100) : '' };
}

/** Returns the origin of the visitor's page, for links in the reply; the site's own if the request names none. */
function originOf({ headers: { origin = '' } }: IncomingMessage): string {
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : siteUrl;
}
