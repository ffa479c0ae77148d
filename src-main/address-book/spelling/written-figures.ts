/** Figures in which a comma, a dot or a space parts nothing. Read before the line is taken apart at its commas. */
import type { Rules } from '../rules/address-rules.ts';

export function withFiguresRead(text: string, rules: Rules): string {
  const { dotInNumbers, squares, additions, hashIsUnit, letteredStreets, romanFloors, sidesAtNumbers } = rules;
  const whole = rules.letterBeforeNumber ? text.replace(sideOfSuburb, ' $1') : text;
  const led = rules.kindsBefore.get('d') === 'duong' ? whole.replace(roadOfVietnam, 'đường ') : whole;
  const routed = rules.types.has('rn') ? led.replace(roadByLetter, '$1 R$2 $3') : led;
  const laned = rules.buildingAfterNumber ? routed.replace(laneOfKorea, '$&-') : routed;
  const sided = sidesAtNumbers ? laned.replace(sideAtNumber, '$1 $2-$3') : laned;
  const lettered = withLettersRead(romanFloors ? sided.replace(romanFloor, floorAndFlat) : sided, rules);
  const hashed = hashIsUnit ? lettered.replace(unitWithZero, withHash(rules)) : lettered;
  const measured = mayMeasure.test(hashed) ? hashed.replace(kilometres, asKilometres) : hashed;
  const stepped = measured.includes('/') ? measured.replace(floorBehindSlash, ', $1') : measured;
  const flat = stepped.includes('//') ? stepped.replace(flatByDin, ', Wohnung ') : stepped;
  const spoken = mayRange.test(flat) ? flat.replace(additions.has('bis') ? rangeBeside : range, asRange) : flat;
  if (letteredStreets) return spoken.replace(ofGrid, '$1$2').replace(ofTwoAxes, '$1$2$3$4');
  const said = squares ? spoken.replace(square, '$1$2 ') : spoken;
  return dotInNumbers ? said.replace(dotOfThousands, '$1') : said;
}

/** France's '27 D12' and '27, N 7': house 27 of the RD 12 and the RN 7. */
const roadByLetter = /^\s*(\d+[a-z]?)(?:,\s*|\s)([dn])[\s-]?(\d{1,4}[a-z]?)(?=\s*(?:[,;\n\r]|$))/i;

/** Mumbai's 'Andheri (W)' is 'Andheri West'. */
const sideOfSuburb = /\s?\(\s?([nsew]|north|south|east|west)\.?\s?\)/gi;

/** '12 Đ. Nguyễn Trãi': đường, and not house 12D. */
const roadOfVietnam = /(?<![\p{L}\p{M}\p{N}])[đĐ]\.\s*(?=\p{L})/gu;

/** 'Teheran-ro 87gil' is '87-gil'. */
const laneOfKorea = /\d(?=(?:beon)?-?gil(?!\p{L}))/giu;

/** Quito's 'N34-45', 'N34 - 45', 'N34 45', 'Oe 4-45'. */
const sideAtNumber =
  /(?<![\p{L}\p{N}])([nse]|oe?)(?=\d|\s?\d+[a-z]?\s*-)\s?(\d+[a-z]?)(?:\s*-\s*|\s+)(\d+)(?!\p{N})/giu;

/** Zagreb's 'Ilica 12/III', Belgrade's 'Knez Mihailova 12/III/5'. A single letter may be a letter. */
const romanFloor = /(\d[a-z]?)\s?\/\s?(I{2,3}|IV|VI{1,3}|IX)(?:\s?\/\s?(\d+[a-z]?))?(?=\.?\s*(?:[,;\n\r]|$))/gi;

function floorAndFlat(_: string, house: string, floor: string, flat: string | undefined): string {
  return flat === undefined ? `${house}, kat ${floor}` : `${house}, kat ${floor}, stan ${flat}`;
}

/** A letter that is glued to a number or stands before its dash or '#'. */
const beforeNumber = /(?<![\p{L}\p{M}\p{N}/#–-])([a-z])[-–#]?(?=\d+(?:\/?[a-z])?(?![\p{L}\p{M}\p{N}]))/giu;

/** 'B5 L12', 'H-12, R-5'. */
function withLettersRead(text: string, { letteredParts }: Rules): string {
  if (letteredParts.size === 0) return text;
  const found = new Set(text.match(beforeNumber)?.map((one) => one.charAt(0).toLowerCase()));
  if (![...letteredParts.keys()].every((letter) => found.has(letter))) return text;
  return text.replace(beforeNumber, (said, letter: string) => {
    const word = letteredParts.get(letter.toLowerCase());
    return word === undefined ? said : `${word} `;
  });
}

/** Singapore's 'Ave 3 08-1234': floor and flat, as no house has such a number; behind 'Unit' nothing is missing. */
const unitWithZero = /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,20})\s(?=0\d-\d{2,5}(?![\p{L}\p{N}-]))/gu;

function withHash({ unitKinds }: Rules): (said: string, word: string) => string {
  return (said, word) => (unitKinds.has(word.toLowerCase()) ? said : `${said}#`);
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

/** Austria's 'Stiege 2/3. Stock': a floor, and not the flat of the staircase; 'Tür' may follow it so. */
const floorBehindSlash = /(?<=\d|stock)\s?\/\s?(\d{1,2}\.\s?stock(?!\p{L})|tür\s?\d)/giu;

/** DIN 5008's 'Hauptstr. 12 // W 3'. */
const flatByDin = /\/\/ ?W(?= ?\d)/g;

/** Cheap, because few lines have one. */
const mayRange = /\d\s+(?:to|bis|t\/m|à|au|al)\s/iu;
/** '12 bis 14', '1 to 3', '5 t/m 9': houses of one side. In French '12 bis' is a house of its own. */
const range = /(?<![\p{L}\p{N}/-])(\d+)\s+(?:to|bis|t\/m)\s+(\d+)(?![\p{L}\p{N}/-])/giu;
const rangeBeside = /(?<![\p{L}\p{N}/-])(\d+)\s+(?:to|à|au|al)\s+(\d+)(?![\p{L}\p{N}/-])/giu;
const mostApart = 40;

function asRange(said: string, from: string, to: string): string {
  const apart = Number(to) - Number(from);
  return apart > 0 && apart <= mostApart && apart % 2 === 0 ? `${from}-${to}` : said;
}

/** Illinois' '39W-123 Silver Glen Rd'; '39 W 123 St' is on 123rd Street. */
const ofGrid = /^\s*(\d{1,2}[nsew])[\s-]+(\d{3})(?=\s)/i;
/** Wisconsin's 'N6 W23001 Bluemound Rd'. */
const ofTwoAxes = /^\s*([nsew])\s?(\d{1,3})[\s-]*([nsew])\s?(\d{3,5})(?=\s)/i;

/** Mannheim's 'C 1, 5', 'C1 5', 'Quadrat C 1, 5': house 5 of square C1. Only at the beginning of a line. */
const square = /^\s*(?:Quadrat\s+)?([A-U])\s*(\d{1,2})(?:\s*,\s*|\s+)(?=(?:Nr\.?\s*)?\d)/i;

const dotOfThousands = /(?<![\p{L}\p{M}\p{N}.])([1-9]\d{0,2})\.(?=\d{3}(?![\p{L}\p{M}\p{N}]))/gu;
