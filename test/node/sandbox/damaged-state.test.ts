/**
 * The sandbox's file damaged, replaced, or somebody else's: kept aside, made anew, and reported; the service answers.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';

const orders = 30;
let whole: Buffer;
let base: string;
let folder: string;
let number = 0;

const path = (): string => join(folder, 'sandbox.sqlite');
const start = async (): Promise<SandboxService> => {
  const service = await startSandboxService({ port: 0, folder, orders, addresses: 10 });
  onTestFinished(() => service.close());
  return service;
};

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'packbench-damaged-state-'));
  folder = join(base, 'whole');
  await (await startSandboxService({ port: 0, folder, orders, addresses: 10 })).close();
  whole = readFileSync(path());
});
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(() => {
  number += 1;
  folder = join(base, `folder-${number}`);
  mkdirSync(folder);
});

async function answers(service: SandboxService): Promise<void> {
  const [account] = service.accounts;
  const headers = {
    'Service-Api-Key': account?.service_api_key ?? '',
    'Ocp-Apim-Subscription-Key': account?.subscription_key ?? '',
    Accept: 'application/json',
  };
  const answer = await fetch(`${service.url}/api/orders/search?limit=250`, { headers });
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { orders: unknown[] }).orders.length).toBeGreaterThan(10);
}

const nowhere = '/nowhere/at-all';

test.each<[string, () => void]>([
  ['no SQLite file', () => writeFileSync(path(), 'This is no database. '.repeat(500))],
  ['cut in the middle', () => writeFileSync(path(), whole.subarray(0, whole.length / 2))],
  ['cut inside the header', () => writeFileSync(path(), whole.subarray(0, 60))],
  ['a folder', () => mkdirSync(join(path(), 'inside'), { recursive: true })],
  ['a link that leads nowhere', () => symlinkSync(nowhere, path())],
  ['a link to itself', () => symlinkSync('sandbox.sqlite', path())],
  ['another program’s SQLite file', () => otherDatabase('create table notes (text)')],
  ['another version of ours', () => otherDatabase('pragma user_version = 3; create table orders (a)')],
  ['our version without our tables', () => otherDatabase('pragma user_version = 2; create table orders (a)')],
  [
    'a log that is a folder',
    () => {
      writeFileSync(path(), whole);
      mkdirSync(`${path()}-wal`);
    },
  ],
  [
    'shared memory that is a link to itself',
    () => {
      writeFileSync(path(), whole);
      symlinkSync('sandbox.sqlite-shm', `${path()}-shm`);
    },
  ],
  ['a key that no header can carry', () => changed(`update accounts set service_api_key = 'ü' where account_id = 1`)],
  [
    'a letter of a key that no header can carry',
    () => changed(`update accounts set service_api_key = 'ü' || substr(service_api_key, 2) where account_id = 1`),
  ],
  ['a date that no date is', () => changed('update orders set ordered_at = 9000000000000000000 where rowid % 7 = 0')],
])('%s: kept aside, made anew, and said', async (_, damage) => {
  damage();
  const service = await start();
  expect(service.keptAside.length).toBeGreaterThan(0);
  for (const { keptAt } of service.keptAside) expect(lstatSync(keptAt)).toBeDefined();
  await answers(service);
});

test('a file where the folder should be is kept aside too', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file');
  const service = await start();
  expect(service.keptAside).toEqual([{ path: folder, keptAt: expect.stringContaining(`${folder}.kept-20`) }]);
  expect(readFileSync(service.keptAside[0]?.keptAt ?? '', 'utf8')).toBe('a file');
  await answers(service);
});

test('what is whole is used and nothing is said; so is an empty file, which a start that was killed may leave', async () => {
  writeFileSync(path(), whole);
  const service = await start();
  expect(service.keptAside).toEqual([]);
  await service.close();
  truncateSync(path(), 0);
  const anew = await start();
  expect(anew.keptAside).toEqual([]);
  await answers(anew);
});

test('a second start after damage finds everything in order', async () => {
  writeFileSync(path(), whole.subarray(0, 5_000));
  const first = await start();
  expect(first.keptAside).toHaveLength(1);
  await first.close();
  const second = await start();
  expect(second.keptAside).toEqual([]);
  expect(second.accounts).toEqual(first.accounts);
});

test('bits flipped anywhere: every start answers, from this state or from a new one', async () => {
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(path(), bytes);
    const service = await startSandboxService({ port: 0, folder, orders, addresses: 10 });
    try {
      await answers(service);
      for (const { keptAt } of service.keptAside) expect(readFileSync(keptAt).equals(bytes), `byte ${at}`).toBe(true);
    } finally {
      await service.close();
    }
  }
});

test('a file that another program holds is left alone', async () => {
  writeFileSync(path(), whole);
  const other = new DatabaseSync(path());
  other.exec('pragma journal_mode = wal; pragma locking_mode = exclusive; begin exclusive');
  try {
    await expect(startSandboxService({ port: 0, folder })).rejects.toThrow(/locked/);
    expect(readdirSync(folder).filter((name) => name.includes('.kept-'))).toEqual([]);
  } finally {
    other.close();
  }
});

test('without a folder the state is in memory, and nothing is written', async () => {
  const service = await startSandboxService({ port: 0, folder: null, orders, addresses: 10 });
  onTestFinished(() => service.close());
  await answers(service);
  expect(existsSync(':memory:')).toBe(false);
});

function otherDatabase(sql: string): void {
  mkdirSync(dirname(path()), { recursive: true });
  const database = new DatabaseSync(path());
  database.exec(sql);
  database.close();
}

function changed(sql: string): void {
  writeFileSync(path(), whole);
  otherDatabase(sql);
}
