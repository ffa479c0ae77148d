/**
 * A station's files fail while a button is pressed, at its calls to the file system (file-faults.c). What it says then,
 * what it shows as in doubt, and what it knows after the next start are compared with what the service did.
 */
import { rmSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppStatus } from '../../src-preload/contract/app-status.ts';
import type { Outcome } from '../../src-preload/contract/failure.ts';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import type { ManifestHistory } from '../../src-preload/contract/manifest.ts';
import { inFolder } from '../node/journal/ledger-folder.ts';
import { whyNoFileFaults } from './native/native.ts';
import type { ProofRow, ProofRun } from './proof-row.ts';
import { type CountingService, startCountingService } from './service/counting-service.ts';
import { layDesk } from './station/desk.ts';
import type { StationLine, StationStep } from './station/station.ts';
import {
  buildStation,
  StationEnded,
  type StationFiles,
  type StationProgram,
  startStation,
} from './station/station-program.ts';
import { type Answers, toldBy, untruthsOf } from './words/untruths.ts';
import { drawUnit, pressOf, type WordUnit } from './words/word-unit.ts';

export const words: ProofRow = {
  name: 'words',
  promise: 'what is said is true',
  how: 'every nth read, write, fsync, rename, mkdir fails once; a full disk at every byte around an answer',
  unit: 'failures',
  shortCount: 300,
  longCount: 5_000,
  cannotRun: whyNoFileFaults,
  run: (run) => inFolder((scratch) => inLanes(run, scratch)),
};

const LANES = 2;

async function inLanes(run: ProofRun, scratch: string): Promise<void> {
  const files = await buildStation(scratch);
  let nextSeed = run.seed;
  const lanes = Array.from({ length: Math.min(LANES, run.count) }, async (_, index) => {
    const bench = await openBench(files, join(scratch, `lane-${index}`));
    try {
      while (run.wantsMore()) await tellUnit(run, bench, drawUnit(nextSeed++, bench.takeOrderIds()));
    } finally {
      await bench.close();
    }
  });
  for (const ended of await Promise.allSettled(lanes)) if (ended.status === 'rejected') throw ended.reason;
}

