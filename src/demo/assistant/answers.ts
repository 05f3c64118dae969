/** Answers questions for the demo assistant. It quotes passages of the site's content, so it can't invent facts. */
import { person as chatPerson } from '../../content/chat.ts';
import { services } from '../../content/pages/services.ts';
import { contact, site } from '../../content/site.ts';
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

/** Returns a named link to a page of the site, in Markdown. */
type Link = (name: string, path: string) => string;
type Say = (link: Link) => string;

const person: Say = (link) =>
  `A person can help: use the ${link('contact form', '/contact')}${contact.phone ? ',' : ' or'} email mailto:${contact.email}${contact.phone ? ` or call [${contact.phone.label}](${contact.phone.href})` : ''}. You get a reply within ${contact.replyWithin}. To include this conversation, use “${chatPerson.label.replace(':', '')}” below.`;
const subjects = services.map(({ title }) => title).join(', ');

/** Frequent words of other languages, by the answer in that language. */
const foreign = Object.entries({
  'Ich antworte nur auf Englisch':
    'ich und wie was der die das ist sie wir kosten kostet guten haben können brauche ein eine für nicht bitte',
  'Solo respondo en inglés':
    'el los las qué que cómo como cuánto cuanto cuesta hola una un para gracias ustedes quiero necesito es está por favor',
  'Je ne réponds qu’en anglais':
    'je le les des est vous nous bonjour combien coûte quoi pour avec une un avez pouvez merci comment quel quelle',
}).map(([answer, words]) => ({ answer, words: new Set(words.split(' ')) }));

/** Questions that need no passage, and their answers. The first match wins. */
const talk: readonly [asked: RegExp, answer: Say][] = [
  [
    /ignore (all|any|the|your|previous|prior)|(system|hidden|initial) prompt|your (system )?(instructions|rules)\b|pretend|role ?play|(^|[.!?,] *|now |please )act as|jailbreak|developer mode|repeat after me|you are now|\bdan mode/,
    () =>
      `I only answer questions about ${site.name}, from this site’s own pages. Ask me about ${subjects}, or how a project runs.`,
  ],
  [
    /are you (a |an )?(real|human|person|bot|robot|machine|ai\b|chatgpt|gpt)|am i (really )?(talking|speaking|chatting|typing|writing|texting)|is this (a )?(bot|real person|human)/,
    (link) => `I’m a program, not a person. I search this site’s pages for an answer. ${person(link)}`,
  ],
  [
    /\b(terrible|awful|useless|stupid|scam|worst|not what i (asked|meant|wanted)|wrong answer!|you (did ?n.t|do ?n.t|never) (answer|understand)|makes no sense|does ?n.t (help|answer) (me|my)|no help|not helpful|rubbish|garbage|hate|angry|furious|complain(?! to| with)|complaint|disappointed|ridiculous|idiot|moron|dumb|crap|(you|this|it) sucks?\b|loser|shut up|bullshit|bastard|asshole|bitch|unacceptable|wtf|fuck|shit)/,
    (link) => `I’m sorry about that. I can’t fix it, but a person can. ${person(link)}`,
  ],
  [
    /^(?!.*\b(?:liab|warrant|guarantee|responsib|support|if)).*(?:\b(?:this|that|the|your)(?: \w+){0,2} (?:web)?(?:site|page|form|link|button)s?\b[^.?!]*\b(?:bug|error|typo|broken|dead link|does ?n.t (?:work|load|open)|is ?n.t working|not (?:working|loading))\b|\b(?:bug|error|typo|broken|dead link|does ?n.t (?:work|load|open)|is ?n.t working|not (?:working|loading))\b (?:on|in|at|with) (?:this|that|the|your)(?: \w+){0,2} (?:web)?(?:site|page|form|link|button)s?\b)/,
    (link) => `Thank you for reporting a problem on this site. ${person(link)}`,
  ],
  [
    /^(?!.*\b(weekly|every|each|often|during|progress|project)\b).*\b(demo|demonstration)s?\b/,
    (link) => `A person can arrange a demo. ${person(link)}`,
  ],
  [
    /\b(speak|talk|chat|connect me|transfer me) (to|with) (a |an |some)?(human|person|real|agent|someone|somebody|representative)|\b(human|real person) please|customer service/,
    person,
  ],
  [
    /^\W*(thanks?|thank you|thx|cheers|ta\b|brilliant|lovely|great|perfect|cool|ok(ay)?|got it|bye|goodbye|see you)\b[^?]*$/,
    () => 'You’re welcome. Ask me anything else.',
  ],
  [
    /^\W*(hi|hello|hey|hola|howdy|good (morning|afternoon|evening))\b[\s\w,!.]{0,20}$/,
    () => 'Hello. What would you like to know about our services, or about a task your team repeats?',
  ],
  [/how are you|how'?s it going|what'?s up/, () => 'I’m ready. What would you like to know?'],
  [
    /\b(joke|poem|(?<!success |the )story|essay|\d+ (times|plus|minus) \d+|weather|football|recipe|president|song|homework|capital of|translate|stock|bitcoin|horoscope)\b/,
    unknown,
  ],
];

