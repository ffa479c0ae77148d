/** nativeImage: PNG bytes with a size; nothing is decoded. */
import { readFileSync } from 'node:fs';
import { guard } from './not-available.ts';

export interface NativeImage {
  isEmpty(): boolean;
  getSize(): { readonly width: number; readonly height: number };
  toPNG(): Buffer;
  toDataURL(): string;
}

/** Width and height stand at a fixed place of every PNG file. */
export const nativeImageFromPng = (png: Buffer): NativeImage => {
  const isPng = png.length >= 24 && png.toString('latin1', 1, 4) === 'PNG';
  return guard('NativeImage', {
    isEmpty: () => !isPng,
    getSize: () => (isPng ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : { width: 0, height: 0 }),
    toPNG: () => Buffer.from(png),
    toDataURL: () => `data:image/png;base64,${png.toString('base64')}`,
  });
};

export const nativeImage = guard('nativeImage', {
  createEmpty: () => nativeImageFromPng(Buffer.alloc(0)),
  createFromPath: (path: string) => nativeImageFromPng(readFileSync(path)),
  createFromBuffer: (bytes: Buffer) => nativeImageFromPng(bytes),
});
