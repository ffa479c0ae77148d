/**
 * Order numbers in the shapes shops use. Each is unique because it is made from the order's index; some hold what
 * breaks careless software (#, /, +, %, spaces, other scripts), and some differ only in characters that look alike.
 */

/** This order comes from no shop: somebody typed it in, so it cannot be imported again. */
export const typedInByHand = 'Phone order';

export interface ShopNumber {
  readonly platform: string;
  readonly orderNumber: string;
}

/** Repeats every 26 orders; neighbours 11/12, 13/14 and 15/16 are the look-alikes (letter O and zero, I and 1, S and 5). */
const shapes: readonly ((count: number) => ShopNumber)[] = [
  (count) => ({ platform: 'Shopify', orderNumber: `#${count}` }),
  (count) => ({ platform: 'Shopify', orderNumber: `#${count}` }),
  (count) => ({ platform: 'Shopify', orderNumber: `#${count}-EU` }),
  (count) => ({ platform: 'WooCommerce', orderNumber: `${count}` }),
  (count) => ({ platform: 'WooCommerce', orderNumber: `WC ${count}` }),
  (count) => ({ platform: 'eBay', orderNumber: `12-${padded(count, 6)}-55310` }),
  (count) => ({ platform: 'eBay', orderNumber: `08-${padded(count, 6)}-24071` }),
  (count) => ({ platform: 'Amazon', orderNumber: `204-${padded(count, 7)}-5519042` }),
  (count) => ({ platform: 'Amazon', orderNumber: `026-${padded(count, 7)}-1048576` }),
  (count) => ({ platform: 'Magento', orderNumber: padded(count, 9) }),
  (count) => ({ platform: 'BigCommerce', orderNumber: `BC/${padded(count, 6)}` }),
  (count) => ({ platform: 'Etsy', orderNumber: `PB-O${padded(count + 1, 6)}` }),
  (count) => ({ platform: 'Etsy', orderNumber: `PB-0${padded(count, 6)}` }),
  (count) => ({ platform: 'Etsy', orderNumber: `LI-I${padded(count + 1, 6)}` }),
  (count) => ({ platform: 'Etsy', orderNumber: `LI-1${padded(count, 6)}` }),
  (count) => ({ platform: 'Etsy', orderNumber: `SF-S${padded(count + 1, 6)}` }),
  (count) => ({ platform: 'Etsy', orderNumber: `SF-5${padded(count, 6)}` }),
  (count) => ({ platform: 'Squarespace', orderNumber: `A+B ${padded(count, 5)}` }),
  (count) => ({ platform: 'Squarespace', orderNumber: `50% OFF-${count}` }),
  (count) => ({ platform: 'Rakuten', orderNumber: `注文-${count}` }),
  (count) => ({ platform: 'PrestaShop', orderNumber: `CMD-É${padded(count, 5)}` }),
  (count) => ({ platform: 'Shopware', orderNumber: `Bestellung Nº ${count}` }),
  (count) => ({ platform: 'Wix', orderNumber: `wx_${count.toString(36)}` }),
  (count) => ({ platform: 'Lazada', orderNumber: `คำสั่งซื้อ/${count}` }),
  (count) => ({ platform: 'Squarespace', orderNumber: `P&B ${count} "gift" <1>` }),
  (count) => ({ platform: typedInByHand, orderNumber: `TEL ${count}` }),
];

/** `firstNumber` keeps the accounts' numbers apart. */
export function shopNumber(firstNumber: number, index: number): ShopNumber {
  const shape = shapes[index % shapes.length] ?? shapes[0];
  if (shape === undefined) throw new Error('There are no order number shapes.');
  return shape(firstNumber + index);
}

function padded(count: number, length: number): string {
  return String(count).padStart(length, '0');
}
