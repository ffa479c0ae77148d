/**
 * What stands along with an address and may be left out: telephone numbers, the numbers of orders and invoices, 'CEDEX 12', a wish for
 * the delivery.
 */
import { isTelephone, withoutTelephone } from './told-telephone.ts';

/** '070 123 45 67', '(775) 555-0142', '775-555-0142', '7755550142': no word and no plus sign tells them. */
const untold = /(?<![^\s,;])(?:\(?0[\d\s()/.-]*\d|\(\d{2,4}\)[\d\s/.-]*\d|\d(?:[./-]?\d)+)(?![^\s,;])/g;
/** With fewer figures it may be a house and its post code. */
const fewestUntold = 9;
const longZip = /^\d{5}-?\d{4}$/;

/** 'Order 463395', 'Bestellung Nr. 463395', 'order #SO-10234'. Fewer figures may be a house's. */
const order =
  /(?<![\p{L}\p{N}])(?:order|bestellung|bestellnummer|bestellnr|auftrag|auftragsnummer|auftragsnr|commande|pedido|ordine|encomenda|comanda|bestelling|bestelnummer|ordernummer|ordrenummer|ordrenr|ordre|tilaus|tilausnumero|zam[oó]wienie|objedn[aá]vka|rendel[eé]s|narud[zž]ba|naro[cč]ilo|sipari[sş]|заказ|замовлення|поръчка|παραγγελία|invoice|rechnung|rechnungsnummer|facture|factura|fattura|faktura|lieferschein)[\s.:#-]{0,3}(?:(?:number|nummer|no|nr|num|id|n)[\s.:#º°]{0,3})?(?:[a-z]{1,3}-?)?\d{4,}(?![\p{L}\p{N}])/giu;

/** 'Paris CEDEX 12' is in Paris; the number is of the office that sorts the post of firms. */
const cedex = /(?<![\p{L}\p{N}])cedex(?:\s+\d{1,2})?(?![\p{L}\p{N}])/giu;

/** 'Please leave with the neighbour', 'bitte klingeln': these words begin it, in the languages of most shops. */
const wish =
  /(?<![\p{L}\p{N}])(?:please|pls|plz|kindly|(?:do not|don't) (?:leave|ring|bend)|leave (?:at|by|in|it|on|outside|with)|ring (?:the )?bell|bitte|abzugeben (?:bei|beim)|merci de|pri[eè]re de|s'il vous pla[iî]t|svp(?! (?:road|rd|marg|nagar|colony)(?!\p{L}))|por favor|dejar (?:con|en)|per (?:cortesia|favore)|lasciare (?:al|alla|da|dal|in|presso)|deixar (?:com|em|na|no)|graag|gelieve|alstublieft|prosz[eę]|pros[ií]m|kérem|kérjük|v[aä]nligen|venligst|vennligst|l[uü]tfen|v[aă] rog|пожалуйста|просьба|будь ласка|παρακαλώ)(?![\p{L}\p{N}])/iu;

/** All behind it; before an address, what ends with a comma or a line. */
function withoutWish(text: string): string {
  const at = text.search(wish);
  if (at === -1) return text;
  const before = text.slice(0, at);
  if (before.trim() !== '') return before;
  const end = text.search(/[,;\n\r]/);
  return end === -1 ? text : text.slice(end + 1);
}

/** 'N/A', 'n.a.': a form asked for a second line. */
const notAvailable = /^\s*n[/.]a\.?\s*$/i;

/** 'Flat 3', 'Flat B', at the end of what is wished. */
const figureOrLetter = /\d|(?<!\p{L})\p{L}\s*$/u;

/**
 * What a second line says of the place: neither 'N/A' nor a telephone number nor a wish. A wish may name the door: 'Please deliver to Flat 3',
 * 'Leave at reception, 2nd floor'. `isPart`: a part of a house may be among these words.
 */
export function secondLine(line: string, isPart: (words: string) => boolean): string {
  if (line.trim() === '' || notAvailable.test(line) || isTelephone(line)) return '';
  const said = withoutTelephone(line);
  const at = said.search(wish);
  if (at === -1) return said;
  const [wished = '', ...behind] = said.slice(at).split(/[,;\n\r]/);
  const place = said.slice(0, at) + (figureOrLetter.test(wished) ? wished : '');
  return [place, ...behind.filter(isPart)].filter((part) => part.trim() !== '').join(', ');
}

export function withoutPastedAlong(text: string): string {
  return withoutTelephone(withoutWish(text))
    .replace(order, ' ')
    .replace(cedex, ' ')
    .replace(untold, (written) =>
      written.replace(/\D/g, '').length >= fewestUntold && !longZip.test(written) ? ' ' : written,
    );
}
