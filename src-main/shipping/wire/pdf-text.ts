/**
 * The `pdf` field of a manifest: 'Base64 text that converts to PDF files'. Services wrap the lines, add a data: prefix,
 * or send several texts. Node silently decodes junk, so every character is checked.
 */
import { toText } from './tolerant.ts';
import { UnreadableAnswer } from './unreadable.ts';

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

/** The lines are one wrapped text, unless each line that begins like a PDF is a whole one. */
function toPdfsOfText(text: string): Uint8Array[] {
  const startOfPdf = /(?<!\s)\s+(?=JVBERi)/;
  if (startOfPdf.test(text)) {
    const pdfs = text.split(startOfPdf).map(decodePdf);
    if (pdfs.every((pdf) => pdf !== null)) {
      return pdfs;
    }
  }
  const pdf = decodePdf(text);
  if (pdf === null) {
    throw new UnreadableAnswer('a PDF field that holds no whole PDF');
  }
  return [pdf];
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
