const MAX_LENGTH = 120;

/** Matches the control characters that set the direction of text. */
const directionCommands = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Prepares a user's text for insertion into one of our sentences: `Delete ${isolate(name)}?`.
 *
 * Truncates the text to `maxLength` characters, and keeps right-to-left text from reordering the words around it.
 */
export function isolate(text: string, maxLength: number = MAX_LENGTH): string {
  const plain = text.replace(directionCommands, '');
  const shown = plain.length > maxLength ? `${[...plain].slice(0, maxLength).join('')}…` : plain;
  return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
