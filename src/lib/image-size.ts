const PNG = 0x89504e47;
const RIFF = 0x52494646;
/** Markers between SOF0 and SOF15 of JPEG that begin no frame. */
const noFrames = [0xffc4, 0xffc8, 0xffcc];

/**
 * Returns the width and height in pixels that the first bytes of a PNG, JPEG or WebP file name; `undefined` if they
 * don't. Sources: PNG (ISO/IEC 15948, 11.2.2), JPEG (ITU-T T.81, B.2.2), WebP (RFC 9649, 2.5 to 2.7 and 3.4).
 */
export function imageSize(bytes: Uint8Array): readonly [width: number, height: number] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === PNG) return [view.getUint32(16), view.getUint32(20)];
    return view.getUint32(0) === RIFF ? webpSize(view) : jpegSize(view);
  } catch {
    return undefined;
  }
}

/** Errors: `RangeError` if the file is shorter. */
function jpegSize(view: DataView): readonly [number, number] {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && !noFrames.includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
}

/** Errors: `RangeError` if the file is shorter. */
function webpSize(view: DataView): readonly [number, number] {
  const low = (at: number, bits: number) => view.getUint32(at, true) & (2 ** bits - 1);
  const kind = String.fromCharCode(view.getUint8(15));
  if (kind === 'X') return [low(24, 24) + 1, low(27, 24) + 1];
  if (kind === 'L') return [low(21, 14) + 1, ((view.getUint32(21, true) >> 14) & 0x3fff) + 1];
  return [low(26, 14), low(28, 14)];
}
