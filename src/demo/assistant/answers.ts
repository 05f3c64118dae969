/** Answers questions for the demo assistant. It quotes passages of the site's content, so it can't invent facts. */
import { followUp, foreign, person, secondQuestion, talk, unknown } from '../../content/assistant/talk.ts';
import { contact } from '../../content/site.ts';
import { pageName } from '../../lib/page-name.ts';
import { type Found, findPassages } from './find-passage.ts';
import { passages } from './passages.ts';
import { inFull, termsOf } from './words.ts';

/** The minimums for a sure answer: how much of the question it covers, and the question's likeness to a phrase. */
const LEAST_COVERAGE = 0.72;
const LEAST_LIKENESS = 0.42;
/** An answer is sure only if each of the question's terms that it lacks has less than this share of the weight. */
const MOST_MISSING = 0.17;
/** Below this coverage, an answer links to the closest page instead of quoting it. */
const LEAST_RELATED = 0.15;
/** An answer suggests other passages whose score is more than this share of the best score. */
const OTHERS = 0.6;
/** The maximum length of a passage in an answer, in characters; the page has the rest. */
const LONGEST_ANSWER = 900;

/** An answer in Markdown, and titles of other passages that the visitor may have meant. */
export interface Reply {
  output: string;
  suggestions: readonly string[];
}

interface Answer extends Reply {
  /** The title of the best passage; missing if no passage was searched or found. */
  title?: string;
  isSure: boolean;
}

const link = (name: string, path: string) => `[${name}](${path})`;

/**
 * Answers a question from the site's content. `origin` is the origin of links to the site, without a trailing slash.
 * `before` is the visitor's previous question, if known. If the text contains several questions, the output answers
 * each one, and lists those without an answer.
 *
 * The output is never empty. Errors: none.
 */
export function replyTo(question: string, origin: string, before = ''): Reply {
  const asked = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').slice(0, 2000);
  const { output, suggestions } = replyToAll(asked, before);
  return { output: output.replaceAll('](/', `](${origin}/`), suggestions };
}

function replyToAll(asked: string, before: string): Reply {
  const other = foreignAnswer(asked);
  if (other) return { output: other, suggestions: [] };
  const whole = replyToOne(asked, before);
  const parts = asked.split(secondQuestion).slice(0, 3);
  const answers = parts.map((part, index) => replyToOne(part, parts[index - 1] ?? before));
  const sure = answers.filter((answer, index) => answer.isSure && answers.findIndex(isSame(answer)) === index);
  const missing = parts.filter((_part, index) => !answers[index]?.isSure);
  const isOneQuestion = whole.isSure && !answers.some(isSame(whole));
  if (isOneQuestion || sure.length + missing.length < 2 || sure.length === 0) return whole;
  const rest = missing.map((part) => `I couldn’t find an answer to “${part.trim().replace(/\?$/, '')}”. ${person}`);
  return { output: [...sure.map(({ output }) => output), ...rest].join('\n\n'), suggestions: [] };
}

/** Compares answers by title. Small talk has no title, so it is compared by text. */
const isSame =
  ({ title, output }: Answer) =>
  (other: Answer) =>
    title ? other.title === title : other.output === output;

function replyToOne(asked: string, before: string): Answer {
  const plain = asked.replaceAll(/\w+/g, inFull);
  const small = talk.find(([pattern]) => pattern.test(plain));
  if (small) return { output: small[1], suggestions: [], isSure: true };
  const isFollowUp = asked.split(' ').length <= 2 || (followUp.test(asked) && termsOf(asked).length < 4);
  return quote(findPassages(asked, isFollowUp ? before : ''));
}

/** Quotes the best passage. If that isn't a sure answer, says so and lists related passages. */
function quote([best, ...others]: readonly Found[]): Answer {
  if (!best) return { output: unknown, suggestions: [], isSure: false };
  const { title, path, isUnsaid } = best.passage;
  const near = others
    .filter(({ passage, score }) => !passage.isUnsaid && passage.title !== title && score > best.score * OTHERS)
    .filter(({ passage }, index, all) => index === all.findIndex((other) => other.passage.title === passage.title))
    .slice(0, 2)
    .map(({ passage }) => passage);
  const suggestions = near.map((passage) => passage.title);
  if (isUnsaid) {
    const output = `I couldn’t find anything about ${title} on this site. The closest page: ${link(nameOf(path), path)}\n\n${person}`;
    return { output, suggestions, title, isSure: false };
  }
  const answer = excerpt(best.passage);
  if (isSure(best)) return { output: answer, suggestions, title, isSure: true };
  const lines = near.map((passage) => `- ${link(passage.title, passage.path)}: ${beginningOf(passage.text)}`);
  const also = lines.length ? `\n\nRelated:\n\n${lines.join('\n')}` : '';
  const output =
    best.coverage < LEAST_RELATED
      ? `I couldn’t find an answer on this site. The closest page: ${link(title, path)}`
      : `I couldn’t find exactly that. The closest answer on this site:\n\n${answer}`;
  return { output: `${output}${also}\n\n${person}`, suggestions, title, isSure: false };
}

function excerpt({ text, title, path }: Found['passage']): string {
  const shown = text.length > LONGEST_ANSWER ? `${text.slice(0, text.lastIndexOf('\n', LONGEST_ANSWER))}\n\n…` : text;
  return `${shown}\n\nMore: ${link(title, path)}`;
}

/** Returns the link text for an address: the title of its section, or else the page's name, such as 'About'. */
function nameOf(address: string): string {
  const isSection = address.includes('#');
  const passage = passages.find(({ path, isUnsaid }) => isSection && path === address && !isUnsaid);
  return passage?.title ?? pageName(address);
}

/** Returns the first sentence or line of a passage, truncated. */
function beginningOf(text: string): string {
  const [first = ''] = text.replace(/^- /, '').split(/(?<=[.?!”])\s|\n/);
  return first.length > 160 ? `${first.slice(0, first.lastIndexOf(' ', 160))} …` : first;
}

function isSure({ coverage, likeness, missing }: Found): boolean {
  return coverage >= LEAST_COVERAGE && missing < MOST_MISSING && likeness >= LEAST_LIKENESS;
}

/** Answers a text with two or more foreign words and no frequent English one. A single foreign word may be a name. */
function foreignAnswer(asked: string): string | undefined {
  const given = new Set(asked.match(/\p{L}+/gu));
  const counts = Object.entries(foreign).map(
    ([answer, words]) => [answer, words.split(' ').filter((word) => given.has(word)).length] as const,
  );
  const [[answer, count]] = counts.toSorted(([, a], [, b]) => b - a) as [(typeof counts)[0]];
  if (count < 2 || /\b(the|and|you|your|what|how|is|are|do|does|can)\b/.test(asked)) return undefined;
  return `I answer in English only. ${answer}: ${link(contact.email, '/contact')}`;
}
