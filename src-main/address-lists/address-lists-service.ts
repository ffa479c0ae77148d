/**
 * Lists of addresses, from a file or the clipboard, validated as a whole: by the copy of the address book in seconds,
 * or at the service one after another. A list is known until it is closed or the program ends; nothing of it is stored.
 */
import { basename, extname } from 'node:path';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address, ValidationAnswer } from '../../src-preload/contract/address.ts';
import type {
  AddressList,
  AddressListRows,
  AddressListRun,
  ListOutcome,
  ListWay,
  OpenedList,
} from '../../src-preload/contract/address-list.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { AddressesService } from '../addresses/addresses-service.ts';
import { csvBytes, regionHere } from '../csv.ts';
import { type FileCalls, saveDurably } from '../disk/durable-file.ts';
import { failureOf, remark } from '../failures.ts';
import type { Announce, Clock, Log, OpenDialog, SaveDialog } from '../ports.ts';
import type { Heard } from '../threads/in-pieces.ts';
import { dayHere } from '../time/day-here.ts';
import { assertConfirmed, assertMapping, type StartedList } from './asked-list.ts';
import { assertNotTooLarge, readListFile } from './list-file.ts';
import { startListRun } from './list-run.ts';
import { textOf } from './list-text.ts';
import { createOpenLists, loadReading, type OpenList, prepareAgain } from './open-lists.ts';

