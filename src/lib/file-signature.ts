/** Whether a file's first bytes are those of its type: a character of the signature a byte, of which `?` is any. */
export function hasSignature(firstBytes: Uint8Array, signature: string): boolean {
  return [...signature].every((char, index) => char === '?' || char.charCodeAt(0) === firstBytes[index]);
}
