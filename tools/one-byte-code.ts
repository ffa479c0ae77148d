/**
 * Writes built files without characters beyond Latin-1. V8 keeps the text of all code it has loaded, in each thread
 * again, and a single such character, in a word or in a comment, makes the whole file take twice the memory.
 */
interface Bundle {
  readonly [fileName: string]:
    | { code: string; readonly type: 'chunk' }
    | { source: string | Uint8Array; readonly type: 'asset' };
}

export const oneByteCode = {
  name: 'one-byte-code',
  apply: 'build' as const,
  generateBundle(_options: unknown, bundle: Bundle): void {
    for (const [fileName, file] of Object.entries(bundle)) {
      if (file.type === 'chunk') file.code = inOneByte(file.code, fileName);
      else if (/\.m?js$/.test(fileName)) file.source = inOneByte(Buffer.from(file.source).toString('utf8'), fileName);
    }
  },
};

/**
 * The same program: an escape means the character wherever code may hold one. Data that mostly consists of such
 * characters stays as it is. Throws where an escape would mean something else.
 */
export function inOneByte(code: string, fileName: string): string {
  if (/String\.raw`[^`]*[^\0-\xff]/.test(code)) throw new Error(`${fileName}: String.raw would not read an escape`);
  const escaped = code.replace(
    /(?<backslashes>\\*)(?<wide>[^\0-\xff]+)/g,
    (_all, backslashes: string, wide: string) => {
      if (backslashes.length % 2 === 1) throw new Error(`${fileName}: a backslash before '${wide}'`);
      return (
        backslashes + wide.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      );
    },
  );
  return escaped.length < 2 * code.length ? escaped : code;
}
