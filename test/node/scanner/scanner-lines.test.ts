/**
 * Scanners that are not keyboards: what they send becomes the same answers as key strokes, also after they were
 * unplugged and plugged in again.
 */
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { diagnose } from '../../../src-renderer/scanner/diagnosis.ts';
import { listenToHidScanner } from '../../../src-renderer/scanner/hid-scanner.ts';
import type { ScanAnswer } from '../../../src-renderer/scanner/scan-answers.ts';
import type { LineListener, LineState } from '../../../src-renderer/scanner/scanner-line.ts';
import { createSentCodes } from '../../../src-renderer/scanner/sent-codes.ts';
import { listenToSerialScanner } from '../../../src-renderer/scanner/serial-scanner.ts';
import { TEST_CARD } from '../../../src-renderer/scanner/taught-keys.ts';
import { hidReport, pretendHidScanner, pretendSerialScanner } from '../../helpers/pretend-scanners.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';

/** Vitest's own second is over sooner than a busy computer comes to it. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000 });

function hearing() {
  const answers: ScanAnswer[] = [];
  const states: LineState['kind'][] = [];
  let at = 0;
  const listener: LineListener = {
    answer: (answer) => void answers.push(answer),
    state: ({ kind }) => void states.push(kind),
    now: () => at,
  };
  const pass = (milliseconds: number): void => {
    at += milliseconds;
  };
  return { answers, states, listener, pass };
}
const wantedHid = { vendorId: 0x0c2e, productId: 0x0aaf };
const wantedSerial = { vendorId: 0x05e0, productId: 0x1701 };
const repeatWithin = () => 500;
const notNow = () => () => undefined;
/** Listens to a scanner that is there. */
async function hearingHid() {
  const heard = hearing();
  const scanner = pretendHidScanner();
  const { listener, states } = heard;
  const stop = listenToHidScanner({ door: scanner.door, wanted: wantedHid, repeatWithin, listener, after: notNow });
  await until(() => states.length === 1);
  return { ...heard, scanner, stop };
}
async function hearingSerial(baudRate = 9_600) {
  const heard = hearing();
  const scanner = pretendSerialScanner();
  const timers = createTimersByHand();
  const { listener, states } = heard;
  const parts = { door: scanner.door, wanted: wantedSerial, baudRate, repeatWithin, listener };
  const stop = listenToSerialScanner({ ...parts, after: timers.after });
  await until(() => states.length === 1);
  return { ...heard, scanner, timers, stop };
}
const said = (answer: ScanAnswer): string => (answer.kind === 'scan' ? answer.text : answer.reason);

test('HID POS: a report is a scan, also in several parts, with its AIM identifier; the same again counts once', async () => {
  const { answers, states, pass, scanner, stop } = await hearingHid();
  scanner.send(hidReport('PB-100', { aim: ']C1' }));
  scanner.send(hidReport('PB-100', { aim: ']C1' }));
  pass(501);
  scanner.send(hidReport('PB-100\r'));
  scanner.send(hidReport('A'.repeat(56), { more: true }));
  scanner.send(hidReport('-END'));
  scanner.send(hidReport('how it is set'), 4);
  scanner.send(new Uint8Array(3));
  scanner.send(hidReport('00340123450000000018', { aim: ']C1' }));
  expect(answers.map(said)).toEqual([
    'PB-100',
    'repeated',
    'PB-100',
    `${'A'.repeat(56)}-END`,
    'not-whole',
    'check-digit',
  ]);
  expect(answers[0]).toMatchObject({
    aim: 'C1',
    sure: true,
    end: 'device',
    readings: [{ by: 'device' }],
    inTextField: false,
  });
  expect(answers[5]).toMatchObject({ detail: 'SSCC (00)' });
  expect(states).toEqual(['there']);
  await stop();
  expect(scanner.device.opened).toBe(false);
  scanner.send(hidReport('PB-200'));
  expect(answers).toHaveLength(6);
});

