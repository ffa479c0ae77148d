/** What main needs from outside itself. The app passes the real ones (src-main/electron, src-main/printing); tests pass their own. */
import type { KeychainStatus } from '../src-preload/contract/app-status.ts';
import type { EventName, Events } from '../src-preload/contract/operations.ts';
import type { PrinterList, PrintJobState } from '../src-preload/contract/printing.ts';

/**
 * The one way to know the time, so that tests can move it. People, networks and weak batteries set wall clocks: what they say is
 * shown and stored, and decides nothing. Whether it is time for something is asked of `passed`.
 */
export interface Clock {
  /** What the wall clock of this computer says. */
  now(): Date;
  /** Milliseconds since a start of no meaning. Never goes back, whoever sets the clock, and goes on while the computer sleeps. */
  passed(): number;
}

/** Runs `run` once `milliseconds` have passed, sleep of the computer included; the returned function calls it off. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** Keeps keys outside every file of ours. Throws PackbenchError 'keychain-failed'. */
export interface KeyVault {
  status(): Promise<KeychainStatus>;
  /** Null: there is no such key. */
  read(name: string): Promise<string | null>;
  write(name: string, key: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Of every key there is; none without a keychain. The system may ask the person for the keychain's password. */
  names(): Promise<readonly string[]>;
}

/** The settings file, as plain data that the reader must check: people edit it by hand. */
export interface SettingsFile {
  /** 'damaged': what stood there was no settings file; it is now at `keptAt`, or (null) could not be moved. */
  read(): { readonly content: unknown; readonly state: 'missing' | 'read' | 'damaged'; readonly keptAt: string | null };
  /** Keeps a copy of the file as it is (some of it made no sense to the reader) and says where. Null: none could be kept. */
  keepCopy(): string | null;
  write(content: unknown): void;
}

export interface Clipboard {
  readText(): Promise<string>;
  clear(): void;
}

/** Answers a page that has asked for a scanner which is no keyboard, and was told of several ('scanner.found'). */
export interface ScannerPicker {
  /** Null, or one that is not there any more: none of them. */
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
  /** The path of settings that were exported (JSON). Null: the operator cancelled. */
  chooseSettings(): Promise<string | null>;
}

export interface SpoolRequest {
  /** Ours. The job's name in the queue carries its `jobTag`, so that the job is found again whatever ends us. */
  readonly printJobId: string;
  readonly filePath: string;
  readonly title: string;
  readonly printer: string;
  readonly media: string | null;
  readonly tray: string | null;
  readonly copies: number;
}

/** A job of ours in the spooler's queue. */
export interface SpooledJob {
  readonly printJobId: string;
  readonly printer: string;
  readonly spoolerJobId: number;
}

export interface SpoolState {
  readonly state: Exclude<PrintJobState, 'sending'>;
  readonly reasons: readonly string[];
  /** Of all copies, as the spooler counts them; null: it does not say. */
  readonly sheetsPrinted: number | null;
}

/**
 * The operating system's print system. Every method but `watch` throws PackbenchError 'spooler-missing' where none answers; `submit`
 * also 'printer-unknown', 'print-refused', and 'print-unknown' where it was perhaps handed over.
 */
export interface Spooler {
  listPrinters(): Promise<PrinterList>;
  /** Answers with the spooler's job number once the job is handed over. That says nothing of paper. */
  submit(request: SpoolRequest): Promise<number>;
  /** The number of the job whose name carries our mark, finished ones too; null: there is none in the lists. */
  find(printer: string, printJobId: string): Promise<number | null>;
  readState(job: SpooledJob): Promise<SpoolState>;
  /** Throws 'print-not-cancelled' where the spooler does not do it, for instance because it is over. */
  cancel(job: SpooledJob): Promise<void>;
  /** Calls `changed` at most two seconds after a printer or a job changed, perhaps more often. Answers with what ends it. */
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
