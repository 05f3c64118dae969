/** All but the last four characters hidden, also how many there are; a number of four or fewer is hidden whole. */
export function maskNumber(number: string): string {
  const characters = number.replaceAll(/[\s-]/g, '');
  return characters.length > 4 ? `•••• ${characters.slice(-4)}` : '••••';
}
