/** Small real files for invented records: a PNG picture, a one-page PDF. */
import { deflateSync } from 'node:zlib';

export interface Color {
  red: number;
  green: number;
  blue: number;
}

const WIDTH = 320;
const HEIGHT = 200;

/** How bright the sky and the hills are, the farthest first: the four colors of the palette. */
const shades = [1, 0.75, 0.55, 0.35];

/** A landscape of three flat hills in shades of one color, as PNG. */
export function drawPicture({ red, green, blue }: Color, shift: number): Buffer {
  const rowBytes = 1 + WIDTH;
  // Each row starts with its filter type, which is 0.
  const pixels = Buffer.alloc(rowBytes * HEIGHT);
  for (let x = 0; x < WIDTH; x += 1) {
    const [far, middle, near] = hillsAt(x, shift);
    for (let y = 0; y < HEIGHT; y += 1) {
      pixels[y * rowBytes + 1 + x] = Number(y > far) + Number(y > middle) + Number(y > near);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits a pixel, which name a color of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(shades.flatMap((shade) => [red * shade, green * shade, blue * shade]))),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A page that says one line of plain ASCII text. */
export function writePdf(line: string): Buffer {
  const text = line.replaceAll(/[^\x20-\x7e]/g, '-').replaceAll(/[\\()]/g, (char) => `\\${char}`);
  const content = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

/** The height at which the hills of one column begin, the farthest first; none is ever above one behind it. */
function hillsAt(x: number, shift: number): [far: number, middle: number, near: number] {
  const top = (height: number, width: number, phase: number) => HEIGHT - height - 16 * Math.sin((x + phase) / width);
  return [top(110, 120, shift * 7), top(75, 95, shift * 5), top(40, 70, shift * 3)];
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return chunk;
}

/** PNG specification, annex D. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
