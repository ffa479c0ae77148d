/** Cheap, because most lines have fewer. */
const sixFigures = /\d(?:[\s().:/-]*\d){5}/;

/**
 * 'Tel. 0113 496 0000', '+44 113 496 0000', where nothing else stands behind it in its part of the line. What has fewer
 * figures may be a house or a flat: six behind a word, nine behind a plus sign alone, as Andorra and the Faroe Islands
 * have with their country's.
 */
const telephone =
  /(?<![\p{L}\p{M}\p{N}])(?:(?:tel|telephone|telefon|tel[eé]fono|telefone|t[eé]l[eé]phone|t[eé]l|phone|mobile|mobil|mob|handy|celular|m[oó]vil|tlf|whatsapp|тел)(?!\p{L}|\p{M}|\p{N})[.:\s(]*\+?|\+(?:\d[\s().:/-]*){3})\d(?:[\s().:/-]*\d){5,}\)?(?=\s*(?:$|[,;)\n\r|]))/giu;

/** The text without telephone numbers that a word or a plus sign tells. */
export function withoutTelephone(text: string): string {
  return sixFigures.test(text) ? text.replace(telephone, ' ').trim() : text;
}

/** '07700900123', '030/12345678', alone in its field: with the nought before it, and more figures than any house or box has. */
export function isTelephone(field: string): boolean {
  return aloneInField.test(field) && field.replace(/\D/g, '').length >= fewestAlone;
}

const aloneInField = /^\s*\(?0[1-9][\d\s()./-]*$/;
const fewestAlone = 10;

/** The same words, folded: also those before a number that is typed alone, or before its owner. */
export const telephoneNames: ReadonlySet<string> = new Set(
  'tel telephone telefon telefono telefone phone mobile mobil mob handy celular movil tlf whatsapp тел'.split(' '),
);
