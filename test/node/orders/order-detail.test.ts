/** One order in full: how this computer knows of it, and all that the service told. */
import { expect, test } from 'vitest';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { OrderDetail } from '../../../src-renderer/orders/order-detail.tsx';
import { dayTimeWords } from '../../../src-renderer/ui/time-ago.tsx';
import { wordsOfPart } from '../../helpers/page-part.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from './listed-order.ts';

const accounts = [someAccount('south', { label: 'Shop South' }), someAccount('north', { label: 'Shop North' })];
const nothing = (): void => undefined;
const detailOf = (part: Partial<ListedOrder>): string =>
  wordsOfPart(OrderDetail, { order: listedOrder(part), accounts, look: 'pane', onStep: nothing, onClosed: nothing });

test('an order that is gone, or was missing when all were read, is not said to be among the unshipped', () => {
  const seenAt = '2026-11-20T00:00:00Z';
  const goneAt = '2026-11-21T09:30:00Z';
  const among = /Seen Among the unshipped, /;
  expect(detailOf({ seenAt })).toMatch(among);
  expect(detailOf({ seenAmong: 'shipped', seenAt })).toMatch(/Seen Among the shipped, /);
  const missing = detailOf({ seenAt, isMissing: true });
  expect(missing).toContain(say('orders.seen.missing', { time: dayTimeWords(seenAt) }));
  const gone = detailOf({ seenAt, isMissing: true, goneAt });
  expect(gone).toContain(say('orders.seen.gone', { time: dayTimeWords(goneAt) }));
  for (const words of [missing, gone]) expect(words).not.toMatch(among);
  const never = say('orders.seen.never');
  expect(detailOf({ seenAmong: null, seenAt: null })).toContain(never);
  // It left long before the walks of a copy that was begun anew missed it.
  expect(detailOf({ seenAmong: null, seenAt: null, goneAt })).toContain(never);
  expect(detailOf({ seenAmong: null, seenAt, goneAt })).not.toContain(never);
});

test('its account, the number it had before and fields that Packbench does not know are shown', () => {
  const words = detailOf({ earlierNumber: 'OLD-7', other: { gift_note: 'Happy birthday' } });
  expect(words).toContain('Account Shop North');
  expect(words).toContain(`${say('orders.fact.earlier-number')} OLD-7`);
  expect(words).toContain('gift_note Happy birthday');
  expect(detailOf({})).not.toContain(say('orders.fact.earlier-number'));
});

test('its manifest can be opened where it is on one', () => {
  const open = say('orders.detail.manifest');
  expect(detailOf({})).not.toContain(open);
  expect(
    detailOf({ manifest: { manifestId: 'm', state: 'stored', createdAt: '2026-11-20T00:00:00Z' } as never }),
  ).toContain(open);
});
