/** Returns whether a file starts with a signature: one character per byte. `?` matches any byte. */
export function hasSignature(firstBytes: Uint8Array, signature: string): boolean {
  return [...signature].every((char, index) => char === '?' || char.charCodeAt(0) === firstBytes[index]);
}
