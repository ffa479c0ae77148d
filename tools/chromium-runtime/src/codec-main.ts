/** Main's end of the codec. */
import { makeCodec } from './page/codec.ts';

export const codec = makeCodec({
  toBase64: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  fromBase64: (text) => {
    const bytes = Buffer.from(text, 'base64');
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  },
});
