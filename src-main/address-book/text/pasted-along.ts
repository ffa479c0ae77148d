/** What stands along with an address and may be left out: telephone numbers, the numbers of orders and invoices, 'CEDEX 12'. */
import { withoutTelephone } from './told-telephone.ts';

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

export function withoutPastedAlong(text: string): string {
  return withoutTelephone(text)
    .replace(order, ' ')
    .replace(cedex, ' ')
    .replace(untold, (written) =>
      written.replace(/\D/g, '').length >= fewestUntold && !longZip.test(written) ? ' ' : written,
    );
}
