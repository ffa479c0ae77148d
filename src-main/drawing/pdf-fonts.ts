/**
 * The fonts of our PDFs. PDF's built-in ones have no accents beyond Western Europe and no Thai or Japanese, and would print
 * wrong letters in silence. Sarabun holds Latin, Vietnamese and Thai; BIZ UDPGothic holds Japanese, Greek without accents and
 * the usual Cyrillic. Both are OFL 1.1; only the letters used are embedded. What neither holds: `withoutUnknownLetters`.
 */
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';

interface FontFile {
  readonly name: string;
  readonly path: string;
}

const packages = createRequire(import.meta.url);

const general: Readonly<Record<Weight, FontFile>> = {
  regular: { name: 'general', path: packages.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf') },
  bold: { name: 'general-bold', path: packages.resolve('@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf') },
};

const japanese: Readonly<Record<Weight, FontFile>> = {
  regular: {
    name: 'japanese',
    path: packages.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  },
  bold: {
    name: 'japanese-bold',
    path: packages.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
  },
};

/** pdfkit opens a font when it is first used, so a manifest without Japanese never reads that file. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const font of [...Object.values(general), ...Object.values(japanese)]) pdf.registerFont(font.name, font.path);
}

/** By OpenType name; false turns a default feature off. */
export type FontFeatures = Readonly<Record<string, boolean>>;

/** Text in one font, drawn with that font's default features except those turned off. */
export interface Run {
  readonly fontName: string;
  readonly text: string;
  readonly features: FontFeatures;
}

/** Han, kana, and the punctuation and full-width forms used with them; and what Sarabun lacks altogether. */
const japanesePart =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\u3000-\u30FF\uFF00-\uFFEF]+)/u;

/**
 * Thai AM after a consonant. The font's own composition would draw it as two letters, and programs that read the page
 * back (search, the app's paper check) would get one letter too many. Uncomposed it looks the same, unless a tone mark
 * stands between.
 */
const thaiAm = /([\u0E01-\u0E2E]\u0E33)/;

export function runsOf(text: string, weight: Weight): readonly Run[] {
  return split(text.normalize('NFC'), japanesePart).flatMap(({ part, caught }) =>
    caught
      ? [{ fontName: japanese[weight].name, text: part, features: {} }]
      : split(part, thaiAm).map((piece) => ({
          fontName: general[weight].name,
          text: piece.part,
          features: piece.caught ? { ccmp: false } : {},
        })),
  );
}

/** With one group in the pattern, every second part is what the group matched. */
function split(text: string, pattern: RegExp): readonly { readonly part: string; readonly caught: boolean }[] {
  return text
    .split(pattern)
    .map((part, index) => ({ part, caught: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

/** Replaces letters that none of our fonts has. */
const unknownLetters = '[?]';

/**
 * The part of a text that can be drawn: each stretch of letters that the font lacks becomes `unknownLetters`, and
 * `isWhole` is false. The caller says so beside it: a font alone would draw empty boxes. Invisible marks (joiners,
 * directions) are left out.
 */
export function withoutUnknownLetters(text: string): { readonly text: string; readonly isWhole: boolean } {
  let isWhole = true;
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const parts = runsOf(seen, 'regular').map((run) => {
    const font = coverageOf(run.fontName);
    const drawn: string[] = [];
    for (const letter of run.text) {
      if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) drawn.push(letter);
      else {
        isWhole = false;
        if (drawn.at(-1) !== unknownLetters) drawn.push(unknownLetters);
      }
    }
    return drawn.join('');
  });
  return { text: parts.join('').replaceAll(`${unknownLetters} ${unknownLetters}`, unknownLetters), isWhole };
}

const opened = new Map<string, Font>();

function coverageOf(fontName: string): Font {
  const known = opened.get(fontName);
  if (known !== undefined) return known;
  const font = openSync(fontName === japanese.regular.name ? japanese.regular.path : general.regular.path);
  opened.set(fontName, font);
  return font;
}
