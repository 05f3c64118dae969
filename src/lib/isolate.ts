/** The most characters that a sentence shows of a text that is not ours. */
const MAX_LENGTH = 120;

/** Characters that command the direction of the text around them. */
const directionCommands = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A text that is not ours as a part of a sentence that is: `Delete ${isolate(name)}?`.
 *
 * Always true: it is cut where it is long, and no word around it changes its place, whatever the text holds.
 */
export function isolate(text: string, maxLength: number = MAX_LENGTH): string {
  const plain = text.replace(directionCommands, '');
  const shown = plain.length > maxLength ? `${[...plain].slice(0, maxLength).join('')}…` : plain;
  return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}
