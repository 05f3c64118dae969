/** The demo assistant's answers without a passage, in Markdown, and the patterns of the questions that get them. */
import { person as chatPerson } from '../chat.ts';
import { services } from '../pages/services.ts';
import { hasCareers } from '../parts.ts';
import { contact, site } from '../site.ts';

const subjects = services.map(({ title }) => title).join(', ');

const { phone } = contact;
export const person = `A person can help: use the [contact form](/contact)${phone ? ',' : ' or'} email mailto:${contact.email}${phone ? ` or call [${phone.label}](${phone.href})` : ''}. You get a reply within ${contact.replyWithin}. To include this conversation, use “${chatPerson.label.replace(':', '')}” below.`;
export const unknown = `I couldn’t find an answer on this site. Ask me about our services, how a project runs, how long it takes${hasCareers ? ', our terms or open positions' : ' or our terms'}.\n\n${person}`;

/** Frequent words of other languages, by the answer in that language. */
export const foreign: Readonly<Record<string, string>> = {
  'Ich antworte nur auf Englisch':
    'ich und wie was der die das ist sie wir kosten kostet guten haben können brauche ein eine für nicht bitte',
  'Solo respondo en inglés':
    'el los las qué que cómo como cuánto cuanto cuesta hola una un para gracias ustedes quiero necesito es está por favor',
  'Je ne réponds qu’en anglais':
    'je le les des est vous nous bonjour combien coûte quoi pour avec une un avez pouvez merci comment quel quelle',
};

/** Questions that need no passage, and their answers. The first match wins. */
export const talk: readonly [asked: RegExp, answer: string][] = [
  [
    /ignore (all|any|the|your|previous|prior)|(system|hidden|initial) prompt|your (system )?(instructions|rules)\b|pretend|role ?play|(^|[.!?,] *|now |please )act as|jailbreak|developer mode|repeat after me|you are now|\bdan mode/,
    `I only answer questions about ${site.name}, from this site’s own pages. Ask me about ${subjects}, or how a project runs.`,
  ],
  [
    /are you (a |an )?(real|human|person|bot|robot|machine|ai\b|chatgpt|gpt)|am i (really )?(talking|speaking|chatting|typing|writing|texting)|is this (a )?(bot|real person|human)/,
    `I’m a program, not a person. I search this site’s pages for an answer. ${person}`,
  ],
  [
    /\b(terrible|awful|useless|stupid|scam|worst|not what i (asked|meant|wanted)|wrong answer!|you (did ?n.t|do ?n.t|never) (answer|understand)|makes no sense|does ?n.t (help|answer) (me|my)|no help|not helpful|rubbish|garbage|hate|angry|furious|complain(?! to| with)|complaint|disappointed|ridiculous|idiot|moron|dumb|crap|(you|this|it) sucks?\b|loser|shut up|bullshit|bastard|asshole|bitch|unacceptable|wtf|fuck|shit)/,
    `I’m sorry about that. I can’t fix it, but a person can. ${person}`,
  ],
  [
    /^(?!.*\b(?:liab|warrant|guarantee|responsib|support|if)).*(?:\b(?:this|that|the|your)(?: \w+){0,2} (?:web)?(?:site|page|form|link|button)s?\b[^.?!]*\b(?:bug|error|typo|broken|dead link|does ?n.t (?:work|load|open)|is ?n.t working|not (?:working|loading))\b|\b(?:bug|error|typo|broken|dead link|does ?n.t (?:work|load|open)|is ?n.t working|not (?:working|loading))\b (?:on|in|at|with) (?:this|that|the|your)(?: \w+){0,2} (?:web)?(?:site|page|form|link|button)s?\b)/,
    `Thank you for reporting a problem on this site. ${person}`,
  ],
  [
    /^(?!.*\b(weekly|every|each|often|during|progress|project)\b).*\b(demo|demonstration)s?\b/,
    `A person can arrange a demo. ${person}`,
  ],
  [
    /\b(speak|talk|chat|connect me|transfer me) (to|with) (a |an |some)?(human|person|real|agent|someone|somebody|representative)|\b(human|real person) please|customer service/,
    person,
  ],
  [
    /^\W*(thanks?|thank you|thx|cheers|ta\b|brilliant|lovely|great|perfect|cool|ok(ay)?|got it|bye|goodbye|see you)\b[^?]*$/,
    'You’re welcome. Ask me anything else.',
  ],
  [
    /^\W*(hi|hello|hey|hola|howdy|good (morning|afternoon|evening))\b[\s\w,!.]{0,20}$/,
    'Hello. What would you like to know about our services, or about a task your team repeats?',
  ],
  [/how are you|how'?s it going|what'?s up/, 'I’m ready. What would you like to know?'],
  [
    /\b(joke|poem|(?<!success |the )story|essay|\d+ (times|plus|minus) \d+|weather|football|recipe|president|song|homework|capital of|translate|stock|bitcoin|horoscope)\b/,
    unknown,
  ],
];

/** Words that refer to the previous question. */
export const followUp = /\b(that|this|it|they|them|those|these|one|more)\b|^(and|why|how so|what about|how about)\b/;

/** Matches the gap before another question, which begins with a question word: after '?', or at 'and' or 'also'. */
export const secondQuestion =
  /(?:(?<=\?)|,? (?:and|also),?) +(?=(?:and )?(?:how|what|who|where|when|why|which|do|does|can|could|is|are|will)\b)/;

