/**
 * One bad PDF, made from its seed: a good one broken, or one made by hand. It begins and ends as main requires, so that
 * it is kept.
 */
import { brokenBytes } from '../mutations.ts';
import { type Chance, chanceOf } from '../seeded.ts';
import { handMade } from './hand-made.ts';

export interface BadPdf {
  readonly how: string;
  readonly pdf: Buffer;
}

/** `good`: whole PDFs to break. `elsewhere`: an address that nobody may contact. */
export function badPdf(seed: number, good: readonly Buffer[], elsewhere: string): BadPdf {
  const chance = chanceOf(seed);
  const { how, pdf } = chance.oneIn(2) ? handMade(chance, elsewhere) : broken(chance.pick(good), chance);
  return { how, pdf: asWanted(pdf) };
}

function broken(good: Buffer, chance: Chance): BadPdf {
  const ways: Record<string, () => Buffer> = {
    cut: () => good.subarray(0, 20 + chance.below(good.length - 20)),
    'bytes broken': () => brokenBytes(good, chance),
    'many bytes broken': () => Array.from({ length: 30 }).reduce<Buffer>((pdf) => brokenBytes(pdf, chance), good),
    'a number changed': () =>
      changed(good, /\d+/g, chance, ['0', '-1', '1', '65536', '4294967296', '1e308', '99999999999999']),
    'a reference changed': () =>
      changed(good, /\d+ 0 R/g, chance, ['1 0 R', '2 0 R', '3 0 R', '0 0 R', '9999 0 R', 'null']),
    'a name changed': () =>
      changed(good, /\/[A-Z][A-Za-z0-9]+/g, chance, ['/Page', '/Pages', '/Catalog', '/X', '/FlateDecode', '/']),
    'objects exchanged': () => exchanged(good, chance),
    'a middle of another': () =>
      Buffer.concat([good.subarray(0, good.length >> 1), good.subarray(chance.below(good.length))]),
    'twice in one file': () => Buffer.concat([good, good]),
  };
  const how = chance.pick(Object.keys(ways));
  return { how, pdf: ways[how]?.() ?? good };
}

/** One to three of what the expression finds, written otherwise. */
function changed(good: Buffer, what: RegExp, chance: Chance, others: readonly string[]): Buffer {
  let text = good.toString('latin1');
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const found = [...text.matchAll(what)];
    if (found.length === 0) break;
    const { index, 0: old } = chance.pick(found);
    text = `${text.slice(0, index)}${chance.pick(others)}${text.slice(index + old.length)}`;
  }
  return Buffer.from(text, 'latin1');
}

/** What two objects hold, each in the other's place. */
function exchanged(good: Buffer, chance: Chance): Buffer {
  const text = good.toString('latin1');
  const objects = [...text.matchAll(/(?<=\d 0 obj)[\s\S]*?(?=endobj)/g)];
  if (objects.length < 2) return brokenBytes(good, chance);
  const [one, other] = [chance.pick(objects), chance.pick(objects)].sort((a, b) => a.index - b.index);
  if (one === undefined || other === undefined || one.index === other.index) return brokenBytes(good, chance);
  const between = text.slice(one.index + one[0].length, other.index);
  const after = text.slice(other.index + other[0].length);
  return Buffer.from(`${text.slice(0, one.index)}${other[0]}${between}${one[0]}${after}`, 'latin1');
}

function asWanted(pdf: Buffer): Buffer {
  const begins = pdf.subarray(0, 5).toString('latin1') === '%PDF-' ? [] : [Buffer.from('%PDF-1.4\n')];
  const ends = pdf.subarray(-1024).includes('%%EOF') ? [] : [Buffer.from('\n%%EOF\n')];
  return Buffer.concat([...begins, pdf, ...ends]);
}
