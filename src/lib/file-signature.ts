/** Returns whether a file starts with a signature, or has it in its first `within` bytes. `?` matches any byte. */
export function hasSignature(firstBytes: Uint8Array, signature: string, within = signature.length): boolean {
  const isAt = (start: number) =>
    [...signature].every((char, index) => char === '?' || char.charCodeAt(0) === firstBytes[start + index]);
  return Array.from({ length: within - signature.length + 1 }).some((_, start) => isAt(start));
}
