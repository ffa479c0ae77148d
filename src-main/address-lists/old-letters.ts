/**
 * How spreadsheets encode the letters of a table that is not in Unicode: in the code page that Windows has for the operator's
 * region, which the file does not name.
 */
import { type OldLetters, westernLetters, windowsText } from './western-letters.ts';

/** By language: the name by which TextDecoder knows the code page, and people too. Windows-1252 for the others. */
const codePages: Readonly<Record<string, string>> = {
  ...{ ja: 'Shift_JIS', ko: 'EUC-KR', zh: 'GB18030', th: 'Windows-874', vi: 'Windows-1258' },
  ...{ ru: 'Windows-1251', uk: 'Windows-1251', be: 'Windows-1251', bg: 'Windows-1251', mk: 'Windows-1251' },
  ...{ pl: 'Windows-1250', cs: 'Windows-1250', sk: 'Windows-1250', hu: 'Windows-1250', sl: 'Windows-1250' },
  ...{ hr: 'Windows-1250', bs: 'Windows-1250', ro: 'Windows-1250', sq: 'Windows-1250' },
  ...{ el: 'Windows-1253', tr: 'Windows-1254', az: 'Windows-1254', he: 'Windows-1255' },
  ...{ ar: 'Windows-1256', fa: 'Windows-1256', ur: 'Windows-1256' },
  ...{ et: 'Windows-1257', lv: 'Windows-1257', lt: 'Windows-1257' },
};

/** `region`: BCP 47. Bytes that its code page does not have are read as Windows-1252, which has all. Never throws. */
export function oldLetters(bytes: Buffer, region: string): OldLetters {
  const { language, script } = new Intl.Locale(region).maximize();
  const encoding = script === 'Hant' ? 'Big5' : script === 'Cyrl' ? 'Windows-1251' : codePages[language];
  const text = encoding === undefined ? null : decoded(bytes, encoding);
  if (encoding === undefined) return westernLetters(bytes);
  if (text === null) return { text: windowsText(bytes), encoding: 'Windows-1252' };
  return { text, encoding };
}

/** Null: the bytes are no text in this code page, or this computer does not know it. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}
