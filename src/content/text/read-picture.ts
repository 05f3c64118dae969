// Finds the images in a text's folder and their sizes, and checks whether browsers can show them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An image, and its version for phones if there is one: HTML's `picture`. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  /** The version for narrow screens, `NAME.phone.svg`. */
  phone?: Picture;
}

/** Returns an image by its file's name, or a sentence that says why the image can't be used. */
export type FindPicture = (name: string) => Picture | string;

/** The maximum sizes of images, in KB. Phones load photographs in full size, too. */
const limits = { drawing: 24, photograph: 200 };

/** Finds no image: for a text without a folder. */
export const notFound: FindPicture = (name) =>
  `the image '${name}' isn’t in the text’s folder: add it, or correct the name.`;

/** Returns a function that finds images in a folder. The site serves the folder at `address`. */
export function picturesIn(folder: string, address: string): FindPicture {
  const read = (name: string): Picture | string => {
    const file = join(folder, name);
    if (!/^[\w.-]+$/.test(name) || !existsSync(file)) return notFound(name);
    const content = readFileSync(file);
    const isDrawing = name.endsWith('.svg');
    const size = isDrawing ? drawingSize(readFileSync(file, 'utf8'), name) : photographSize(content);
    const limit = limits[isDrawing ? 'drawing' : 'photograph'];
    if (content.length > limit * 1024)
      return `the image '${name}' is ${Math.ceil(content.length / 1024)} KB; the limit is ${limit} KB.`;
    if (!size) return `the image '${name}' is damaged or has an unsupported format: use SVG, PNG, JPEG or WebP.`;
    return typeof size === 'string' ? size : { src: `${address}/${name}`, ...size };
  };
  return (name) => {
    const picture = read(name);
    const other = name.replace(/\.svg$/, '.phone.svg');
    if (typeof picture === 'string' || other === name || !existsSync(join(folder, other))) return picture;
    const phone = read(other);
    return typeof phone === 'string' ? phone : { ...picture, phone };
  };
}

/** Returns a drawing's size, or a fault if it loads or runs something, has no size, or lacks the SVG namespace. */
function drawingSize(svg: string, name: string) {
  if (/<script|<foreignObject|\son\w+=|(?:href|src)="(?!#)|url\((?!"?#)|@import/i.test(svg))
    return `the drawing '${name}' loads or runs something: a drawing must be self-contained.`;
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return `the drawing '${name}' has no xmlns="http://www.w3.org/2000/svg", so browsers don’t show it.`;
  const [, width, height] = /<svg[^>]*\sviewBox=["']\s*(?:[-\d.]+[\s,]+){2}([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  return width && height
    ? { width: Math.round(Number(width)), height: Math.round(Number(height)) }
    : `the drawing '${name}' has no viewBox, so its size is unknown.`;
}

/** Returns a photograph's size; null for an unsupported format or a truncated file. */
export function photographSize(bytes: Uint8Array) {
  try {
    return sizeIn(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return null;
  }
}

/** Reads the size from the file's header. Sources: the PNG, JFIF, Exif and WebP file formats. */
function sizeIn(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  if (text(1, 4) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return webpSize(text(12, 16), view);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let isTurned = false;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const kind = bytes[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if (isFrame) return isTurned ? { width: height, height: width } : { width, height };
    if (text(at + 4, at + 8) === 'Exif') isTurned ||= isOnItsSide(view, at + 10);
  }
  return null;
}

/** Returns whether browsers rotate a photo by 90 degrees: phones may write an Exif orientation from 5 to 8. */
function isOnItsSide(view: DataView, from: number): boolean {
  const isLittle = view.getUint16(from) === 0x4949;
  const list = from + view.getUint32(from + 4, isLittle);
  const entries = Array.from({ length: view.getUint16(list, isLittle) }, (_, index) => list + 2 + 12 * index);
  const orientation = entries.find((entry) => view.getUint16(entry, isLittle) === 0x0112);
  return orientation !== undefined && view.getUint16(orientation + 8, isLittle) > 4;
}

function webpSize(kind: string, view: DataView) {
  const low = (at: number) => view.getUint16(at, true);
  if (kind === 'VP8X') return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + low(27) };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: low(26) & 0x3fff, height: low(28) & 0x3fff };
}
