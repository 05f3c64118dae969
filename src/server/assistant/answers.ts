/** The demo assistant's answers: passages of the site's own content. It invents nothing, prices least of all. */
import { headerLinks } from '../../content/navigation.ts';
import { services } from '../../content/pages/services.ts';
import { contact, site } from '../../content/site.ts';
import { type Found, findPassages } from './find-passage.ts';
import { passages } from './passages.ts';
import { inFull, termsOf, wordsOf } from './words.ts';

/** A question of which less is understood: its answer is said to be a guess. */
const LEAST_COVERAGE = 0.72;
const LEAST_LIKENESS = 0.4;
const MOST_LEFT = 0.2;
/** A question of which even less is understood has no answer. */
const NEAR_COVERAGE = 0.15;
/** Other passages are named that have this share of the best one’s score. */
const OTHERS = 0.6;
/** Longer passages are told by their beginning; the page has the rest. */
const LONGEST_ANSWER = 900;

/** `link` draws a named link to a page of the site. */
type Say = (link: (name: string, path: string) => string) => string;

const person: Say = (link) =>
  `A person helps: ${link('write to one', '/contact')}, mail ${contact.email} or call ${contact.phone.label}. The reply comes within ${contact.replyWithin}. “Write to a person” below takes this conversation along.`;
const subjects = services.map(({ title }) => title).join(', ');

const foreign: readonly [words: RegExp, answer: string][] = [
  [
    /\b(ich|und|wie|was|der|die|das|ist|sie|wir|kosten|kostet|guten|haben|können|brauche|ein|eine|für|nicht|bitte)\b/gi,
    'I answer in English; Sie können auf Deutsch an einen Menschen schreiben',
  ],
  [
    /\b(el|los|las|qué|que|cómo|como|cuánto|cuanto|cuesta|hola|una|un|para|gracias|ustedes|quiero|necesito|es|está|por|favor)\b/gi,
    'I answer in English; puede escribir en español a una persona',
  ],
  [
    /\b(je|le|les|des|est|vous|nous|bonjour|combien|coûte|quoi|pour|avec|une|un|avez|pouvez|merci|comment|quel|quelle)\b/gi,
    'I answer in English; vous pouvez écrire en français à une personne',
  ],
];

/** Small talk, which is no question about the site, in the order in which it is recognized. */
const talk: readonly [asked: RegExp, answer: Say][] = [
  [
    /ignore (all|any|the|your|previous|prior)|(system|hidden|initial) prompt|your (system )?(instructions|rules)\b|pretend|role ?play|(^|[.!?,] *|now |please )act as|jailbreak|developer mode|repeat after me|you are now|\bdan mode/,
    () =>
      `I only answer questions about ${site.name}, from what this site says. Ask me about ${subjects}, or how a project runs.`,
  ],
  [
    /are you (a |an )?(real|human|person|bot|robot|machine|ai\b|chatgpt|gpt)|am i (really )?(talking|speaking|chatting|typing|writing|texting)|is this (a )?(bot|real person|human)/,
    (link) => `I am a program, not a person: I look for your question in what this site says. ${person(link)}`,
  ],
  [
    /\b(terrible|awful|useless|stupid|scam|worst|not what i (asked|meant|wanted)|wrong answer!|you (did ?n.t|do ?n.t|never) (answer|understand)|makes no sense|does ?n.t (help|answer) (me|my)|no help|not helpful|rubbish|garbage|hate|angry|furious|complain(?! to| with)|complaint|disappointed|ridiculous|idiot|unacceptable|wtf|fuck|shit)/,
    (link) => `I am sorry about that. I can’t put it right, but somebody can. ${person(link)}`,
  ],
  [
    /\b(speak|talk|chat|connect me|transfer me) (to|with) (a |an |some)?(human|person|real|agent|someone|somebody|representative)|\b(human|real person) please|customer service/,
    person,
  ],
  [
    /^\W*(thanks?|thank you|thx|cheers|ta\b|brilliant|lovely|great|perfect|cool|ok(ay)?|got it|bye|goodbye|see you)\b[^?]*$/,
    () => 'You are welcome. Ask on whenever you like.',
  ],
  [
    /^\W*(hi|hello|hey|hola|howdy|good (morning|afternoon|evening))\b[\s\w,!.]{0,20}$/,
    () => 'Hello. What would you like to know about our services, or about a task your team repeats?',
  ],
  [/how are you|how'?s it going|what'?s up/, () => 'Ready to answer. What would you like to know?'],
  [
    /\b(joke|poem|(?<!success |the )story|essay|\d+ (times|plus|minus) \d+|weather|football|recipe|president|song|homework|capital of|translate|stock|bitcoin|horoscope)\b/,
    unknown,
  ],
];

