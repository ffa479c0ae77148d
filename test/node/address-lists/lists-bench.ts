/** The app with a service whose answers a test decides, and lists of addresses as an operator brings, starts and reads them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { AddressList, AddressListRun, ListWay } from '../../../src-preload/contract/address-list.ts';
import { type AddressesBench, accountId, folderWithBook, startAddressesBench } from '../addresses/addresses-bench.ts';

export let folder: string;
export let bench: AddressesBench;
/** What the operator chooses in the dialogs. */
export let chosen: { open: string | null; save: string | null };

/** A bench for each test of the file; `hasBook`: the account's address book has been read. */
export function withListsBench({ hasBook }: { readonly hasBook: boolean }): void {
  let begunIn: string | undefined;
  beforeAll(async () => {
    if (hasBook) begunIn = await folderWithBook();
  });
  afterAll(async () => {
    if (begunIn !== undefined) await rm(begunIn, { recursive: true });
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packbench-lists-'));
    chosen = { open: null, save: null };
    const ports = {
      openDialog: { chooseTable: async () => chosen.open },
      saveDialog: { choosePath: async () => chosen.save },
    };
    bench = await startAddressesBench(ports, begunIn);
  });
  afterEach(async () => {
    await bench.close();
    await rm(folder, { recursive: true });
  });
}

export const header = 'street,city,state,post_code,country';
export const nowhere = {
  street: null,
  houseNumber: null,
  streetLine2: null,
  suburb: null,
  city: null,
  state: null,
  postCode: null,
  country: null,
};
export const smithRow = '12 Smith St.,Fitzroy,VIC,3065,AU';
export const quayRow = '8 Quay St,Auckland,,1010,New Zealand';
export const nearRow = '14 Smith Street,Fitzroy,VIC,3065,AU';
/** A spreadsheet has taken the zero of its post code. */
export const shortRow = 'Wallstr. 8,Dresden,,1067,Germany';
export const unknownRow = '1 Nowhere Lane,Atlantis,,9999,AU';

export function paste(...lines: readonly string[]): Promise<AddressList> {
  return bench.app.ask('addressLists.paste', { accountId, text: `${lines.join('\n')}\n` });
}

/** `count` different addresses. */
export function manyRows(count: number): string[] {
  return Array.from({ length: count }, (_, house) => `${house + 1} Smith Street,Fitzroy,VIC,3065,AU`);
}

/** As an operator does who confirms the guess. */
export async function start(
  { listId, hasHeader, mapping, guessed: confirmed }: AddressList,
  way: ListWay,
): Promise<AddressListRun> {
  return bench.app.ask('addressLists.start', { listId, hasHeader, mapping, confirmed, way });
}

/** Starts it and answers the last report. */
export async function validate(list: AddressList, way: ListWay): Promise<AddressListRun> {
  const before = new Set<unknown>(bench.app.announcements.all.map(({ event }) => event));
  await start(list, way);
  return bench.app.announcements.first(
    'addressLists.progressed',
    (run) => run.listId === list.listId && run.state !== 'running' && !before.has(run),
  );
}

export async function rowsOf({ listId }: AddressList, only: 'all' | 'questionable' | 'failed' = 'all') {
  return (await bench.app.ask('addressLists.getRows', { listId, offset: 0, limit: 500, only })).rows;
}

export async function outcomes(list: AddressList): Promise<string[]> {
  return (await rowsOf(list)).map(({ row, outcome }) => `${row} ${outcome}`);
}
