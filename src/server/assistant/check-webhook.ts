/** Asks a chat webhook one question, and says what a visitor would see of its answer. */
import { problems } from '../../content/chat.ts';
import {
  ANSWER_TIMEOUT_MS,
  BODY_MAX_LENGTH,
  chatSessionId,
  emptyReply,
  WHOLE_ANSWER_TIMEOUTS,
} from '../../content/chat-webhook.ts';
import { ApiError, type ErrorKind, toApiError } from '../../http/errors.ts';
import { send } from '../../http/send.ts';
import { chatRequestBody, createReplyReader, problemOf } from '../../lib/webhook-chat.ts';

/** A browser's question whether it may ask waits so long, in ms. */
const PERMISSION_TIMEOUT_MS = 10_000;
/** So much of a long answer is printed. */
const PRINTED_CHARACTERS = 600;

export interface Verdict {
  /** Whether a visitor gets an answer with words. */
  isGood: boolean;
  /** For the person who set up the webhook, a paragraph each. */
  lines: readonly string[];
}

/** Asks the webhook at `url` once, as the chat does, and as patiently. Errors: none; what goes wrong is the verdict. */
export async function checkWebhook(url: string, siteOrigin: string, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Verdict> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return bad(`'${url}' is not an address. Example: npm run check:chat -- https://n8n.example.org/webhook/chat`);
  const startedMs = performance.now();
  try {
    const headers = { 'Content-Type': 'application/json', Origin: siteOrigin };
    const question = chatRequestBody(chatSessionId, 'What do you do?');
    const endMs = Date.now() + WHOLE_ANSWER_TIMEOUTS * timeoutMs;
    const asked = { method: 'POST', headers, body: question, timeoutMs };
    const [response, body] = await send(url, asked, (answer, restart) => readAnswer(answer, restart, endMs));
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const answered = `The webhook answered ${response.status} after ${seconds} s (${body.length} characters, ${response.headers.get('content-type') ?? 'no content type'}).`;
    const verdict = response.ok ? judge(body) : refusal(response, url, siteOrigin);
    const hints = verdict.isGood ? [] : hintsAbout(url, response.status, body);
    // What fails anyway has its cause elsewhere.
    const crossOrigin = response.ok ? await checkCrossOrigin(url, siteOrigin, response) : good();
    return {
      isGood: verdict.isGood && crossOrigin.isGood,
      lines: [answered, ...verdict.lines, ...hints, ...crossOrigin.lines],
    };
  } catch (error) {
    const failure = toApiError(error);
    const wholeSeconds = (WHOLE_ANSWER_TIMEOUTS * timeoutMs) / 1000;
    const said: Readonly<Partial<Record<ErrorKind, string>>> = {
      FETCH_ERROR: `No answer: ${reasonOf(failure.cause)}.`,
      TIMEOUT_ERROR: `No whole answer: ${timeoutMs / 1000} s of silence.`,
      PARSING_ERROR: `The answer did not end within ${wholeSeconds} s and ${BODY_MAX_LENGTH} characters.`,
    };
    return bad(`${said[failure.kind]} ${visitorSees(problems[problemOf(failure, true)])}`);
  }
}

/** The whole body. Errors: as the chat has them where an answer does not end; the body of a failure need not. */
async function readAnswer(response: Response, restart: () => void, endMs: number): Promise<[Response, body: string]> {
  let body = '';
  const decoder = new TextDecoder();
  try {
    for await (const piece of response.body ?? []) {
      restart();
      body += decoder.decode(piece, { stream: true });
      if (body.length <= BODY_MAX_LENGTH && Date.now() < endMs) continue;
      throw new ApiError('PARSING_ERROR', { status: response.status, cause: true });
    }
  } catch (error) {
    if (response.ok) throw error;
  }
  return [response, body];
}

/** A status that is a failure. A browser hides it from pages of an origin that the answer does not allow. */
function refusal(response: Response, url: string, siteOrigin: string): Verdict {
  const isTold = new URL(url).origin === siteOrigin || allowsOrigin(response, siteOrigin);
  const problem = isTold ? problemOf({ kind: 'HTTP_ERROR', status: response.status }, true) : 'failed';
  return bad(`A status outside 200 to 299 is a failure, whatever the body says. ${visitorSees(problems[problem])}`);
}

