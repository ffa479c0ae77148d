/**
 * Reads the picture of a virtual display: Xvfb keeps its frame buffer in an XWD file (`-fbdir`). The picture is written
 * as PNG here, so that no picture tool has to be installed for it.
 */
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue for each pixel. */
  readonly pixels: Uint8Array;
}

/** XWD version 7 with 32 bits per pixel, as Xvfb writes it: a big-endian header, a colour map, then the lines. */
export function readFramebuffer(file: string): Picture {
  const bytes = readFileSync(file);
  const field = (index: number): number => bytes.readUInt32BE(index * 4);
  const [headerSize, width, height] = [field(0), field(4), field(5)];
  const [isLittleEndian, bitsPerPixel, lineSize, colourCount] = [field(7) === 0, field(11), field(12), field(19)];
  if (field(1) !== 7 || bitsPerPixel !== 32) throw new Error(`${file} is not a 32-bit XWD file`);
  const start = headerSize + colourCount * 12;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = start + y * lineSize + x * 4;
      const colour = isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
      pixels.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255], (y * width + x) * 3);
    }
  }
  return { width, height, pixels };
}

/** PNG, 8 bits a channel, without filters. */
export function encodePng(picture: Picture): Buffer {
  const { width, height, pixels } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    lines.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The number of different colours in the picture, up to `most`: an empty or half-drawn window has few. */
export function countColours(picture: Picture, most: number): number {
  const seen = new Set<number>();
  for (let at = 0; at < picture.pixels.length && seen.size < most; at += 3) {
    const [red = 0, green = 0, blue = 0] = picture.pixels.subarray(at, at + 3);
    seen.add((red << 16) | (green << 8) | blue);
  }
  return seen.size;
}
