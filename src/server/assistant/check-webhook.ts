/** Asks a chat webhook one question, and says what a visitor would see of its answer. */
import { problems } from '../../content/chat.ts';
import { chatSessionId, emptyReply } from '../../content/chat-webhook.ts';
import { chatRequestBody, createReplyReader } from '../../lib/webhook-chat.ts';

/** As long as the chat waits, in ms. */
const ANSWER_TIMEOUT_MS = 30_000;
/** The same for the question whether it may be asked. */
const PERMISSION_TIMEOUT_MS = 10_000;
/** How much of a long answer is printed. */
const PRINTED_CHARACTERS = 600;

export interface Verdict {
  /** Whether a visitor gets an answer with words. */
  isGood: boolean;
  /** For the person who set up the webhook, a paragraph each. */
  lines: readonly string[];
}

/** Asks the webhook at `url` once, as the chat does. Errors: none; what goes wrong is the verdict. */
export async function checkWebhook(url: string, siteOrigin: string, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Verdict> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return bad(`'${url}' is not an address. Example: npm run check:chat -- https://n8n.example.org/webhook/chat`);
  const startedMs = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin },
      body: chatRequestBody(chatSessionId, 'What do you do?'),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await response.text();
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const answered = `The webhook answered ${response.status} after ${seconds} s (${body.length} characters, ${response.headers.get('content-type') ?? 'no content type'}).`;
    const verdict = response.ok
      ? judge(body)
      : bad(`A status outside 200 to 299 is a failure, whatever the body says. ${visitorSees(problems.failed)}`);
    return { ...verdict, lines: [answered, ...verdict.lines, ...(await crossOriginHints(url, siteOrigin, response))] };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const cause = isLate ? `No whole answer within ${timeoutMs / 1000} s` : `No answer: ${reasonOf(error)}`;
    return bad(`${cause}. ${visitorSees(problems.failed)}`);
  }
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
  if (isStarted)
    return bad(
      `The webhook answers before the workflow has run. Let it respond when the last node finishes. ${visitorSees(reply)}`,
    );
  return { isGood: true, lines: [visitorSees(reply)] };
}

/** What only a browser would refuse: this check reads every answer, a page of another origin may not. */
async function crossOriginHints(url: string, siteOrigin: string, answer: Response): Promise<string[]> {
  if (new URL(url).origin === siteOrigin) return [];
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
  return [
    isAllowed
      ? `Browsers let pages of ${siteOrigin} read it.`
      : `But browsers would refuse it to pages of ${siteOrigin}: allow that origin and the header Content-Type at the webhook (CORS), or set SITE_URL to where the site really is.`,
  ];
}

function allowsOrigin({ headers }: Response, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

function visitorSees(text: string): string {
  const isCut = text.length > PRINTED_CHARACTERS;
  return `A visitor sees:\n\n  ${(isCut ? `${text.slice(0, PRINTED_CHARACTERS)} …` : text).replaceAll('\n', '\n  ')}\n`;
}

function bad(line: string): Verdict {
  return { isGood: false, lines: [line] };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : 'the connection failed';
}
