/** An account that answers late may have the scanned number too: then nobody knows which parcel it is, and a person is asked. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createOpenRounds } from '../../../src-main/station/open-rounds.ts';
import { createStationScans, type StationScans } from '../../../src-main/station/station-scans.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { OrderMatch, ScanResult } from '../../../src-preload/contract/scan.ts';
import type { StationScan } from '../../../src-preload/contract/station.ts';
import { type Announcements, recordAnnouncements } from '../../helpers/in-memory-ports.ts';
import { listedOrder } from '../orders/listed-order.ts';

const north = match('north', 7);
const south = match('south', 8);
const notAsked = [{ accountId: 'south', failure: failureOf('timed-out').failure }];

test('the order of the first answer leaves its round again when another account has the number too', async () => {
  const { scans, rounds, tell, told } = await atStation();
  await scans.scan('PB-7', []);
  tell({ matches: [north], notAsked });
  expect(told().at(-1)).toMatchObject({ verdict: { kind: 'added', order: { accountId: 'north' } }, notAsked });
  tell({ matches: [north, south], notAsked: [] });
  const { verdict } = told().at(-1) ?? {};
  expect(verdict).toMatchObject({ kind: 'several', takenOut: { orderId: 7 } });
  expect(rounds().lastScans(9)).toMatchObject([{ orderId: 7, takenOutAt: expect.any(String) }]);
  expect((await scans.take('south', 8)).verdict).toMatchObject({ kind: 'added', order: { orderId: 8 } });
});

test('so does one that the copy had, when an account that is being read for the first time has the number too', async () => {
  const { scans, rounds, tell, told } = await atStation([{ ...north, from: 'mirror' }]);
  expect((await scans.scan('PB-7', [])).verdict).toMatchObject({ kind: 'added', order: { accountId: 'north' } });
  tell({ matches: [north], notAsked });
  expect(told()).toEqual([]);
  tell({ matches: [north, south], notAsked: [] });
  expect(told().map(({ verdict }) => verdict)).toMatchObject([{ kind: 'several', takenOut: { orderId: 7 } }]);
  expect(rounds().lastScans(9)).toMatchObject([{ orderId: 7, takenOutAt: expect.any(String) }]);
});

test('in a round that was closed meanwhile it stays, and the question says nothing of taking it out', async () => {
  const { scans, rounds, tell, told } = await atStation();
  await scans.scan('PB-7', []);
  tell({ matches: [north], notAsked });
  rounds().close(
    rounds()
      .unsettled()
      .map(({ roundId }) => roundId),
    null,
    false,
  );
  tell({ matches: [north, south], notAsked: [] });
  expect(told().at(-1)?.verdict).toMatchObject({ kind: 'several', takenOut: null });
  expect((await scans.take('north', 7)).verdict).toMatchObject({ kind: 'in-round', closedAt: expect.any(String) });
});

test('a late answer that brings no other order there changes nothing', async () => {
  const { scans, tell, told } = await atStation();
  await scans.scan('PB-7', []);
  tell({ matches: [north], notAsked });
  tell({ matches: [north, { ...south, order: { ...south.order, verdict: 'gone' } }], notAsked: [] });
  expect(told()).toHaveLength(1);
});

test('where the ledger cannot be read when the answer comes, that is told: the scan does not wait for ever', async () => {
  const { scans, rounds, tell, told, loseLedger } = await atStation();
  await scans.scan('PB-7', []);
  loseLedger();
  tell({ matches: [north], notAsked });
  expect(told().map(({ verdict }) => verdict)).toMatchObject([{ kind: 'failed', failure: { code: 'file-failed' } }]);
  expect(rounds().lastScans(9)).toEqual([]);
});

test('nor is what was found told as failed then, where a later answer cannot be compared with it', async () => {
  const { scans, tell, told, loseLedger } = await atStation();
  await scans.scan('PB-7', []);
  tell({ matches: [north], notAsked });
  loseLedger();
  tell({ matches: [north], notAsked: [] });
  expect(told().map(({ verdict }) => verdict.kind)).toEqual(['added']);
});

function withVerdict(verdict: 'gone' | 'archived'): OrderMatch {
  return { ...north, order: { ...north.order, verdict } };
}

test.each([
  ['no service knows', [], ['north PB-7 background', 'south PB-7 background']],
  ['is gone from its account', [withVerdict('gone')], ['north PB-7 background', 'south PB-7 background']],
  ['was archived here', [withVerdict('archived')], []],
])(
  'whether a code that %s is of an order not printed (any more) is asked behind the next scan',
  async (_, matches, questions) => {
    const { scans, tell, asked } = await atStation();
    await scans.scan('PB-7', []);
    tell({ matches, notAsked: [] });
    expect(asked).toEqual(questions);
  },
);

interface LateBench {
  readonly scans: StationScans;
  readonly rounds: ReturnType<typeof createOpenRounds>;
  /** What the services answer to the scan. */
  tell(part: Pick<ScanResult, 'matches' | 'notAsked'>): void;
  told(): readonly StationScan[];
  /** From now on it cannot be read. */
  loseLedger(): void;
  /** What was asked of the tracking. */
  readonly asked: readonly string[];
}

/** `known`: what the copy answers at once. */
async function atStation(known: readonly OrderMatch[] = []): Promise<LateBench> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-late-'));
  const rounds = createOpenRounds({ folder, clock: systemClock, startTroubles: { noteKept: () => undefined } });
  onTestFinished(async () => {
    rounds.shut();
    await rm(folder, { recursive: true, force: true });
  });
  const announcements: Announcements = recordAnnouncements();
  const scanned = {
    scanId: 'scan-1',
    code: 'PB-7',
    matches: known,
    accounts: [],
    asking: known.length === 0,
    notAsked: [],
  };
  const asked: string[] = [];
  let tell: (result: ScanResult) => void = () => undefined;
  let isReadable = true;
  const reference = (accountId: string) => {
    if (!isReadable) throw failureOf('file-failed');
    return { accountId, origin: `https://${accountId}.test`, fingerprint: accountId };
  };
  const scans = createStationScans({
    rounds,
    ledger: { accounts: { reference } },
    accounts: { list: () => ({ accounts: [], currentAccountId: 'north' }) as never },
    orders: {
      find: async (_, told = () => undefined) => {
        tell = told;
        return scanned;
      },
      withLabelThen: (order) => order,
    },
    mirror: {
      details: async (accountId) => (accountId === 'north' ? north.order : south.order),
      shownAccountIds: () => ['north', 'south'],
    },
    tracking: {
      async get({ accountId, number }, urgency) {
        asked.push(`${accountId} ${number} ${urgency}`);
        return { histories: [] } as never;
      },
    },
    preferences: { get: () => ({ stationOthers: 'take' }) as never },
    clock: systemClock,
    announce: announcements.announce,
  });
  return {
    ...{ scans, rounds, asked },
    loseLedger() {
      isReadable = false;
    },
    tell: (part) => tell({ ...scanned, asking: false, ...part }),
    told: () =>
      announcements.all.flatMap(({ name, event }) => (name === 'station.scanned' ? [event as StationScan] : [])),
  };
}

function match(accountId: string, orderId: number): OrderMatch {
  return { accountId, order: { ...listedOrder(), accountId, orderId }, from: 'service' };
}