test('HID POS: a code whose last part never came is said, and is no beginning of the next one', async () => {
  const { answers, states, listener, pass } = hearing();
  const scanner = pretendHidScanner();
  const timers = createTimersByHand();
  const { after } = timers;
  const stop = listenToHidScanner({ door: scanner.door, wanted: wantedHid, repeatWithin, listener, after });
  await until(() => states.length > 0);
  scanner.send(hidReport('A'.repeat(56), { more: true }));
  pass(900);
  scanner.send(hidReport('-END'));
  scanner.send(hidReport('B'.repeat(56), { more: true }));
  pass(4_000);
  scanner.send(hidReport('PB-100'));
  expect(answers.map(said)).toEqual([`${'A'.repeat(56)}-END`, 'not-whole', 'PB-100']);
  expect(answers[1]).toMatchObject({ arrived: 'B'.repeat(56) });

  // Nobody waits for the next parcel to hear it: by then another one is in hand.
  scanner.send(hidReport('C'.repeat(56), { more: true }));
  timers.pass(1_000);
  expect(answers.slice(3)).toMatchObject([{ reason: 'not-whole', arrived: 'C'.repeat(56) }]);
  scanner.send(hidReport('PB-101'));
  timers.pass(1_000);
  expect(answers.slice(4).map(said)).toEqual(['PB-101']);
  scanner.send(hidReport('D'.repeat(56), { more: true }));
  await stop();
  timers.pass(1_000);
  expect(answers).toHaveLength(5);
});

test('HID POS: the rest of a code of which a part was refused is no code: it may be the number of another order', async () => {
  const { answers, pass, scanner, stop } = await hearingHid();
  const half = hidReport('A'.repeat(56), { more: true });
  const wrong = half.with(0, 200);
  for (const report of [half, wrong, half, hidReport('1071'), hidReport('PB-200')]) scanner.send(report);
  expect(answers.map(said)).toEqual(['not-whole', 'PB-200']);
  // The first part, or the last one: what comes then is a code of its own.
  for (const report of [wrong, hidReport('1072'), half, hidReport('1073').with(0, 200), hidReport('PB-300')]) {
    scanner.send(report);
  }
  expect(answers.slice(2).map(said)).toEqual(['not-whole', 'not-whole', 'PB-300']);
  for (let part = 1; part <= 200; part += 1) scanner.send(half);
  scanner.send(hidReport('1074'));
  expect(answers.slice(5).map(said)).toEqual(['too-long']);
  // A rest that never comes to its end is over after a while.
  scanner.send(wrong);
  pass(1_001);
  scanner.send(hidReport('PB-400'));
  expect(answers.slice(6).map(said)).toEqual(['not-whole', 'PB-400']);
  await stop();
});

test('HID POS: unplugged and plugged in again is told; another device, or a keyboard in the same case, is left alone', async () => {
  const { answers, states, scanner, stop } = await hearingHid();
  scanner.pull();
  scanner.plug();
  await until(() => states.length === 3);
  expect(states).toEqual(['there', 'away', 'there']);
  scanner.send(hidReport('PB-101'));
  expect(answers.map(said)).toEqual(['PB-101']);
  await stop();

  const keyboard = hearing();
  const other = pretendHidScanner({ usagePage: 0x01 });
  listenToHidScanner({ door: other.door, wanted: wantedHid, repeatWithin, listener: keyboard.listener, after: notNow });
  await until(() => keyboard.states.length === 1);
  other.plug();
  expect([keyboard.states, other.device.opened]).toEqual([['away'], false]);
});

test('HID POS: one that cannot be opened is told with the words of the system, and taken once it is plugged in anew', async () => {
  const lines: LineState[] = [];
  const { listener } = hearing();
  const scanner = pretendHidScanner({ refusesToOpen: true });
  const state = (line: LineState): void => void lines.push(line);
  listenToHidScanner({
    door: scanner.door,
    wanted: wantedHid,
    repeatWithin,
    listener: { ...listener, state },
    after: notNow,
  });
  await until(() => lines.length === 1);
  expect(lines).toEqual([{ kind: 'failed', why: 'Failed to open the device.' }]);
  // It is not in use, and all the same gone.
  scanner.pull();
  expect(lines.at(-1)).toEqual({ kind: 'away' });
  scanner.plug();
  await until(() => lines.length === 3);
});

