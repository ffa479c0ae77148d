/** Figures in which a comma, a dot or a space parts nothing. Read before the line is taken apart at its commas. */
import type { Rules } from '../rules/address-rules.ts';

export function withFiguresRead(text: string, { dotInNumbers, squares }: Rules): string {
  const measured = mayMeasure.test(text) ? text.replace(kilometres, asKilometres) : text;
  const said = squares ? measured.replace(square, '$1$2 ') : measured;
  return dotInNumbers ? said.replace(dotOfThousands, '$1') : said;
}

/** Cheap, because most lines are no milestones. */
const mayMeasure = /k[mi]|l[oô]m|p\.?k/iu;

/** 'km 12,5', 'Km. 12.500', 'km 12+500': the comma parts nothing, as no house's number follows a milestone without a space. */
const kilometres =
  /(?<![\p{L}\p{N}])(?:km|kilomet(?:er|re|ro)|kilomètre|kilómetro|chilometro|quil[oô]metro|p\.?k)\.?:?\s*(\d+)(?:[.,](\d{1,3})|\+(\d{3}))(?![\p{L}\p{N}]|[.,/-]\d)/giu;

function asKilometres(_: string, whole: string, part: string | undefined, metres = ''): string {
  const left = (part ?? metres).replace(/(?<!0)0+$/, '');
  return `km ${left === '' ? whole : `${whole}.${left}`}`;
}

/** Mannheim's 'C 1, 5', 'C1 5', 'Quadrat C 1, 5': house 5 of square C1. Only at the beginning of a line. */
const square = /^\s*(?:Quadrat\s+)?([A-U])\s*(\d{1,2})(?:\s*,\s*|\s+)(?=(?:Nr\.?\s*)?\d)/i;

const dotOfThousands = /(?<![\p{L}\p{M}\p{N}.])([1-9]\d{0,2})\.(?=\d{3}(?![\p{L}\p{M}\p{N}]))/gu;