/** Mistakes that people make in n8n, recognized by its answers. Tried with n8n 1.123. */
const mistakes: readonly { at: RegExp; in: 'address' | 'status' | 'body'; hint: string }[] = [
  {
    in: 'address',
    at: /\/webhook-test\//,
    hint: 'This is n8n’s test address: it answers one call after ‘Execute workflow’ was clicked. Take the node’s Production URL, with /webhook/ in it.',
  },
  {
    in: 'body',
    at: /is not registered for (GET|POST)|did you mean to make a/i,
    hint: 'The webhook takes another method. Set HTTP Method to POST in the Webhook node.',
  },
  {
    in: 'body',
    at: /is not registered/,
    hint: 'n8n has no active workflow at this address. Activate the workflow (the switch at its top right), and compare the path with the node’s Production URL.',
  },
  {
    in: 'status',
    at: /^40[13]$/,
    hint: 'The webhook asks for a login, and a public page can keep no secret. Set Authentication to None, and limit who may ask by Allowed Origins and in a proxy.',
  },
  {
    in: 'body',
    at: /workflow (was|got) started/i,
    hint: 'In the Webhook node set Respond to ‘When Last Node Finishes’; in the Chat Trigger set Response Mode to ‘When Last Node Finishes’ or ‘Streaming’.',
  },
  {
    in: 'body',
    at: /respond to webhook/i,
    hint: 'The workflow is to answer by a ‘Respond to Webhook’ node that it does not have, or does not reach. Add one, or let it respond when the last node finishes.',
  },
  {
    in: 'body',
    at: /error in workflow|workflow could not be started|"type":\s*"error"/i,
    hint: 'The workflow ran into an error. n8n shows it under Executions: often a missing credential of the model, or a field with another name.',
  },
  {
    in: 'body',
    at: /^\s*$/,
    hint: 'The answer is empty: with Response Mode ‘Streaming’ a node has to stream. Switch Enable Streaming on in the AI Agent (or in Respond to Webhook, from version 1.5), or set Response Mode to ‘When Last Node Finishes’.',
  },
  {
    in: 'body',
    at: /@n8n\/chat/,
    hint: 'This is the page of n8n’s hosted chat. In the Chat Trigger set Mode to ‘Embedded Chat’ (webhook).',
  },
];

/** The step that mends it, and n8n's own words where it says some. */
function hintsAbout(url: string, status: number, body: string): string[] {
  const given = { address: url, status: String(status), body };
  const hint = mistakes.find((mistake) => mistake.at.test(given[mistake.in]))?.hint;
  const words =
    /"(?:message|hint)":\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? /ResponseError: ([^<\n]*)/.exec(body)?.[1];
  return [
    ...(hint ? [hint] : []),
    ...(words ? [`The webhook’s own words: ${words.replaceAll(/&quot;|\\"/g, "'")}`] : []),
  ];
}

function judge(body: string): Verdict {
  const reader = createReplyReader();
  reader.push(body);
  const reply = reader.end();
  if (reply === null)
    return bad(
      `The answer can't be read: broken JSON, HTML, or a stream with an error. ${visitorSees(problems.failed)}`,
    );
  if (reply === '')
    return bad(`The answer holds no words: neither 'output' nor 'message' is filled. ${visitorSees(emptyReply)}`);
  const isStarted = /^workflow (was|got) started$/i.test(reply);
  if (isStarted) return bad(`The webhook answers before the workflow has run. ${visitorSees(reply)}`);
  return good(visitorSees(reply));
}

/** Refusals of a browser alone: this check reads every answer, a page of another origin may not. */
async function checkCrossOrigin(url: string, siteOrigin: string, answer: Response): Promise<Verdict> {
  const { origin, protocol, hostname } = new URL(url);
  if (origin === siteOrigin) return good();
  // Of addresses without a certificate browsers trust those of the machine itself.
  if (protocol === 'http:' && siteOrigin.startsWith('https:') && !/^(localhost|127\.|\[::1)/.test(hostname))
    return bad('But browsers let no page of https ask an address of http: give the webhook a certificate.');
  // A browser asks before it sends JSON to another origin.
  const permission = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: siteOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    signal: AbortSignal.timeout(PERMISSION_TIMEOUT_MS),
  }).catch(() => null);
  const allowedHeaders = permission?.headers.get('access-control-allow-headers') ?? '';
  const isAllowed =
    permission?.ok &&
    allowsOrigin(permission, siteOrigin) &&
    /content-type|\*/i.test(allowedHeaders) &&
    allowsOrigin(answer, siteOrigin);
  if (isAllowed) return good(`Browsers let pages of ${siteOrigin} read it.`);
  const allowed = answer.headers.get(allowOrigin) ?? permission?.headers.get(allowOrigin);
  return bad(
    `But browsers would refuse it to pages of ${siteOrigin}: the webhook allows ${allowed ? `'${allowed}'` : 'no other origin'}. There a visitor sees only that the assistant did not answer.`,
    `In n8n set Options → Allowed Origins (CORS) to ${siteOrigin}, without a slash at its end; a proxy in front has to let OPTIONS and the header Content-Type through. If the site is somewhere else, set SITE_URL.`,
  );
}

const allowOrigin = 'access-control-allow-origin';

function allowsOrigin({ headers }: Response, origin: string): boolean {
  const allowed = headers.get(allowOrigin);
  return allowed === '*' || allowed === origin;
}

function visitorSees(text: string): string {
  const isCut = text.length > PRINTED_CHARACTERS;
  return `A visitor sees:\n\n  ${(isCut ? `${text.slice(0, PRINTED_CHARACTERS)} …` : text).replaceAll('\n', '\n  ')}\n`;
}

function good(...lines: string[]): Verdict {
  return { isGood: true, lines };
}

function bad(...lines: string[]): Verdict {
  return { isGood: false, lines };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : 'the connection failed';
}