test('serial: lines are scans, whatever pieces they come in, and a code that nothing ends is over after silence', async () => {
  const { answers, scanner, timers, stop } = await hearingSerial(19_200);
  expect(scanner.baudRate).toBe(19_200);
  scanner.send('PB-99');
  await timers.asked(150);
  timers.pass(150);
  scanner.send('PB-1');
  scanner.send('00\r\nPB-');
  scanner.send('200\r');
  await until(() => answers.length === 3);
  await timers.asked(1_000);
  timers.pass(1_000);
  // A line that ends its codes is only slow when it stands still: by radio, for half a second.
  scanner.send('PB-3');
  await timers.asked(1_000);
  timers.pass(150);
  scanner.send('00\r');
  await until(() => answers.length === 4);
  await timers.asked(1_000);
  timers.pass(1_000);
  scanner.send('PB-301');
  await timers.asked(1_000);
  timers.pass(1_000);
  await until(() => answers.length === 5);
  expect(answers.map(said)).toEqual(['PB-99', 'PB-100', 'PB-200', 'PB-300', 'PB-301']);
  scanner.garble();
  await until(() => answers.length === 6);
  await timers.asked(150);
  timers.pass(150);
  scanner.send('PB-400\r');
  await until(() => answers.length === 7);
  expect(answers.slice(5).map(said)).toEqual(['not-whole', 'PB-400']);
  await stop();
  expect(scanner.isOpen).toBe(false);
});

test('serial: the rest of a code in which a byte arrives broken is no code: it may be the number of another order', async () => {
  const { answers, scanner, timers, stop } = await hearingSerial();
  scanner.send('PB-');
  scanner.garble();
  await until(() => answers.length === 1);
  scanner.send('10');
  scanner.send('71\r\nPB-200\r');
  await until(() => answers.length >= 2);
  expect(answers.map(said)).toEqual(['not-whole', 'PB-200']);
  scanner.garble();
  await until(() => answers.some((answer, at) => at > 1 && said(answer) === 'not-whole'));
  // Silence ends it as well: what comes then is a code of its own.
  scanner.send('1072');
  await setImmediate();
  await timers.asked(150);
  timers.pass(150);
  scanner.send('PB-300\r');
  await until(() => answers.some((answer) => said(answer) === 'PB-300'));
  expect(answers.map(said)).toEqual(['not-whole', 'PB-200', 'not-whole', 'PB-300']);
  await stop();
});

test('serial: what is longer than any code is said, whether an end or silence ends it', async () => {
  const { answers, scanner, timers, stop } = await hearingSerial();
  scanner.send('7'.repeat(9_000));
  await setImmediate();
  await timers.asked(150);
  timers.pass(150);
  expect(answers.map(said)).toEqual(['too-long']);
  scanner.send(`${'7'.repeat(9_000)}\rPB-100\r`);
  await until(() => answers.length >= 3);
  expect(answers.map(said).toSorted()).toEqual(['PB-100', 'too-long', 'too-long']);
  await stop();
});

test('serial: a code whose end was lost is said where the beginning of the next one ends it', async () => {
  const { answers, scanner, stop } = await hearingSerial();
  scanner.send('\u0002PB-100\u0003');
  scanner.send('\u0002PB-200');
  scanner.send('\u0002PB-300\u0003');
  await until(() => answers.some((answer) => said(answer) === 'PB-300'));
  expect(answers.map(said)).toEqual(['PB-100', 'not-whole', 'PB-300']);
  await stop();
});

