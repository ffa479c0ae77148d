/** Which orders are on the paper: by whole numbers, over line breaks, and never by a part of another number. */
import { expect, test } from 'vitest';
import { checkPaper } from '../../../src-renderer/manifests/paper-check/paper-check.ts';

const order = (orderId: number, orderNumber: string, trackingNumber = '') => ({
  orderId,
  orderNumber,
  trackingNumber,
  receiverName: '',
  carrierName: '',
});

test('every order on some page is complete, and its page is known', () => {
  const verdict = checkPaper(['Manifest\nPB-1 Zoë', 'PB-2 José'], [order(1, 'PB-1'), order(2, 'PB-2')]);
  expect(verdict.kind).toBe('complete');
  expect(verdict.kind === 'complete' && [...verdict.pageOf]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('an order whose number is only part of another is missing', () => {
  const missing = (pages: string[], wanted: string) => checkPaper(pages, [order(1, wanted)]).kind;
  expect(missing(['PB-10 1204'], 'PB-1')).toBe('missing');
  expect(missing(['PB-10 1204'], '12')).toBe('missing');
  expect(missing(['XPB-1'], 'PB-1')).toBe('missing');
  expect(missing(['(PB-1), paid'], 'PB-1')).toBe('complete');
});

test('a tracking number stands for its order, also when a line breaks inside it', () => {
  const wanted = [order(1, 'cut off…', 'JD01 4690 0079 19')];
  expect(checkPaper(['JD01469\n0007919'], wanted).kind).toBe('complete');
  expect(checkPaper(['JD014690007918'], wanted).kind).toBe('missing');
  // A short one is a word like any other.
  expect(checkPaper(['12345'], [order(1, 'A', '1234')]).kind).toBe('missing');
  const brokenAfterSeven = (number: string) =>
    checkPaper([`${number.slice(0, 7)}\n${number.slice(7)}`], [order(1, 'A', number)]).kind;
  expect(['JD01469000', 'JD0146900'].map(brokenAfterSeven)).toEqual(['complete', 'missing']);
});

test('of two parcels with one order number each is told by its own tracking number, where the paper has one', () => {
  const parcels = [order(1, 'PB-1', 'T-100'), order(2, 'PB-1', 'T-200')];
  expect(checkPaper(['PB-1 T-100', 'PB-1 T-200'], parcels)).toMatchObject({
    kind: 'complete',
    pageOf: new Map([
      [1, 1],
      [2, 2],
    ]),
  });
  expect(checkPaper(['PB-1 T-200'], parcels)).toMatchObject({
    kind: 'missing',
    missing: [{ orderId: 1, name: 'PB-1 · T-100' }],
  });
  // Nothing else tells them apart.
  expect(checkPaper(['PB-1'], parcels).kind).toBe('complete');
  expect(checkPaper(['PB-1 T-100'], [order(1, 'PB-1', 'T-100'), order(2, 'PB-1')]).kind).toBe('complete');
});

test('a page that is a picture is no reason not to look at the words of the others', () => {
  expect(checkPaper(['', 'PB-1'], [order(1, 'PB-1')])).toMatchObject({ kind: 'complete', pageOf: new Map([[1, 2]]) });
  expect(checkPaper(['', ' \n'], [order(1, 'PB-1')]).kind).toBe('cannot-check');
});

test('a number that begins as another one does is not that one, whatever signs stand around it', () => {
  const both = [order(1, 'PB-1'), order(2, 'PB-1-2')];
  for (const text of ['PB-1-2', '#PB-1-2.', ':PB-1-2']) {
    expect(checkPaper([text], both), text).toMatchObject({ kind: 'missing', missing: [{ orderId: 1 }] });
  }
});

test('a number is the same one however the paper writes its hyphens, breaks it behind them, or hides marks in it', () => {
  // Hyphens as word processors and fonts give them; marks as texts have them that are written from right to left.
  const same = [
    'PB\u00ad1042',
    'PB\u20101042',
    'PB\u20111042',
    'PB\u20131042',
    'PB\u22121042',
    'PB-\n1042',
    'PB-1042\u200b',
  ];
  const marked = ['\u200ePB-1042\u200f', 'طلب \u2066PB-1042\u2069', 'P\ufeffB-10\u200b42', 'PB\u2011\n1042'];
  for (const text of [...same, ...marked]) {
    expect([text, checkPaper([`Row ${text} ok`], [order(1, 'PB-1042')]).kind]).toEqual([text, 'complete']);
  }
  expect(checkPaper(['Row PB-1042 ok'], [order(1, 'PB\u20111042')]).kind).toBe('complete');
  expect(checkPaper(['PB 1042', 'PB1042', 'PB-10\n42'], [order(1, 'PB-1042')]).kind).toBe('missing');
});

test('a page of blanks behind a hyphen is looked through once', () => {
  const blanks = ' '.repeat(1_000_000);
  expect(checkPaper([`AB-${blanks}x AB-12x`], [order(1, 'AB- 12')]).kind).toBe('missing');
  expect(checkPaper([`AB-${blanks}12 x`], [order(1, 'AB- 12')]).kind).toBe('complete');
});

test("an order is not on the paper because another order's longer number holds its own", () => {
  const missing = (page: string, ...orders: ReturnType<typeof order>[]) => {
    const verdict = checkPaper([page], orders);
    return verdict.kind === 'missing' ? verdict.missing.map(({ orderId }) => orderId) : [];
  };
  const split = [order(1, '1042'), order(2, '1042-1'), order(3, '1042-2'), order(4, 'EU/1042')];
  expect(missing('1042-1 and 1042-2, EU/1042', ...split)).toEqual([1]);
  expect(missing('1042-1, 1042-2, EU/1042; 1042-3 #1042', ...split)).toEqual([]);
  expect(missing('#1042 and 1042.', order(1, '1042'), order(2, '#1042'))).toEqual([]);
  expect(missing('#1042', order(1, '1042'), order(2, '#1042'))).toEqual([1]);
  // Nobody's: a sign and words behind the number.
  expect(missing('1042-Zoë', order(1, '1042'))).toEqual([]);
  const parcels = [order(1, 'a', 'JD0146000012345678'), order(2, 'b', 'JD014600001234567801')];
  expect(missing('JD014600001234567801', ...parcels)).toEqual([1]);
  expect(missing('JD0146000012\n34567801 JD01460000\n12345678', ...parcels)).toEqual([]);
});

test('signs of patterns in an order number are only signs', () => {
  for (const number of ['#1001/2', 'A+B (3)', '50%', 'N° 1282', '[x]^$.*', 'R&D--7', '{a}|b\\c']) {
    expect(checkPaper([`Row ${number} ok`], [order(1, number)]).kind).toBe('complete');
    expect(checkPaper(['Row zzz ok'], [order(1, number)]).kind).toBe('missing');
  }
});

test('full-width and half-width digits are the same number', () => {
  expect(checkPaper(['注文 １００１'], [order(1, '1001')]).kind).toBe('complete');
});

test('pages that are pictures cannot be checked; that is not called missing', () => {
  expect(checkPaper(['', ' \n '], [order(1, 'PB-1')])).toEqual({ kind: 'cannot-check' });
});

test('what is missing is listed', () => {
  const verdict = checkPaper(['PB-2'], [order(1, 'PB-1'), order(2, 'PB-2'), order(3, 'PB-3')]);
  expect(verdict.kind === 'missing' && verdict.missing.map(({ orderNumber }) => orderNumber)).toEqual(['PB-1', 'PB-3']);
});
