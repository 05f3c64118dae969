/** Bytes that a file of some type holds at an offset. */
export interface SignaturePart {
  readonly offset: number;
  readonly bytes: readonly number[];
}

/** Tells whether a file's first bytes are those of its type. An empty signature matches nothing. */
export function hasSignature(firstBytes: Uint8Array, signature: readonly SignaturePart[]): boolean {
  return (
    signature.length > 0 &&
    signature.every(({ offset, bytes }) => bytes.every((byte, index) => firstBytes[offset + index] === byte))
  );
}

/** The number of first bytes that a signature looks at. */
export function signatureLength(signature: readonly SignaturePart[]): number {
  return Math.max(0, ...signature.map(({ offset, bytes }) => offset + bytes.length));
}
