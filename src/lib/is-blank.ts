/** Returns whether a text is empty, or holds only whitespace, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u.test(text);
}
