/** An order to which the shop gave no number is named by its id: no place of it is blank. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { choiceOf } from '../../../src-renderer/hand-over/tally-words.ts';
import { judgeCodes, judgedWords } from '../../../src-renderer/orders/changes/judged-codes.ts';
import { orderLabel } from '../../../src-renderer/orders/order-words.ts';
import type { Scan } from '../../../src-renderer/scan/scan-store.ts';
import { choiceWords, relabelledWords, scanWords } from '../../../src-renderer/scan/scan-words.ts';
import { bannersFor, type StandingStatus } from '../../../src-renderer/shell/banner-words.ts';
import { stationWords } from '../../../src-renderer/station/station-words.ts';
import { failureLine } from '../../../src-renderer/ui/failure-words.ts';
import { remarkWords } from '../../../src-renderer/ui/remark-words.ts';
import { useValidateStore } from '../../../src-renderer/validate/validate-store.ts';
import { soundStatus } from '../../helpers/sound-status.ts';
import { listedOrder } from '../orders/listed-order.ts';

const order = listedOrder({ orderId: 7_001, orderNumber: '' });
const account = { accountId: order.accountId, label: 'North', colour: 'teal' };
const scan = {
  scanId: 1,
  code: 'CODE',
  place: null,
  notAsked: [],
  verdict: { kind: 'other-account', order, account },
} as unknown as Scan;

it.each([
  [
    'a list of numbers',
    () => judgedWords(judgeCodes([{ code: 'CODE', orders: [order], failure: null }], [])[0] as never),
  ],
  ['a sentence', () => orderLabel(order)],
  ['the answer to a scan', () => scanWords(scan, true).title],
  ['the choice among several orders', () => choiceWords(order, 'North')],
  [
    'a refusal of what is in a manifest already',
    () =>
      remarkWords({ code: 'order-manifested', facts: { orderId: 7_001, orderNumber: '', at: '2026-11-20T10:00:00Z' } }),
  ],
  [
    'the answer about its address',
    () => {
      vi.stubGlobal('window', { packbench: { call: () => new Promise(() => undefined) } });
      onTestFinished(() => void vi.unstubAllGlobals());
      useValidateStore.getState().validateOrder('north', order.orderId, order.orderNumber);
      const { ofOrder } = useValidateStore.getState();
      useValidateStore.setState({ ofOrder: null });
      return ofOrder?.orderNumber ?? '';
    },
  ],
])('in %s', (_, words) => {
  expect(words()).toContain('7001');
});

/** Behind it stands nothing, or the next sign. */
const bareSign = /^[,.]|[,:] ?(?=[,:.()]|$)/u;
const nameless = listedOrder({ receiverName: '' });
const shipped = listedOrder({ receiverName: '', verdict: 'shipped' });
const judged = (of: typeof nameless) =>
  judgedWords(judgeCodes([{ code: 'CODE', orders: [of], failure: null }], [])[0] as never);
const addedWords = (of: typeof nameless) =>
  scanWords({ ...scan, verdict: { kind: 'added', order: of, dialog: null, account } } as never, true).next;

it.each([
  ['a list of numbers', () => judged(nameless)],
  ['a list of numbers, left out', () => judged(shipped)],
  ['the answer to a scan', () => addedWords(nameless)],
  ['the answer to a scan, without a country', () => addedWords(listedOrder({ receiverName: '', country: '' }))],
  ['the choice among several orders', () => choiceWords(nameless, 'North')],
  ['the choice at a hand-over', () => choiceOf(nameless)],
])('a name of the receiver that nobody gave leaves no sign behind in %s', (_, words) => {
  expect(words().replaceAll(/[\u2066-\u2069]/gu, '')).not.toMatch(bareSign);
});

const named = listedOrder({ receiverName: 'none', country: '' });
const notPrinted = { kind: 'not-printed', accountId: 'north', orderNumber: 'PB-7', orderStatus: 'none' } as const;
const leftOut: StandingStatus = {
  ...soundStatus,
  settings: 'recovered',
  settingsLeftOut: [{ part: 'account', name: 'none' }],
};
const relabelled = listedOrder({ labelThen: { trackingNumber: 'T6', carrierName: 'none' } });
it.each([
  ['a receiver, in a list of numbers', () => judged(named)],
  ['a receiver, left out of a list of numbers', () => judged({ ...named, verdict: 'shipped' })],
  ['a receiver, in the answer to a scan', () => addedWords(named)],
  ['a receiver, among several orders', () => choiceWords(named, 'North')],
  ['a receiver, at a hand-over', () => choiceOf(named)],
  ['an account', () => bannersFor(leftOut)[0]?.words ?? ''],
  ['a carrier', () => relabelledWords(relabelled, '10:12')?.next ?? ''],
  ['a status', () => stationWords({ code: 'PB-7', verdict: notPrinted, notAsked: [] }, []).next],
  [
    'what a service said',
    () => failureLine({ ...failureOf('service-refused').failure, details: [{ message: 'none', details: '' }] }),
  ],
  ['what a service said of a search', () => remarkWords({ code: 'search-refused', facts: { words: 'none' } })],
])('what somebody really calls ‘none’ is said: %s', (_, words) => {
  expect(words().replaceAll(/[\u2066-\u2069]/gu, '')).toMatch(/(\b|‘)none\b/);
});

it('what is known of an order is said', () => {
  expect(addedWords(listedOrder())).toContain('Aroha Ngata, NZ. Selected for the next manifest.');
  expect(addedWords(listedOrder({ receiverName: '' }))).toContain('NZ. Selected');
  expect(choiceWords(listedOrder(), 'North')).toBe('PB-7, Aroha Ngata, North (T7)');
});
