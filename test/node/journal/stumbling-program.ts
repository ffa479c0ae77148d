/**
 * Below file-faults.c: opens and asks each file of a start again and again, each time with another reading of it failing
 * once. Prints what came of it, by file.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAddressBook } from '../../../src-main/address-book/address-book.ts';
import { readIfThere, writeDurably } from '../../../src-main/disk/durable-file.ts';
import { prepareOwnFolders } from '../../../src-main/disk/own-folders.ts';
import { createStartTroubles } from '../../../src-main/disk/start-troubles.ts';
import { openSettingsFile } from '../../../src-main/electron/settings-file.ts';
import { PackbenchError } from '../../../src-main/failures.ts';
import { openOwnDatabase } from '../../../src-main/journal/own-database.ts';
import { openMirror } from '../../../src-main/mirror/mirror.ts';
import { fillAccounts } from '../../../src-main/sandbox/state/accounts.ts';
import { openDatabase as openPracticeState } from '../../../src-main/sandbox/state/database.ts';
import { threadFailure } from '../../../src-main/threads/thread-failure.ts';
import { bookEntry } from '../address-book/book-entry.ts';
import { order, takeIn } from '../mirror/mirror-bench.ts';
import { clock, intent, openIn, silentLog } from './ledger-folder.ts';

const [folder = ''] = process.argv.slice(2);
const at = (name: string): string => join(folder, name);
const EIO = 5;

/** A word for file-faults.c. True: a call was hit since the last one. */
function say(word: string): boolean {
  try {
    mkdirSync(at(word));
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
  }
  throw new Error(`nobody takes the word ${word}`);
}

interface Asked {
  ask(): unknown;
  close(): void;
}

/** `letters`: of file-faults.c. What came of the work, and how often, until it makes no such call any more. */
async function failEach(letters: string, open: () => Asked) {
  const seen: Record<string, number> = {};
  cpSync(folder, `${folder}-kept`, { recursive: true });
  for (let call = 1; ; call += 1) {
    rmSync(folder, { recursive: true });
    cpSync(`${folder}-kept`, folder, { recursive: true });
    say(`proof-begins,${call},${EIO},1,-1,${letters}`);
    let opened: Asked | null = null;
    let outcome: string;
    try {
      opened = open();
      outcome = JSON.stringify(await opened.ask());
    } catch (error) {
      outcome = String(error);
    }
    const wasHit = say('proof-ends');
    opened?.close();
    if (!wasHit) break;
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
  rmSync(`${folder}-kept`, { recursive: true });
  return seen;
}

const openOrders = () => {
  const mirror = openMirror({
    path: at('orders/orders.sqlite'),
    ledgerPath: at('ledger/ledger.sqlite'),
    now: clock.now,
    failureOf: (cause) => threadFailure(cause, at('orders')),
    pass: async () => undefined,
  });
  mirror.noteAccounts(['north']);
  return mirror;
};
const openRounds = () =>
  openOwnDatabase({
    path: at('rounds/rounds.sqlite'),
    layout: 1,
    tables: 'CREATE TABLE scans (code TEXT) STRICT',
    clock,
  });
const openPractice = () => openPracticeState({ folder: at('practice'), fill: fillAccounts, now: () => clock.now() });

openIn(at('ledger')).close();
openPractice().database.close();
writeFileSync(at('settings.json'), '{"theme":"dark"}');
const orders = openOrders();
await takeIn(orders, [order(1)]);
orders.close();
const { database } = openRounds();
database.change((run) => run('INSERT INTO scans VALUES (?)', 'PB-1'));
database.close();
mkdirSync(at('book'));
const book = createAddressBook({ path: at('book/book.sqlite') });
await book.replaceAll([bookEntry({ entryId: 1, name: 'Anna Amsel', street: 'Amselweg 1', city: 'Ulm' })], {
  readAt: '2026-11-20T10:00:00.000Z',
});
book.close();

/** No byte is taken any more. What is told of the records and of a file. */
async function overQuota(): Promise<unknown> {
  const { writes, close } = openIn(at('ledger'));
  const EDQUOT = 122;
  const told = async (work: () => unknown): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      return error instanceof PackbenchError ? error.failure.code : String(error);
    }
  };
  say(`proof-begins,1,${EDQUOT},1000000,-1,w`);
  const codes = [
    await told(() => writes.begin(intent(1))),
    await told(() => writeDurably(at('file'), Buffer.from('x'))),
  ];
  say('proof-ends');
  close();
  return codes;
}

const found = {
  quota: await overQuota(),
  ledger: await failEach('ort', () => {
    const { state, close } = openIn(at('ledger'));
    return { ask: () => state, close };
  }),
  file: await failEach('or', () => ({
    ask: async () => JSON.parse(String(await readIfThere(at('settings.json')))),
    close: () => undefined,
  })),
  settings: await failEach('or', () => {
    const read = openSettingsFile({ folder, clock, log: silentLog }).read();
    return { ask: () => read.content, close: () => undefined };
  }),
  'changed settings': await failEach('r', () => {
    const file = openSettingsFile({ folder, clock, log: silentLog });
    file.read();
    return { ask: () => [file.write({ theme: 'light' }), file.read().content], close: () => undefined };
  }),
  orders: await failEach('r', () => {
    const mirror = openOrders();
    const ask = async () => [(await mirror.find(['PB-1'], null)).length, mirror.status().byteCount > 0];
    return { ask, close: mirror.close };
  }),
  'more orders': await failEach('r', () => {
    const mirror = openOrders();
    const more = Array.from({ length: 40 }, (_, index) => order(index + 2));
    const ask = async () => {
      // As the reading does: what could not be taken in is asked for and taken in again.
      await takeIn(mirror, more).catch(() => takeIn(mirror, more));
      return (await mirror.find(['PB-1', 'PB-2', 'PB-41'], null)).length;
    };
    return { ask, close: mirror.close };
  }),
  rounds: await failEach('r', () => {
    const opened = openRounds();
    const ask = () => [opened.keptAs, opened.database.all('SELECT * FROM scans').length];
    return { ask, close: opened.database.close };
  }),
  book: await failEach('r', () => {
    const opened = createAddressBook({ path: at('book/book.sqlite') });
    return { ask: () => [opened.suggest('Amsel', 9).length, opened.state().wasDamaged], close: opened.close };
  }),
  practice: await failEach('or', () => {
    const { database: opened, keptAside } = openPractice();
    return { ask: () => keptAside, close: () => opened.close() };
  }),
  folders: await failEach('or', () => {
    const startTroubles = createStartTroubles(silentLog);
    const ask = async () => {
      await prepareOwnFolders({ folder: at('own'), startTroubles });
      const { backup, close } = openIn(at('ledger'));
      await startTroubles.attempt(() => backup.sweep());
      await startTroubles.attempt(() => backup.answeredIds());
      close();
      return startTroubles.all;
    };
    return { ask, close: () => undefined };
  }),
};
console.log(JSON.stringify(found));