/** Words by which a question leans on the one before. */
const followUp = /\b(that|this|it|they|them|those|these|one|more)\b|^(and|why|how so|what about|how about)\b/;

/**
 * The answer to a question, from the site's content, in Markdown. `origin` is where the site's pages are, without a slash
 * at its end; `before` is what the same visitor asked before, if that is known.
 *
 * Always true: not empty, and never a price. Errors: none; what it does not know it says.
 */
export function answerTo(question: string, origin: string, before = ''): string {
  const asked = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').slice(0, 2000);
  const link = (name: string, path: string) => `[${name}](${origin}${path})`;
  const other = foreignAnswer(asked, link);
  if (other) return other;
  const plain = asked.replaceAll(/\w+/g, inFull);
  const small = talk.find(([pattern]) => pattern.test(plain));
  if (small) return small[1](link);
  const context = followUp.test(asked) && termsOf(wordsOf(asked)).length < 4 ? before : '';
  const [best, ...others] = findPassages(asked, context);
  if (!best) return unknown(link);
  const { title, text, path, isUnsaid } = best.passage;
  const near = others
    .filter(({ passage, score }) => !passage.isUnsaid && passage.title !== title && score > best.score * OTHERS)
    .filter(({ passage }, index, all) => index === all.findIndex((other) => other.passage.title === passage.title))
    .slice(0, 2)
    .map(({ passage }) => `- ${link(passage.title, passage.path)}: ${beginningOf(passage.text)}`);
  const also = near.length ? `\n\nAlso near:\n\n${near.join('\n')}` : '';
  if (isUnsaid)
    return `I did not find anything about ${title} on this site. The page nearest to it: ${link(nameOf(path), path)}\n\n${person(link)}`;
  const shown = text.length > LONGEST_ANSWER ? `${text.slice(0, text.lastIndexOf('\n', LONGEST_ANSWER))}\n\n…` : text;
  const answer = `${shown}\n\nMore: ${link(title, path)}`;
  if (isSure(best)) return answer;
  if (best.coverage < NEAR_COVERAGE)
    return `I only know what is on this site, and did not find your question there. The page nearest to it: ${link(title, path)}${also}\n\n${person(link)}`;
  return `I did not find exactly that. The nearest to it on this site:\n\n${answer}${also}\n\n${person(link)}`;
}

/** A page goes by its name in the header, a part of one by its own. */
function nameOf(address: string): string {
  const page = headerLinks.find(({ href }) => href === address);
  return page?.label ?? passages.find(({ path, isUnsaid }) => path === address && !isUnsaid)?.title ?? address;
}

/** The first sentence or line of a passage, as far as it fits a line. */
function beginningOf(text: string): string {
  const [first = ''] = text.replace(/^- /, '').split(/(?<=[.?!”])\s|\n/);
  return first.length > 160 ? `${first.slice(0, first.lastIndexOf(' ', 160))} …` : first;
}

/** An answer is a guess where it leaves out the question’s weightiest word, or is asked for in no way known. */
function isSure({ coverage, likeness, left, isVague }: Found): boolean {
  return coverage >= LEAST_COVERAGE && left < MOST_LEFT && likeness >= (isVague ? 0.9 : LEAST_LIKENESS);
}

function unknown(link: Parameters<Say>[0]): string {
  return `I only know what is on this site, and did not find your question there. You can ask me about ${subjects}, how a project runs, how long it takes, our terms, privacy and open positions.\n\n${person(link)}`;
}

/** English words are in no other list, and a word or two may be a name. */
function foreignAnswer(asked: string, link: Parameters<Say>[0]): string | undefined {
  const count = (words: RegExp) => new Set(asked.match(words)).size;
  const [words, answer] = foreign.toSorted((a, b) => count(b[0]) - count(a[0]))[0] ?? [];
  const isForeign = words && count(words) >= 2 && !/\b(the|and|you|your|what|how|is|are|do|does|can)\b/.test(asked);
  return isForeign ? `${answer}: ${link(contact.email, '/contact')}` : undefined;
}