/** A file that main does not read itself. When it is too large, its bytes may be missing. */
export interface DroppedFile {
  readonly accountId: AccountId;
  readonly fileName: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/**
 * Every method that takes a listId throws PackbenchError 'request-not-valid' when that list is not open. Every method
 * that takes `heard` throws 'cancelled' when it was stopped; then nothing was read or written.
 */
export interface AddressListsService {
  /** Asks the operator for a file; null: cancelled. Throws PackbenchError 'file-failed', 'list-not-usable', 'account-unknown'. */
  open(accountId: AccountId, heard?: Heard): Promise<AddressList | null>;
  /** Throws as `open`; 'file-failed' when the file did not arrive whole. */
  readDropped(file: DroppedFile, heard?: Heard): Promise<AddressList>;
  paste(accountId: AccountId, text: string, heard?: Heard): Promise<AddressList>;
  last(): OpenedList | null;
  /**
   * Answers when the first question is about to go; 'addressLists.progressed' tells the rest. Throws PackbenchError
   * 'request-not-valid' while the list runs, and for a guessed column that nobody confirmed.
   */
  start(request: StartedList): Promise<AddressListRun>;
  /** Stops the question under way and keeps the answers so far. Does nothing when the list does not run. */
  cancel(listId: string): AddressListRun;
  getRows(listId: string, offset: number, limit: number, only: ListOutcome | 'all'): AddressListRows;
  /**
   * Saves every row with its answer where the operator chooses; null: cancelled. Also throws 'file-failed',
   * 'disk-full'.
   */
  export(listId: string, reasons: Reasons, heard?: Heard): Promise<{ savedTo: string | null }>;
  /** Does nothing for an unknown id: that list is already gone. */
  close(listId: string): void;
  closeAll(): void;
}

export interface AddressListsParts {
  readonly accounts: Pick<AccountsService, 'get'>;
  readonly addresses: Pick<AddressesService, 'askService' | 'askCopy'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly announce: Announce;
  readonly openDialog: Pick<OpenDialog, 'chooseTable'>;
  readonly saveDialog: SaveDialog;
  readonly fileCalls?: FileCalls;
  /** The operator's region, for tables (BCP 47); by default that of this computer. */
  readonly region?: string;
}

export function createAddressListsService(parts: AddressListsParts): AddressListsService {
  const { accounts, addresses, clock, log, announce } = parts;
  const regionOf = (): string => parts.region ?? regionHere();
  const lists = createOpenLists();
  const listOf = lists.get;
  const summary = ({ list: { listId, accountId }, asked, answers, run }: OpenList): AddressListRun => ({
    listId,
    accountId,
    way: asked.way,
    state: run?.state() ?? 'cancelled',
    ...answers.counts(),
    failure: run?.failure() ?? null,
  });
  const add: typeof lists.add = (accountId, text, from, heard) => {
    accounts.get(accountId);
    return lists.add(accountId, text, from, heard);
  };
  const ask = (accountId: AccountId, way: ListWay) => {
    if (way === 'service') {
      return (address: Address, signal: AbortSignal) =>
        addresses.askService(accountId, { address }, 'background', { signal });
    }
    return async (address: Address): Promise<ValidationAnswer> => {
      const answer = await addresses.askCopy(accountId, address);
      if (answer === null) throw failureOf('address-book-missing', { facts: { accountId } });
      return answer;
    };
  };

  return {
    async open(accountId, heard) {
      accounts.get(accountId);
      const path = await parts.openDialog.chooseTable();
      if (path === null) return null;
      const { text, problem } = textOf(await readListFile(path), regionOf());
      return add(accountId, text, { fileName: basename(path), problem }, heard);
    },
    async readDropped({ accountId, fileName, size, bytes }, heard) {
      accounts.get(accountId);
      assertNotTooLarge(size, fileName);
      if (bytes.length !== size) {
        throw failureOf('file-failed', { facts: { path: fileName, remarks: [remark('file-cut-short')] } });
      }
      const { text, problem } = textOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), regionOf());
      return add(accountId, text, { fileName, problem }, heard);
    },
    paste: (accountId, text, heard) =>
      add(accountId, text.replace(/^\uFEFF/, ''), { fileName: null, problem: null }, heard),
    last() {
      const open = lists.last();
      return open === null ? null : { list: open.list, ...open.asked, run: open.run === null ? null : summary(open) };
    },
    async start(started) {
      const { listId, mapping, hasHeader, way } = started;
      const asked = { mapping, hasHeader, way };
      const open = listOf(listId);
      accounts.get(open.list.accountId);
      assertMapping(mapping, open.table.width);
      assertConfirmed(open.list, started);
      if (open.isStarting || open.run?.state() === 'running') {
        throw failureOf('request-not-valid', { facts: { field: 'listId' } });
      }
      open.isStarting = true;
      try {
        await prepareAgain(open, asked);
      } finally {
        open.isStarting = false;
      }
      // It may have been closed meanwhile.
      listOf(listId);
      open.run = startListRun({
        answers: open.answers,
        way,
        ask: ask(open.list.accountId, way),
        clock,
        log,
        progressed: () => announce('addressLists.progressed', summary(open)),
      });
      return summary(open);
    },
    cancel(listId) {
      const open = listOf(listId);
      open.run?.cancel();
      return summary(open);
    },
    getRows: (listId, offset, limit, only) => listOf(listId).answers.page(offset, limit, only),
    async export(listId, reasons, heard) {
      const { list, table, asked, answers } = listOf(listId);
      const name = list.fileName === null ? 'addresses' : basename(list.fileName, extname(list.fileName));
      const savedTo = await parts.saveDialog.choosePath(`${name}-checked-${dayHere(clock.now())}.csv`);
      if (savedTo !== null) {
        const [{ columnsOf, rowsBelowHeader }, { listTable }] = await Promise.all([
          loadReading(),
          import('./list-table.ts'),
        ]);
        const columns = columnsOf(table, asked.hasHeader);
        const rows = listTable(columns, rowsBelowHeader(table, asked.hasHeader), answers.each(), reasons);
        const all = { ...heard, totalCount: answers.counts().totalCount };
        await saveDurably(savedTo, await csvBytes(rows, regionOf(), all), parts.fileCalls);
      }
      return { savedTo };
    },
    close: lists.close,
    closeAll: lists.closeAll,
  };
}
