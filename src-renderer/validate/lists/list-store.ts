/**
 * The list being worked on: the table, its columns, how it is validated, and its progress. It stays while other screens
 * are shown; main works on by itself, and reports by 'addressLists.progressed'.
 */
import { create } from 'zustand';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type {
  AddressList,
  AddressListRun,
  ColumnMapping,
  ListField,
  ListOutcome,
  ListWay,
} from '../../../src-preload/contract/address-list.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { call, failureFrom } from '../../desktop.ts';
import { readAgain } from '../../server-state.ts';
import { readDropped } from './dropped-file.ts';

export type ShownOutcome = ListOutcome | 'all';

/** The settings a list is started with. */
interface Started {
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  readonly way: ListWay;
}

interface ListState {
  /** Null while none is open. */
  readonly list: AddressList | null;
  readonly hasHeader: boolean;
  readonly mapping: ColumnMapping;
  /** Fields whose column is a guess that nobody has confirmed yet. */
  readonly guessed: readonly ListField[];
  readonly way: ListWay;
  readonly run: AddressListRun | null;
  /** How the run was started; null while there is none. */
  readonly started: Started | null;
  /** The columns are shown again, although there are results. */
  readonly atColumns: boolean;
  readonly exported: boolean;
  readonly shown: ShownOutcome;
  /** The row that the keys are on, among those that were shown then; null: on none. */
  readonly current: { readonly shown: ShownOutcome; readonly rowId: string } | null;
  /** Opening, starting, stopping, closing. */
  readonly busy: boolean;
  /** The name under which a list that may be long is being read; null: none is being read. */
  readonly readingId: string | null;
  readonly failure: Failure | null;
  /** Goes on with a list that the page before this one had opened, if its process has ended; once for each page. */
  recall(): void;
  open(accountId: AccountId): void;
  /** Waits for the last list, which the page asks for first. */
  drop(accountId: AccountId, files: readonly File[]): Promise<void>;
  paste(accountId: AccountId, text: string): void;
  setHeader(hasHeader: boolean): void;
  setColumn(field: ListField, column: number | null): void;
  /** Confirms the guess; or rejects it, and the operator chooses. */
  settleGuess(isRight: boolean): void;
  setWay(way: ListWay): void;
  /** Also resumes a list that was stopped. */
  start(): void;
  stop(): void;
  showColumns(atColumns: boolean): void;
  show(shown: ShownOutcome): void;
  setCurrent(rowId: string): void;
  /** `run`: as it was exported. What came meanwhile, or another list, is in no file. */
  noteExported(run: AddressListRun): void;
  /** Main reported progress. */
  follow(run: AddressListRun): void;
  /** Forgets list and results. */
  close(): void;
}

const NO_COLUMNS: ColumnMapping = {
  street: null,
  houseNumber: null,
  streetLine2: null,
  suburb: null,
  city: null,
  state: null,
  postCode: null,
  country: null,
};

/** Milliseconds. */
const ROWS_READ_EVERY = 500;

const NO_LIST = {
  list: null,
  hasHeader: false,
  mapping: NO_COLUMNS,
  guessed: [],
  way: 'service',
  run: null,
  started: null,
  atColumns: false,
  exported: false,
  shown: 'all',
  current: null,
} as const;

