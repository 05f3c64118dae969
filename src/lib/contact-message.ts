/** The fields of the contact form; unfilled ones are empty. */
export const contactFields = ['name', 'email', 'company', 'phone', 'service', 'message'] as const;
export type ContactFields = Record<(typeof contactFields)[number], string>;

/** The visitor's first page in this tab: its path, the page before it, and its campaign, such as `utm_source=paper`. */
export type FirstVisit = Record<'page' | 'referrer' | 'utm', string>;

/** The JSON that the server of `CONTACT_URL` receives. */
export interface ContactMessage extends ContactFields, FirstVisit {
  /** The same for each attempt to send the same text. */
  id: string;
  /** ISO 8601, by the visitor's clock. */
  sentAt: string;
  /** The time since the form appeared, in whole seconds. Programs need less than people. */
  secondsOpen: number;
  /** A field that people don't see. Programs fill it in. */
  website: string;
}

/** Returns a random text that identifies a message or a tab. `crypto.randomUUID` would need HTTPS. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

const SENTENCE_MAX_LENGTH = 300;

/**
 * Returns what a server tells the visitor about a rejected form: `message`, or the texts in `errors`. `''` if there is
 * none, or if the status isn't about the form: texts of other statuses are for developers.
 */
export function serverSentence(status: number, body: unknown): string {
  if (![400, 422, 429].includes(status)) return '';
  const { message, errors }: { message?: unknown; errors?: unknown } = Object(body);
  const texts = textsIn(message).length > 0 ? textsIn(message) : textsIn(errors);
  return [...new Set(texts)].join(' ').slice(0, SENTENCE_MAX_LENGTH);
}

/**
 * Returns the texts in `errors`: a text, a list, an object with texts by field, or objects with a `message` or `msg`. Some
 * services write only the end of a sentence: then the name of the form's field comes first.
 */
function textsIn(value: unknown, field = ''): string[] {
  const isPart = (text: string) => /^[a-z]/.test(text) && !text.toLowerCase().includes(field);
  if (typeof value === 'string') return [(isPart(value) ? `${field} ${value}` : value).trim()].filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  const { message, msg = message }: { message?: unknown; msg?: unknown } = value;
  const fieldIn = (names: unknown[]) => contactFields.find((name) => names.includes(name)) ?? field;
  // The form has a field `message`, too.
  if (typeof msg === 'string') return textsIn(msg, fieldIn(Object.values(value).flat()));
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, fieldIn([key])));
}
