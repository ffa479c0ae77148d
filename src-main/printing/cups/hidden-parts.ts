/**
 * What lies beside the crop of a page, or beyond the page: readers, and so our preview, hide it. CUPS's filter draws it
 * wherever the paper is larger, so each such page gets a clip before its own drawing. Also keeps the parts of a drawing
 * apart.
 */
import type { Sides } from './pdf-box.ts';

/** The clips of one PDF: one object for each place. */
export interface Clips {
  /** The number of its object. */
  at(place: Sides): number;
  /** The number of one that hides nothing. */
  none(): number;
  /** What stands in each, by its number. */
  readonly drawings: ReadonlyMap<number, string>;
}

/** `first`: the lowest number that no object has; it is asked for once, and only where there is a clip. */
export function createClips(first: () => number): Clips {
  const numbers = new Map<string, number>();
  const drawings = new Map<number, string>();
  let next: number | null = null;
  const nextNumber = (): number => {
    const number = next ?? first();
    next = number + 1;
    return number;
  };
  const numberOf = (drawing: string): number => {
    const number = numbers.get(drawing) ?? nextNumber();
    numbers.set(drawing, number);
    drawings.set(number, drawing);
    return number;
  };
  return {
    at: ([left, bottom, right, top]) =>
      numberOf(`${[left, bottom, right - left, top - bottom].map(plainly).join(' ')} re W n\n`),
    none: () => numberOf('\n'),
    drawings,
  };
}

const mostDecimals = 4;

/** PDFs have no exponents. */
const plainly = (figure: number): string => String(Number(figure.toFixed(mostDecimals)));

/** What stands in other objects, by their numbers. */
export interface Drawn {
  readonly isStream: (number: number) => boolean;
  /** '': it is not known. */
  readonly contentOf: (number: number) => string;
}

const drawing = /\/Contents\s*(?:\[([\s\dR]*)\]|((\d{1,10})\s+\d{1,5}\s+R\b))/g;
const list = /^\s*\[([\s\dR]*)\]\s*$/;
/** Every page may name the same. */
const longestList = 4096;

/** A page whose own drawing begins with a clip to what is shown. Null: it draws nothing, or in a way that is not plain. */
export function withClip(page: string, shown: Sides, clips: Clips, drawn: Drawn): string | null {
  return withParts(page, drawn, (parts) => [`${clips.at(shown)} 0 R`, ...parts]);
}

/**
 * CUPS's filter joins the parts of a drawing without anything between them, so that the last word of one and the first of
 * the next would be one that means nothing: readers end each part as a word (ISO 32000-1, table 30). Null: it has one part.
 */
export function withPartsApart(page: string, clips: Clips, drawn: Drawn): string | null {
  return withParts(page, drawn, (parts) =>
    parts.length < 2 ? null : parts.flatMap((part, at) => (at === 0 ? [part] : [`${clips.none()} 0 R`, part])),
  );
}

function withParts(
  page: string,
  drawn: Drawn,
  others: (parts: readonly string[]) => readonly string[] | null,
): string | null {
  const [found, ...more] = page.matchAll(drawing);
  if (found === undefined || more.length > 0) return null;
  const [all, listed, named, number] = found;
  const apart = (): string | undefined => {
    const content = drawn.contentOf(Number(number));
    return content.length > longestList ? undefined : list.exec(content)?.[1];
  };
  const written = listed ?? (drawn.isStream(Number(number)) ? named : apart());
  if (written === undefined) return null;
  const references = written.split('R').map((one) => one.trim());
  const parts = others(references.filter((one) => one !== '').map((one) => `${one} R`));
  return parts === null ? null : page.replace(all, `/Contents[${parts.join(' ')}]`);
}
