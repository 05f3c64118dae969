/** Returns the number of pixels of a PNG, JPEG or WebP image by its header; 0 for any other file. */
export function pixelsOf(bytes: Uint8Array): number {
  const at = (start: number, length: number, littleEndian = false) => {
    const part = [...bytes.subarray(start, start + length)];
    return (littleEndian ? part.reverse() : part).reduce((number, byte) => number * 256 + byte, 0);
  };
  const tag = (start: number) => String.fromCharCode(...bytes.subarray(start, start + 4));
  if (tag(12) === 'IHDR') return at(16, 4) * at(20, 4);
  if (tag(12) === 'VP8X') return (at(24, 3, true) + 1) * (at(27, 3, true) + 1);
  // Lossy and lossless WebP (VP8 and VP8L) store width and height in 14 bits each.
  if (tag(12) === 'VP8 ') return (at(26, 2, true) % 0x4000) * (at(28, 2, true) % 0x4000);
  if (tag(12) === 'VP8L')
    return ((at(21, 2, true) % 0x4000) + 1) * ((Math.floor(at(21, 4, true) / 0x4000) % 0x4000) + 1);
  // A JPEG has its size in the frame header, which is one of several segments.
  for (let start = 2; at(0, 2) === 0xffd8 && bytes[start] === 0xff; start += 2 + at(start + 2, 2)) {
    const marker = bytes[start + 1] ?? 0;
    // Frame headers have the markers C0 to CF, except for tables (C4), extensions (C8) and conditioning (CC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return at(start + 5, 2) * at(start + 7, 2);
  }
  return 0;
}