interface Bench {
  readonly folder: string;
  readonly desk: string;
  readonly service: CountingService;
  station(): StationProgram;
  /** The first of a handful of order ids that nobody uses. */
  takeOrderIds(): number;
  /** Which call was hit last, as file-faults.c says. */
  lastHit(): Promise<string>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function openBench(files: StationFiles, folder: string): Promise<Bench> {
  const desk = join(folder, 'desk');
  const apps = join(folder, 'apps');
  const note = join(folder, 'note');
  const service = await startCountingService();
  await mkdir(apps, { recursive: true });
  await appendFile(note, '');
  layDesk(desk, [
    { accountId: 'one', serviceKey: 'service-key-one', baseAddress: service.url },
    { accountId: 'two', serviceKey: 'service-key-two', baseAddress: service.url },
  ]);
  let station = startStation(files, apps, note);
  let nextOrderId = 1;
  return {
    folder: apps,
    desk,
    service,
    station: () => station,
    takeOrderIds() {
      nextOrderId += 10;
      return nextOrderId;
    },
    async lastHit() {
      const lines = (await readFile(note, 'utf8')).trim().split('\n');
      return lines.at(-1)?.replace(`${apps}/`, '') ?? '';
    },
    async restart() {
      await station.close();
      station = startStation(files, apps, note);
    },
    async close() {
      await station.close();
      await service.close();
    },
  };
}

async function tellUnit(run: ProofRun, bench: Bench, unit: WordUnit): Promise<void> {
  const folder = join(bench.folder, `unit-${unit.seed}`);
  await mkdir(folder);
  bench.service.stock.add('service-key-one', ...unit.orderIds);
  try {
    await judgeUnit(run, bench, unit, folder);
  } catch (cause) {
    if (!(cause instanceof StationEnded)) throw cause;
    run.breach(unit.seed, `${sentence(unit)}: the program ended: ${cause.message.slice(0, 500)}`);
    await bench.restart();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeUnit(run: ProofRun, bench: Bench, unit: WordUnit, folder: string): Promise<void> {
  const { service, desk } = bench;
  const station = bench.station();
  const executed = (): number => {
    const counted = unit.press === 'remove-all-unshipped' ? 0 : unit.orderIds[0];
    return service.executions.slice(before).filter(({ orderId }) => orderId === counted).length;
  };
  const before = service.executions.length;
  const press: StationStep = pressOf(unit);
  const ends: StationStep = { faults: 'proof-ends' };
  const faultsAt = (from: WordUnit['from']): object => (unit.from === from ? { faultsAtStart: unit.faults } : {});

  service.faultOf = () => unit.serviceFault;
  if (unit.from === 'the execution') service.beforeAnswer = () => station.tellFaults(folder, unit.faults);
  const begins: StationStep[] = unit.from === 'the press' ? [{ faults: unit.faults }] : [];
  const first = await station.run({
    folder,
    desk,
    ...faultsAt('the start'),
    steps: [...begins, press, ends, ...questions],
  });
  service.faultOf = () => 'none';
  service.beforeAnswer = async () => undefined;
  const told = toldBy(first);
  const executedByThen = executed();
  const sentByThen = service.writes.length;

  const restarted =
    unit.from !== 'the next start'
      ? []
      : await station.run({ folder, desk, ...faultsAt('the next start'), steps: [...questions, ends] });
  const sentByAStart = service.writes.length - sentByThen;
  const look: StationStep[] =
    told.manifestId === null
      ? []
      : [{ ask: 'manifests.readPdf', request: { manifestId: told.manifestId, fileNumber: 1 } }];
  const last = await station.run({ folder, desk, steps: [...questions, press, ...look] });

  const wasHit = [...first, ...restarted].some((line) => line.said === 'faults' && line.hit);
  if (wasHit) run.done();
  run.tally(wasHit ? `hit from ${unit.from} on` : 'not hit: the program made fewer calls');
  run.tally(`told '${told.code}'`);
  const found = untruthsOf({
    unit,
    told,
    executedByThen,
    executedInTheEnd: executed(),
    sentByAStart,
    atOnce: answersIn(first),
    afterwards: answersIn(last),
    sha256Afterwards: pdfIn(last),
  });
  const hit = wasHit && found.length > 0 ? ` (${await bench.lastHit()})` : '';
  for (const untruth of found) run.breach(unit.seed, `${sentence(unit)}${hit}: ${untruth}`);
  bench.service.stock.clear();
}

const sentence = (unit: WordUnit): string =>
  `${unit.press} of ${unit.orderIds.length}, the service: ${unit.serviceFault}, ${unit.told}`;

const questions: readonly StationStep[] = [
  { ask: 'inDoubt.list', request: {} },
  { ask: 'app.getStatus', request: {} },
  { ask: 'manifests.list', request: { accountId: null, offset: 0, limit: 10 } },
];

/** The outcomes of the questions, which are asked in a row; a press is not a question. */
function answersIn(lines: readonly StationLine[]): Answers {
  const outcomes = lines.flatMap((line) => (line.said === 'outcome' ? [line.outcome] : []));
  const at = outcomes.findIndex((outcome) => outcome.ok && isStatus(outcome.value));
  const status = outcomes[at];
  const failed: Outcome<never> = outcomes.find((outcome) => !outcome.ok) as Outcome<never>;
  return {
    inDoubt: (at < 1 ? failed : outcomes[at - 1]) as Outcome<readonly WriteInDoubt[]>,
    inDoubtCount: status?.ok === true ? (status.value as AppStatus).inDoubtCount : null,
    manifests: (at < 1 ? failed : outcomes[at + 1]) as Outcome<ManifestHistory>,
  };
}

const isStatus = (value: unknown): boolean => typeof value === 'object' && value !== null && 'inDoubtCount' in value;

function pdfIn(lines: readonly StationLine[]): string | null {
  for (const line of lines) {
    if (line.said !== 'outcome' || !line.outcome.ok) continue;
    const { value } = line.outcome;
    if (typeof value === 'object' && value !== null && 'bytes' in value) return String(value.bytes);
  }
  return null;
}
