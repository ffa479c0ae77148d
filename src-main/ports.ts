/** What main needs from outside itself. The app passes the real ones (src-main/electron, src-main/printing); tests pass their own. */
import type { KeychainStatus } from '../src-preload/contract/app-status.ts';
import type { EventName, Events } from '../src-preload/contract/operations.ts';
import type { PrinterList, PrintJobState } from '../src-preload/contract/printing.ts';

/**
 * The one way to know the time, so that tests can move it. People, networks and weak batteries set wall clocks, so what
 * they say is shown and stored but decides nothing. `passed` says whether it is time for something.
 */
export interface Clock {
  /** The wall clock of this computer. */
  now(): Date;
  /** Milliseconds since some start. Never goes back, whoever sets the clock, and goes on while the computer sleeps. */
  passed(): number;
}

/** Runs `run` once `milliseconds` have passed, counting the computer's sleep; the returned function cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** Keeps keys outside every file of ours. Throws PackbenchError 'keychain-failed'. */
export interface KeyVault {
  status(): Promise<KeychainStatus>;
  /** Calls `told` when a keychain that was too slow for the start answers after all; it is in use then. */
  whenItComes(told: () => void): void;
  /** Null: there is no such key. */
  read(name: string): Promise<string | null>;
  write(name: string, key: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The names of all keys; empty without a keychain. The system may ask the person for the keychain's password. */
  names(): Promise<readonly string[]>;
}

/** The settings file, as plain data that the reader must check: people edit it by hand. */
export interface SettingsFile {
  /** 'damaged': the file was not a settings file, or could not be read; it is now at `keptAt`. Null: nothing was wrong. */
  read(): { readonly content: unknown; readonly state: 'missing' | 'read' | 'damaged'; readonly keptAt: string | null };
  /**
   * Keeps a copy of the file as it is (the reader could not use parts of it) and says where. Null: no copy could be
   * kept.
   */
  keepCopy(): string | null;
  /**
   * Answers where the file is kept that was not as it was left, as where a person edited it meanwhile; null: it was. Throws the
   * system's error, and PackbenchError 'file-failed' where its disk was taken away.
   */
  write(content: unknown): { readonly path: string; readonly keptAs: string } | null;
}

export interface Clipboard {
  readText(): Promise<string>;
  clear(): void;
}

/** Answers a page that asked for a scanner that is not a keyboard and got a list of several ('scanner.found'). */
export interface ScannerPicker {
  /** Null, or a device that is gone: none of them. */
  pick(deviceId: string | null): void;
}

export interface SaveDialog {
  /** Null: the operator cancelled. */
  choosePath(suggestedFileName: string): Promise<string | null>;
}

export interface OpenDialog {
  /** The path of one PDF. Null: the operator cancelled. */
  choosePdf(): Promise<string | null>;
  /** The path of one table as text (CSV and its like). Null: the operator cancelled. */
  chooseTable(): Promise<string | null>;
  /** The path of an exported settings file (JSON). Null: the operator cancelled. */
  chooseSettings(): Promise<string | null>;
}

export interface SpoolRequest {
  /** Our id. The job's name in the queue carries its `jobTag`, so that the job is found again however the app ends. */
  readonly printJobId: string;
  readonly filePath: string;
  readonly title: string;
  readonly printer: string;
  readonly media: string | null;
  readonly tray: string | null;
  readonly copies: number;
}

/** One of our jobs in the spooler's queue. */
export interface SpooledJob {
  readonly printJobId: string;
  readonly printer: string;
  readonly spoolerJobId: number;
}

export interface SpoolState {
  readonly state: Exclude<PrintJobState, 'sending'>;
  readonly reasons: readonly string[];
  /** Sides of paper, over all copies, as the spooler counts them; null: it does not say. */
  readonly sheetsPrinted: number | null;
  /** Where the job is now, when somebody has moved it to another printer. */
  readonly printer?: string;
}

/**
 * The operating system's print system. Every method except `watch` throws PackbenchError 'spooler-missing' when none
 * answers; `submit` also 'printer-unknown', 'print-refused', and 'print-unknown' when the job was perhaps handed over.
 */
export interface Spooler {
  listPrinters(): Promise<PrinterList>;
  /** Answers with the spooler's job number once the job is handed over. That says nothing about paper. */
  submit(request: SpoolRequest): Promise<number>;
  /** The number of the job whose name carries our mark, also when it is finished; null: it is in no list. */
  find(printer: string, printJobId: string): Promise<number | null>;
  readState(job: SpooledJob): Promise<SpoolState>;
  /** Throws 'print-not-cancelled' when the spooler refuses, for instance because the job is over. */
  cancel(job: SpooledJob): Promise<void>;
  /** Nobody looks at the job any more: for a print system that keeps something for as long. Never throws. */
  letGo?(job: SpooledJob): void;
  /**
   * Calls `changed` at most two seconds after a printer or a job changed, perhaps more often. The returned function
   * ends the watch.
   */
  watch(changed: () => void): () => void;
}

/** Tells the page something. */
export type Announce = <Name extends EventName>(name: Name, event: Events[Name]) => void;

/** A line of the log. `facts` is plain data; the logger redacts keys. */
export interface Log {
  debug(message: string, facts?: object): void;
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
  error(message: string, facts?: object): void;
}
