/** Returns the number of pixels from the header of a PNG, JPEG or WebP image; 0 if it has none. */
export function pixelsOf(bytes: Uint8Array): number {
  const at = (start: number, length: number, littleEndian = false) => {
    const part = [...bytes.subarray(start, start + length)];
    return (littleEndian ? part.reverse() : part).reduce((number, byte) => number * 256 + byte, 0);
  };
  const tag = (start: number) => String.fromCharCode(...bytes.subarray(start, start + 4));
  if (tag(12) === 'IHDR') return at(16, 4) * at(20, 4);
  if (tag(12) === 'VP8X') return (at(24, 3, true) + 1) * (at(27, 3, true) + 1);
  // The two simple kinds of WebP have 14 bits per side.
  if (tag(12) === 'VP8 ') return (at(26, 2, true) % 0x4000) * (at(28, 2, true) % 0x4000);
  if (tag(12) === 'VP8L')
    return ((at(21, 2, true) % 0x4000) + 1) * ((Math.floor(at(21, 4, true) / 0x4000) % 0x4000) + 1);
  // A JPEG: its size is in one of several segments.
  for (let start = 2; at(0, 2) === 0xffd8 && bytes[start] === 0xff; start += 2 + at(start + 2, 2)) {
    const marker = bytes[start + 1] ?? 0;
    // A frame header: C0 to CF, except for tables (C4), extensions (C8) and conditioning (CC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return at(start + 5, 2) * at(start + 7, 2);
  }
  return 0;
}
