/** Masks a number except its last four characters, and hides its length. Masks four or fewer characters completely. */
export function maskNumber(number: string): string {
  const characters = number.replaceAll(/[\s-]/g, '');
  return characters.length > 4 ? `•••• ${characters.slice(-4)}` : '••••';
}
