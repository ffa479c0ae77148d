/** The lists that are open: each with its table, its last request, and its answers. */
import { randomUUID } from 'node:crypto';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { AddressList, ColumnMapping } from '../../src-preload/contract/address-list.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';
import { failureOf } from '../failures.ts';
import type { Heard } from '../threads/in-pieces.ts';
import { type AskedList, isSame } from './asked-list.ts';
import { createListAnswers, type ListAnswers } from './list-answers.ts';
import type { RunningList } from './list-run.ts';
import type { ReadTable } from './read-table.ts';

/** Its rules of all countries are 600 kB of code: no start need read them. */
export const loadReading = () => import('./list-reading.ts');

/** Each may take 20 MB. For another list, the one opened first is closed, unless it is being validated or about to be. */
const mostLists = 8;

export interface OpenList {
  readonly list: AddressList;
  readonly table: ReadTable;
  asked: AskedList;
  answers: ListAnswers;
  run: RunningList | null;
  isStarting: boolean;
}

export interface OpenLists {
  /** Throws PackbenchError 'request-not-valid' when the list is not open. */
  get(listId: string): OpenList;
  /** The one that was opened last; null: none is open. */
  last(): OpenList | null;
  /** Throws PackbenchError 'list-not-usable', 'cancelled'. */
  add(
    accountId: AccountId,
    text: string,
    from: { readonly fileName: string | null; readonly problem: Remark | null },
    heard?: Heard,
  ): Promise<AddressList>;
  /** Stops what is under way. Does nothing for an unknown id: that list is already gone. */
  close(listId: string): void;
  closeAll(): void;
}

export function createOpenLists(): OpenLists {
  const lists = new Map<string, OpenList>();
  const makeRoom = (): void => {
    const idle = [...lists.values()].find(({ run, isStarting }) => !isStarting && run?.state() !== 'running');
    if (lists.size >= mostLists && idle !== undefined) lists.delete(idle.list.listId);
  };
  const close = (listId: string): void => {
    lists.get(listId)?.run?.cancel();
    lists.delete(listId);
  };
  return {
    get(listId) {
      const list = lists.get(listId);
      if (list === undefined) throw failureOf('request-not-valid', { facts: { field: 'listId' } });
      return list;
    },
    last: () => [...lists.values()].at(-1) ?? null,
    async add(accountId, text, { fileName, problem }, heard) {
      const { columnsOf, readTable, rowsBelowHeader, sampleOf } = await loadReading();
      const table = await readTable(text, heard);
      const { hasHeader, mapping, guessed, isTakenApart } = table;
      const list: AddressList = {
        listId: randomUUID(),
        accountId,
        fileName,
        columns: columnsOf(table, hasHeader),
        hasHeader,
        mapping,
        guessed,
        isTakenApart,
        rowCount: rowsBelowHeader(table, hasHeader).length,
        ...sampleOf(table),
        problems: [...(problem === null ? [] : [problem]), ...table.problems],
      };
      const asked: AskedList = { hasHeader, mapping, way: 'service' };
      const answers = await answersFor(table, hasHeader, mapping);
      makeRoom();
      lists.set(list.listId, { list, table, asked, answers, run: null, isStarting: false });
      return list;
    },
    close,
    closeAll() {
      for (const listId of lists.keys()) close(listId);
    },
  };
}

/** Prepares another run: waits until the last run has ended. The same request goes on where it stopped. */
export async function prepareAgain(open: OpenList, asked: AskedList): Promise<void> {
  await open.run?.ended;
  if (isSame(open.asked, asked)) open.answers.reopen();
  else open.answers = await answersFor(open.table, asked.hasHeader, asked.mapping);
  open.asked = asked;
}

async function answersFor(table: ReadTable, hasHeader: boolean, mapping: ColumnMapping): Promise<ListAnswers> {
  const { addressesIn } = await loadReading();
  return createListAnswers(addressesIn(table, hasHeader, mapping));
}
