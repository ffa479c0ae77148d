/**
 * Ends of writes that the file does not take: held, reported, tried again every ten seconds, and written when the file
 * accepts them.
 */
import { expect, test } from 'vitest';
import { failureOf, type PackbenchError } from '../../../src-main/failures.ts';
import { createUnwritten } from '../../../src-main/journal/unwritten.ts';
import { tell } from '../../../src-main/journal/write-run.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { inFolder, intent, openIn, silentLog } from './ledger-folder.ts';

const tenSeconds = 10_000;

test('held until the file takes them; the reason is the newest one, and goes with the last of them', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const [one, two] = [ledger.writes.begin(intent(1)), ledger.writes.begin(intent(2))];
    ledger.close();
    const timers = createTimersByHand();
    const written: string[] = [];
    let refusal: PackbenchError | Error | null = failureOf('disk-full');
    const write = ({ writeId }: { writeId: string }): boolean => {
      if (refusal !== null) throw refusal;
      written.push(writeId);
      return true;
    };
    const unwritten = createUnwritten({ write, after: timers.after, log: silentLog });
    let changes = 0;
    unwritten.watch(() => {
      changes += 1;
    });
    expect([unwritten.all(), unwritten.reason()]).toEqual([[], null]);
    unwritten.hold(one, failureOf('file-failed'));
    unwritten.hold(two, failureOf('file-failed'));
    expect([unwritten.all(), unwritten.get(one.writeId), changes]).toEqual([[one, two], one, 2]);
    expect(unwritten.reason()?.code).toBe('file-failed');

    timers.pass(tenSeconds);
    expect([written, unwritten.all(), changes]).toEqual([[], [one, two], 2]);
    expect(unwritten.reason()?.code).toBe('disk-full');
    expect(() => unwritten.writeDown()).toThrow('disk-full');
    // An unforeseen error is no reason that a person could read.
    refusal = new TypeError('nobody foresaw this');
    timers.pass(tenSeconds);
    expect(unwritten.reason()?.code).toBe('disk-full');

    refusal = null;
    timers.pass(tenSeconds);
    expect([written, unwritten.all(), unwritten.reason(), changes]).toEqual([[one.writeId, two.writeId], [], null, 3]);
    timers.pass(tenSeconds);
    expect(changes).toBe(3);
    unwritten.hold(one, failureOf('disk-full'));
    timers.pass(tenSeconds);
    expect(written).toHaveLength(3);
  }));

test('what is given up for a newer write is held no longer, and is not called written', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const record = ledger.writes.begin(intent(1));
    ledger.close();
    const timers = createTimersByHand();
    const said: string[] = [];
    const log = { ...silentLog, info: (message: string) => void said.push(message) };
    const unwritten = createUnwritten({ write: () => false, after: timers.after, log });
    unwritten.hold(record, failureOf('disk-full'));
    timers.pass(tenSeconds);
    expect([unwritten.all(), said]).toEqual([[], []]);
  }));

test('tried a last time at the end, and never again', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const one = ledger.writes.begin(intent(1));
    ledger.close();
    const timers = createTimersByHand();
    let tries = 0;
    const write = (): never => {
      tries += 1;
      throw failureOf('disk-full');
    };
    const unwritten = createUnwritten({ write, after: timers.after, log: silentLog });
    unwritten.hold(one, failureOf('disk-full'));
    unwritten.close();
    timers.pass(tenSeconds);
    expect(tries).toBe(1);
  }));

test('a page that cannot be told changes nothing: the log says which write, and how it stands', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const record = ledger.writes.begin(intent(1));
    const lines: unknown[] = [];
    const log = { ...silentLog, error: (message: string, facts?: object) => void lines.push({ message, ...facts }) };
    const cause = new Error('no page');
    const onChange = (): never => {
      throw cause;
    };
    tell({ onChange, log }, record);
    expect(lines).toEqual([
      { message: 'ledger: a change could not be told', writeId: record.writeId, state: 'intent', cause },
    ]);
    ledger.close();
  }));

test('however many are held, one attempt is made every ten seconds; none once all are written down', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const records = [1, 2, 3].map((orderId) => ledger.writes.begin(intent(orderId)));
    ledger.close();
    const timers = createTimersByHand();
    const tried: string[] = [];
    let isFull = true;
    const write = ({ writeId }: { writeId: string }): boolean => {
      tried.push(writeId);
      if (isFull) throw failureOf('disk-full');
      return true;
    };
    const unwritten = createUnwritten({ write, after: timers.after, log: silentLog });
    for (const record of records) unwritten.hold(record, failureOf('disk-full'));
    timers.pass(tenSeconds);
    expect(tried).toEqual([records[0]?.writeId]);
    timers.pass(tenSeconds);
    expect(tried).toHaveLength(2);
    isFull = false;
    timers.pass(tenSeconds);
    expect(tried.slice(2)).toEqual(records.map(({ writeId }) => writeId));
    timers.pass(tenSeconds);
    unwritten.writeDown();
    unwritten.close();
    expect(tried).toHaveLength(5);
  }));
