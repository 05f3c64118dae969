/** The maximum length of an inserted text, in characters. */
const MAX_LENGTH = 120;

/** Control characters for the direction of text. */
const directionCommands = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Letters of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Prepares a user's text for insertion into one of our sentences: `Delete ${isolate(name)}?`.
 *
 * Invariants: a long text is truncated, and no text can change the order of the words around it.
 */
export function isolate(text: string, maxLength: number = MAX_LENGTH): string {
  const plain = text.replace(directionCommands, '');
  const shown = plain.length > maxLength ? `${[...plain].slice(0, maxLength).join('')}…` : plain;
  return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