/** Words that refer to the previous question. */
const followUp = /\b(that|this|it|they|them|those|these|one|more)\b|^(and|why|how so|what about|how about)\b/;

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

/** Matches the gap before another question, which begins with a question word: after '?', or at 'and' or 'also'. */
const secondQuestion =
  /(?:(?<=\?)|,? (?:and|also),?) +(?=(?:and )?(?:how|what|who|where|when|why|which|do|does|can|could|is|are|will)\b)/;

/**
 * Answers a question from the site's content. `origin` is the origin of links to the site, without a trailing slash.
 * `before` is the visitor's previous question, if known. If the text contains several questions, the output answers
 * each one, and lists those without an answer.
 *
 * The output is never empty. Errors: none.
 */
export function replyTo(question: string, origin: string, before = ''): Reply {
  const asked = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').slice(0, 2000);
  const link: Link = (name, path) => `[${name}](${origin}${path})`;
  const other = foreignAnswer(asked, link);
  if (other) return { output: other, suggestions: [] };
  const whole = replyToOne(asked, link, before);
  const parts = asked.split(secondQuestion).slice(0, 3);
  const answers = parts.map((part, index) => replyToOne(part, link, parts[index - 1] ?? before));
  const sure = answers.filter((answer, index) => answer.isSure && answers.findIndex(isSame(answer)) === index);
  const missing = parts.filter((_part, index) => !answers[index]?.isSure);
  const isOneQuestion = whole.isSure && !answers.some(isSame(whole));
  if (isOneQuestion || sure.length + missing.length < 2 || sure.length === 0)
    return { output: whole.output, suggestions: whole.suggestions };
  const outputs = sure.map(({ output }) => output);
  const rest = missing.map(
    (part) => `I couldn’t find an answer to “${part.trim().replace(/\?$/, '')}”. ${person(link)}`,
  );
  return { output: [...outputs, ...rest].join('\n\n'), suggestions: [] };
}

/** Compares answers by title. Small talk has no title, so it is compared by text. */
const isSame =
  ({ title, output }: Answer) =>
  (other: Answer) =>
    title ? other.title === title : other.output === output;

function replyToOne(asked: string, link: Link, before: string): Answer {
  const plain = asked.replaceAll(/\w+/g, inFull);
  const small = talk.find(([pattern]) => pattern.test(plain));
  if (small) return { output: small[1](link), suggestions: [], isSure: true };
  const isFollowUp = asked.split(' ').length <= 2 || (followUp.test(asked) && termsOf(asked).length < 4);
  return quote(findPassages(asked, isFollowUp ? before : ''), link);
}

/** Quotes the best passage. If that isn't a sure answer, says so and lists related passages. */
function quote([best, ...others]: readonly Found[], link: Link): Answer {
  if (!best) return { output: unknown(link), suggestions: [], isSure: false };
  const { title, path, isUnsaid } = best.passage;
  const near = others
    .filter(({ passage, score }) => !passage.isUnsaid && passage.title !== title && score > best.score * OTHERS)
    .filter(({ passage }, index, all) => index === all.findIndex((other) => other.passage.title === passage.title))
    .slice(0, 2)
    .map(({ passage }) => passage);
  const suggestions = near.map((passage) => passage.title);
  if (isUnsaid) {
    const output = `I couldn’t find anything about ${title} on this site. The closest page: ${link(nameOf(path), path)}\n\n${person(link)}`;
    return { output, suggestions, title, isSure: false };
  }
  const answer = excerpt(best.passage, link);
  if (isSure(best)) return { output: answer, suggestions, title, isSure: true };
  const lines = near.map((passage) => `- ${link(passage.title, passage.path)}: ${beginningOf(passage.text)}`);
  const also = lines.length ? `\n\nRelated:\n\n${lines.join('\n')}` : '';
  const output =
    best.coverage < LEAST_RELATED
      ? `I couldn’t find an answer on this site. The closest page: ${link(title, path)}`
      : `I couldn’t find exactly that. The closest answer on this site:\n\n${answer}`;
  return { output: `${output}${also}\n\n${person(link)}`, suggestions, title, isSure: false };
}

function excerpt({ text, title, path }: Found['passage'], link: Link): string {
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

function unknown(link: Link): string {
  return `I couldn’t find an answer on this site. Ask me about our services, how a project runs, how long it takes, our terms or open positions.\n\n${person(link)}`;
}

/** Answers a text with two or more foreign words and no frequent English one. A single foreign word may be a name. */
function foreignAnswer(asked: string, link: Link): string | undefined {
  const words = [...new Set(asked.match(/\p{L}+/gu))];
  const counts = foreign.map((one) => ({ ...one, count: words.filter((word) => one.words.has(word)).length }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  if (!most || most.count < 2 || /\b(the|and|you|your|what|how|is|are|do|does|can)\b/.test(asked)) return undefined;
  return `I answer in English only. ${most.answer}: ${link(contact.email, '/contact')}`;
}