test('serial: pulled out and plugged in again is told, and it is heard again; stopped, the same port can be opened at once', async () => {
  const { answers, states, listener } = hearing();
  const scanner = pretendSerialScanner();
  const parts = {
    door: scanner.door,
    wanted: wantedSerial,
    baudRate: 9_600,
    repeatWithin,
    listener,
    after: () => () => undefined,
  };
  const stop = listenToSerialScanner(parts);
  await until(() => states.length === 1);
  scanner.pull();
  await until(() => !scanner.isOpen);
  expect(states.at(-1)).toBe('away');
  scanner.plug();
  await until(() => states.at(-1) === 'there');
  scanner.send('PB-100\n');
  await until(() => answers.length === 1);
  await stop();
  const before = states.length;
  const stopAgain = listenToSerialScanner({ ...parts, baudRate: 115_200 });
  await until(() => states.length > before);
  expect([states.at(-1), scanner.baudRate]).toEqual(['there', 115_200]);
  await stopAgain();
  // Another one of the same maker.
  const stopOther = listenToSerialScanner({ ...parts, wanted: { ...wantedSerial, productId: 0x1702 } });
  await until(() => states.at(-1) === 'away');
  expect(scanner.isOpen).toBe(false);
  await stopOther();
});

test('the doctor is content with a test card that came without a keyboard', async () => {
  const { answers, scanner, stop } = await hearingHid();
  scanner.send(hidReport(TEST_CARD[0].slice(0, 56), { more: true }));
  scanner.send(hidReport(TEST_CARD[0].slice(56)));
  expect(diagnose(answers)).toEqual([{ kind: 'proved' }]);
  await stop();
});

test('HID POS: stopped before it was found, a scanner is left alone, and nothing is told of it', async () => {
  for (const isThere of [true, false]) {
    const { states, listener } = hearing();
    const scanner = pretendHidScanner();
    if (!isThere) scanner.pull();
    const stop = listenToHidScanner({ door: scanner.door, wanted: wantedHid, repeatWithin, listener, after: notNow });
    await stop();
    await setImmediate();
    expect(scanner.device.opened).toBe(false);
    expect(states).toEqual([]);
  }
  const { states, listener } = hearing();
  const { door } = pretendHidScanner();
  const refused = Promise.withResolvers<never>();
  door.getDevices = () => refused.promise;
  const stop = listenToHidScanner({ door, wanted: wantedHid, repeatWithin, listener, after: notNow });
  await stop();
  refused.reject(new Error('No access.'));
  await setImmediate();
  expect(states).toEqual([]);
});

test('HID POS: a scanner that is open already is heard, and one that could not be opened is tried again when it is plugged in', async () => {
  const open = hearing();
  const scanner = pretendHidScanner();
  await scanner.device.open();
  const common = { wanted: wantedHid, repeatWithin, after: notNow };
  const stop = listenToHidScanner({ ...common, door: scanner.door, listener: open.listener });
  await until(() => open.states.length === 1);
  expect(open.states).toEqual(['there']);
  await stop();

  const refusing = hearing();
  const taken = pretendHidScanner({ refusesToOpen: true });
  const stopTaken = listenToHidScanner({ ...common, door: taken.door, listener: refusing.listener });
  await until(() => refusing.states.length === 1);
  taken.plug();
  await until(() => refusing.states.length === 2);
  expect(refusing.states).toEqual(['failed', 'failed']);
  await stopTaken();
});

test('HID POS: that another device was pulled out is no news', async () => {
  const { states, listener } = hearing();
  const keyboard = pretendHidScanner({ usagePage: 0x01 });
  const stop = listenToHidScanner({ door: keyboard.door, wanted: wantedHid, repeatWithin, listener, after: notNow });
  await until(() => states.length === 1);
  keyboard.pull();
  expect(states).toEqual(['away']);
  await stop();
});

test('where each code counts, the same twice at once counts twice', () => {
  const codes = createSentCodes({ repeatWithin: () => 0 });
  expect([codes.read('PB-7', 5), codes.read('PB-7', 5)]).toMatchObject([{ kind: 'scan' }, { kind: 'scan' }]);
});

test('a line without a code is none, and a code counts once with and without its kind in front of it', () => {
  const codes = createSentCodes({ repeatWithin: () => 500 });
  expect(codes.read('\r\n', 0)).toBeNull();
  expect([codes.read(']C0PB-7', 5), codes.read('PB-7', 8)]).toMatchObject([
    { kind: 'scan', text: 'PB-7', aim: 'C0' },
    { kind: 'refused', reason: 'repeated' },
  ]);
});
