import { problems } from '../content/chat.ts';
import * as chat from '../content/chat-webhook.ts';
import { ParsingError, TimeoutError, toApiError } from '../http/errors.ts';
import { readText } from '../http/read-text.ts';
import { send } from '../http/send.ts';
import { chatRequestBody, createReplyReader, problemOf } from '../lib/webhook-chat.ts';

const PREFLIGHT_TIMEOUT_MS = 10_000;
const PRINTED_CHARACTERS = 600;

export type Verdict = { isGood: boolean; lines: readonly string[] };

/** Sends a question to a webhook as the chat does, and reports what a visitor would see. Errors: none. */
export async function checkWebhook(
  url: string,
  siteOrigin: string,
  timeoutMs = chat.ANSWER_TIMEOUT_MS,
): Promise<Verdict> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return bad(`'${url}' isn't an address. Example: npm run check:chat -- https://n8n.example.org/webhook/chat`);
  const startedMs = performance.now();
  try {
    const headers = { 'Content-Type': 'application/json', Origin: siteOrigin };
    const endMs = Date.now() + chat.WHOLE_ANSWER_TIMEOUTS * timeoutMs;
    const body = chatRequestBody(chat.chatSessionId, 'What do you do?');
    const request = { method: 'POST', headers, body, timeoutMs };
    const [response, text] = await send(url, request, (streamed, restart) => readResponse(streamed, restart, endMs));
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const type = response.headers.get('content-type') ?? 'no content type';
    const received = `The webhook returned ${response.status} after ${seconds} s (${text.length} characters, ${type}).`;
    const verdict = response.ok ? judge(text, type) : rejection(response, text, url, siteOrigin);
    const crossOrigin = response.ok ? await checkCrossOrigin(url, siteOrigin, response) : good();
    const lines = [received, ...verdict.lines, ...crossOrigin.lines];
    return { isGood: verdict.isGood && crossOrigin.isGood, lines };
  } catch (error) {
    const failure = toApiError(error);
    const sees = visitorSees(problems[problemOf(failure, true)]);
    if (failure instanceof TimeoutError) return bad(`No complete response: ${timeoutMs / 1000} s of silence. ${sees}`);
    if (!(failure instanceof ParsingError)) return bad(`No response: the connection failed. ${sees}`);
    const seconds = (chat.WHOLE_ANSWER_TIMEOUTS * timeoutMs) / 1000;
    return bad(`No complete response: it exceeded ${seconds} s or ${chat.BODY_MAX_LENGTH} characters. ${sees}`);
  }
}

/** Reads the body. If that fails, throws for a successful status; for any other, returns the part received. */
async function readResponse(response: Response, restart: () => void, endMs: number): Promise<[Response, body: string]> {
  let body = '';
  try {
    for await (const piece of readText(response, restart, chat.BODY_MAX_LENGTH, endMs)) body += piece;
  } catch (error) {
    if (response.ok) throw error;
  }
  return [response, body];
}

/** Describes a failed response. If it doesn't allow the site's origin (CORS), pages can't read even its status. */
function rejection(response: Response, body: string, url: string, siteOrigin: string): Verdict {
  const isReadable = new URL(url).origin === siteOrigin || allowsOrigin(response, siteOrigin);
  const problem = isReadable ? problemOf({ kind: 'HTTP_ERROR', status: response.status }, true) : 'failed';
  const sees = visitorSees(problems[problem]);
  return bad(
    `A status outside 200 to 299 is a failure, whatever the body says. ${sees}`,
    `The response's body: ${shown(body)}`,
  );
}

function judge(body: string, type: string): Verdict {
  const reader = createReplyReader(type);
  reader.push(body);
  const { text, format, lostLines } = reader.end() ?? {};
  const unread = "The response can't be read: it's HTML, invalid JSON, or a stream that contains an error.";
  if (text === undefined) return bad(`${unread} ${visitorSees(problems.failed)}`);
  const lines = [`It was read as ${format}.`, visitorSees(text || chat.emptyReply)];
  if (!text) lines[0] += " It has no text: neither 'output' nor 'message' is filled.";
  if (lostLines) lines[0] += ` Lost lines: ${lostLines}. In an event stream, each line of a text starts with 'data:'.`;
  return { isGood: text !== '' && !lostLines, lines };
}

/** Checks whether browsers would let the site's pages read the response (CORS). Node itself doesn't check that. */
export async function checkCrossOrigin(url: string, siteOrigin: string, response: Response): Promise<Verdict> {
  const { origin, protocol, hostname } = new URL(url);
  if (origin === siteOrigin) return good();
  if (protocol === 'http:' && siteOrigin.startsWith('https:') && !/^(localhost|127\.|\[::1)/.test(hostname))
    return bad('But browsers block requests from an HTTPS page to an HTTP address: give the webhook a certificate.');
  const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
  const headers = { Origin: siteOrigin, ...asked };
  const signal = AbortSignal.timeout(PREFLIGHT_TIMEOUT_MS);
  const preflight = await fetch(url, { method: 'OPTIONS', headers, signal }).catch(() => null);
  const allowedHeaders = preflight?.headers.get('access-control-allow-headers') ?? '';
  const allowsBoth = preflight?.ok && [preflight, response].every((one) => allowsOrigin(one, siteOrigin));
  if (allowsBoth && /content-type|\*/i.test(allowedHeaders))
    return good(`Browsers allow pages on ${siteOrigin} to read it.`);
  return bad(
    `But browsers would block it on pages of ${siteOrigin} (CORS). Allow that origin, without a trailing slash, for OPTIONS and POST, with the header Content-Type (n8n: Options → Allowed Origins). If the site has another address, set SITE_URL.`,
  );
}

export function allowsOrigin({ headers }: Response, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

export const visitorSees = (text: string) => `A visitor sees:\n\n  ${shown(text)}\n`;
export const shown = (text: string) => text.slice(0, PRINTED_CHARACTERS).replaceAll('\n', '\n  ');
export const good = (...lines: string[]): Verdict => ({ isGood: true, lines });
export const bad = (...lines: string[]): Verdict => ({ isGood: false, lines });
