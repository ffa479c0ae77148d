/** Printers and print jobs, as the operating system's spooler reports them. */

export interface Media {
  /** As the printer reports it, and as we ask for it: 'na_index-4x6_4x6in', 'iso_a4_210x297mm'. */
  readonly name: string;
  /** In words: 'A4', '4 x 6 in'. */
  readonly label: string;
  readonly widthMillimetres: number | null;
  readonly heightMillimetres: number | null;
}

export interface Tray {
  /** As the printer reports it, and as we ask for it: 'main', 'by-pass-tray'. */
  readonly name: string;
  /** The name of the medium in it; null when the printer does not say. */
  readonly media: string | null;
}

export interface Printer {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly isDefault: boolean;
  readonly state: 'idle' | 'printing' | 'stopped' | 'unknown';
  /** IPP printer-state-reasons without 'none'; the reports of Windows use the same keywords. */
  readonly stateReasons: readonly string[];
  readonly acceptsJobs: boolean;
  readonly media: readonly Media[];
  readonly defaultMedia: string | null;
  /** Names of the media that are loaded now (IPP media-ready); empty when the printer does not say. */
  readonly loadedMedia: readonly string[];
  /** Empty where the printer does not report any. */
  readonly trays: readonly Tray[];
}

export interface PrinterList {
  /** 'missing': no print system answers on this computer; the PDF can still be saved. */
  readonly spooler: 'available' | 'missing';
  readonly printers: readonly Printer[];
}

/** What is printed. 'tally' is the sheet of a hand-over. */
export type PaperKind = 'manifest' | SheetKind;
export type SheetKind = 'tally' | 'test-card' | 'commands' | 'test-page';

/**
 * Where something is printed. A null printer means the system's default one; other nulls mean the printer's own
 * default.
 */
export interface PaperChoice {
  readonly printer: string | null;
  readonly media: string | null;
  readonly tray: string | null;
}

/**
 * sending: being handed over · queued: in the queue · held: it waits, `reasons` say why · printing · done: the printer
 * reports it done, and nothing contradicts that · failed · cancelled · unknown: in none of the spooler's lists, or its
 * end cannot be known. A job in no list is unknown, not done.
 */
export type PrintJobState = 'sending' | 'queued' | 'held' | 'printing' | 'done' | 'failed' | 'cancelled' | 'unknown';

/** What a person saw at the printer. */
export interface PaperAnswer {
  readonly cameOut: boolean;
  readonly answeredAt: string;
  /** Who was signed in to the computer. */
  readonly operator: string;
}

export interface PrintJob {
  readonly printJobId: string;
  readonly kind: PaperKind;
  /** Empty for a sheet; its `fileNumber` is 1. */
  readonly manifestId: string;
  /** Whose sheet it is, for that of a hand-over. Absent: of something else, or sent with an older Packbench. */
  readonly tallyId?: string;
  readonly fileNumber: number;
  readonly printer: string;
  readonly media: string | null;
  readonly tray: string | null;
  readonly copies: number;
  /** 1 for the first print of a manifest, 2 for 'copy 2', ... */
  readonly copyNumber: number;
  readonly state: PrintJobState;
  /**
   * IPP job-state-reasons and printer-state-reasons without 'none', or the spooler's words. 'queued-in-device': all of
   * it was handed to the printer, which has not said that it is done.
   */
  readonly reasons: readonly string[];
  /**
   * Sides of paper, over all copies: how many have come out according to the print system, and how many there are; null when not
   * known.
   */
  readonly sheetsPrinted: number | null;
  readonly sheetsInAll: number | null;
  /** The spooler's own number; null while sending or refused. */
  readonly spoolerJobId: number | null;
  readonly submittedAt: string;
  /** When the spooler was last asked. */
  readonly checkedAt: string;
  /** Null: nobody was asked whether it came out, or nobody has answered. */
  readonly answer: PaperAnswer | null;
}

export interface PrintRequest {
  readonly manifestId: string;
  readonly fileNumber: number;
  readonly printer: string;
  /** Null: the printer's own default. */
  readonly media: string | null;
  readonly tray: string | null;
  /** 1 to 99. */
  readonly copies: number;
  /** Pages of one copy; null when they could not be read. */
  readonly pageCount: number | null;
}
