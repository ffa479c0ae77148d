/**
 * The `pdf` field of a manifest: 'Base64 text that converts to PDF files'. Services wrap the lines, add a data: prefix,
 * or send several texts. Node silently decodes junk, so every character is checked.
 */
import { toText } from './tolerant.ts';
import { UnreadableAnswer } from './unreadable.ts';

const endMark = Buffer.from('%%EOF');

/** At least one whole PDF, or UnreadableAnswer. */
export function toPdfs(value: unknown): Uint8Array[] {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((entry) => separateTexts(toText(entry)));
  if (texts.length === 0) {
    throw new UnreadableAnswer('no PDF');
  }
  return texts.flatMap(toPdfsOfText);
}

/** The prefix ends at a comma and holds none: 'data:application/pdf;base64,'. */
function separateTexts(text: string): string[] {
  const parts = text.split(',');
  return parts
    .flatMap((part, index) => (index < parts.length - 1 ? withoutDataPrefix(part) : part).split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function withoutDataPrefix(part: string): string {
  if (part.slice(-';base64'.length).toLowerCase() !== ';base64') return part;
  const start = part.toLowerCase().indexOf('data:');
  return start === -1 ? part : part.slice(0, start);
}

/** Lines are one wrapped text, unless each line, or what follows the end of Base64, begins like a PDF and makes a whole one. */
function toPdfsOfText(text: string): Uint8Array[] {
  const startOfPdf = /(?<!\s)\s+(?=JVBERi)|(?<==)(?=JVBERi)/;
  // Looked for first: the expression alone takes as long as all the rest.
  if (text.includes('JVBERi', 1) && startOfPdf.test(text)) {
    const pdfs = text.split(startOfPdf).map(decodePdf);
    if (pdfs.every((pdf) => pdf !== null)) {
      return pdfs.flatMap(separatePdfs);
    }
  }
  const pdf = decodePdf(text);
  if (pdf === null) {
    throw new UnreadableAnswer('a PDF field that holds no whole PDF');
  }
  return separatePdfs(pdf);
}

/** Files that were joined to one: whoever opens that sees the last of them alone. A PDF inside of another follows no end of one. */
function separatePdfs(joined: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(joined.buffer, joined.byteOffset, joined.byteLength);
  const starts = [0];
  for (let at = bytes.indexOf('%PDF-', 1); at !== -1; at = bytes.indexOf('%PDF-', at + 1)) {
    if (followsEnd(bytes, at)) starts.push(at);
  }
  if (starts.length === 1) return [joined];
  const pdfs = starts.map((start, index) => bytes.subarray(start, starts[index + 1]));
  return pdfs.every(isWholePdf) ? pdfs.map((pdf) => new Uint8Array(pdf)) : [joined];
}

function followsEnd(bytes: Buffer, at: number): boolean {
  let end = at;
  while (end > 0 && isBlank(bytes[end - 1])) end -= 1;
  return bytes.subarray(Math.max(0, end - 5), end).equals(endMark);
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d || byte === 0x20 || byte === 0x09 || byte === 0;
}

function decodePdf(text: string): Uint8Array | null {
  const base64 = text.replace(/\s+/g, '');
  const bytes = Buffer.from(base64, 'base64');
  const isStrict = bytes.toString('base64') === base64;
  // A copy of its own: Node's small buffers share memory, and passing one to another process would pass the rest
  // along.
  return isStrict && isWholePdf(bytes) ? new Uint8Array(bytes) : null;
}

function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
}