export const useListStore = create<ListState>()((set, get) => {
  /** One thing at a time; a failure is shown where it was begun. */
  const doing = async (work: () => Promise<void>): Promise<void> => {
    if (get().busy) return;
    set({ busy: true, failure: null });
    try {
      await work();
    } catch (error) {
      set({ failure: failureFrom(error) });
    } finally {
      set({ busy: false });
    }
  };
  /** A reading that a person stopped is no failure. */
  const reading = (read: (questionId: string) => Promise<AddressList | null>): void =>
    void doing(async () => {
      const readingId = crypto.randomUUID();
      set({ readingId });
      try {
        take(await read(readingId));
      } catch (error) {
        if (failureFrom(error).code !== 'cancelled') throw error;
      } finally {
        set({ readingId: null });
      }
    });
  const take = (list: AddressList | null): void => {
    if (list === null) return;
    set({ ...NO_LIST, list, hasHeader: list.hasHeader, mapping: list.mapping, guessed: list.guessed });
  };
  let isRecalled = false;
  /** Resolves when it is known whether there is one. */
  let recalled = Promise.resolve();
  const recall = async (): Promise<void> => {
    const opened = await call('addressLists.last', {});
    if (opened === null || get().list !== null) return;
    const { list, run, ...started } = opened;
    set({ ...NO_LIST, ...started, list, run, started: run && started, guessed: run === null ? list.guessed : [] });
  };
  let rowsReadAt = Number.NEGATIVE_INFINITY;
  const follow = (run: AddressListRun): void => {
    if (get().list?.listId !== run.listId) return;
    set({ run, exported: false });
    // Main reports ten times a second; rows that change twice a second are as fast as a person can follow. The end is
    // always shown.
    if (run.state === 'running' && performance.now() - rowsReadAt < ROWS_READ_EVERY) return;
    rowsReadAt = performance.now();
    readAgain('addressLists.getRows');
  };

  return {
    ...NO_LIST,
    busy: false,
    readingId: null,
    failure: null,
    recall() {
      if (isRecalled || get().list !== null) return;
      isRecalled = true;
      recalled = doing(recall);
    },
    open: (accountId) => reading((questionId) => call('addressLists.open', { accountId, questionId })),
    async drop(accountId, files) {
      await recalled;
      // It is shown now, and takes no file.
      if (get().list !== null) return;
      reading(async (questionId) =>
        call('addressLists.readDropped', { accountId, questionId, ...(await readDropped(files)) }),
      );
    },
    paste: (accountId, text) => reading((questionId) => call('addressLists.paste', { accountId, text, questionId })),
    setHeader: (hasHeader) => set({ hasHeader }),
    setColumn: (field, column) =>
      set(({ mapping, guessed }) => {
        const changed = withColumn(mapping, field, column);
        // A column that the operator chose or cleared is no longer a guess.
        return { mapping: changed, guessed: guessed.filter((one) => one !== field && changed[one] === mapping[one]) };
      }),
    settleGuess: (isRight) =>
      set(({ mapping, guessed }) => {
        const without = Object.fromEntries(guessed.map((field) => [field, null]));
        return { mapping: isRight ? mapping : { ...mapping, ...without }, guessed: [] };
      }),
    setWay: (way) => set({ way }),
    start: () =>
      void doing(async () => {
        const { list, mapping, guessed, hasHeader, way, run: before } = get();
        if (list === null) return;
        const confirmed = list.guessed.filter((field) => !guessed.includes(field));
        const run = await call('addressLists.start', { listId: list.listId, mapping, confirmed, hasHeader, way });
        set({
          started: { hasHeader, mapping, way },
          atColumns: false,
          shown: 'all',
        });
        // What main has reported meanwhile is newer than its reply.
        if (get().run === before) follow(run);
      }),
    stop: () =>
      void doing(async () => {
        const { list } = get();
        if (list !== null) follow(await call('addressLists.cancel', { listId: list.listId }));
      }),
    showColumns: (atColumns) => set({ atColumns, failure: null }),
    show: (shown) => set({ shown }),
    setCurrent: (rowId) => set(({ shown }) => ({ current: { shown, rowId } })),
    noteExported: (saved) => set(({ run, exported }) => ({ exported: exported || run === saved })),
    follow,
    close: () =>
      void doing(async () => {
        const { list } = get();
        if (list !== null) await call('addressLists.close', { listId: list.listId });
        set(NO_LIST);
      }),
  };
});

/** A column holds one field: given to another field, it leaves the earlier one. */
function withColumn(mapping: ColumnMapping, field: ListField, column: number | null): ColumnMapping {
  const taken = Object.entries(mapping).map(([name, held]) => [name, held === column ? null : held]);
  return { ...(Object.fromEntries(taken) as ColumnMapping), [field]: column };
}

/** The list has results that closing would lose. */
export function hasUnexported({ run, exported }: Pick<ListState, 'run' | 'exported'>): boolean {
  return run !== null && run.doneCount > 0 && !exported;
}

/** Starting the list now would begin anew and lose results that were not exported. */
export function wouldLoseResults(state: ListState): boolean {
  const { run, started, hasHeader, mapping, way } = state;
  if (run === null || started === null || !hasUnexported(state)) return false;
  const isSame = JSON.stringify(started) === JSON.stringify({ hasHeader, mapping, way });
  const hasOpenRows = run.doneCount < run.totalCount || run.failedCount > 0;
  return !(isSame && hasOpenRows);
}
