/** Printers and print jobs, as the operating system's spooler reports them. */

export interface Media {
  /** As the printer reports it, and as it is asked for: 'na_index-4x6_4x6in', 'iso_a4_210x297mm'. */
  readonly name: string;
  /** In words: 'A4', '4 x 6 in'. */
  readonly label: string;
  readonly widthMillimetres: number | null;
  readonly heightMillimetres: number | null;
}

export interface Printer {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly isDefault: boolean;
  readonly state: 'idle' | 'printing' | 'stopped' | 'unknown';
  /** IPP printer-state-reasons without 'none'. */
  readonly stateReasons: readonly string[];
  readonly acceptsJobs: boolean;
  readonly media: readonly Media[];
  readonly defaultMedia: string | null;
  /** Trays as the printer reports them (IPP media-source-supported); empty when it does not. */
  readonly trays: readonly string[];
}

export interface PrinterList {
  /** 'missing': no print system answers on this computer; the PDF can still be saved. */
  readonly spooler: 'available' | 'missing';
  readonly printers: readonly Printer[];
}

/**
 * sending: being handed over · queued, held, printing, done, failed, cancelled: as the spooler reports (RFC 8011 5.3.7) ·
 * unknown: in none of its lists. A job in no list is unknown, not done.
 */
export type PrintJobState = 'sending' | 'queued' | 'held' | 'printing' | 'done' | 'failed' | 'cancelled' | 'unknown';

export interface PrintJob {
  readonly printJobId: string;
  readonly manifestId: string;
  readonly fileNumber: number;
  readonly printer: string;
  readonly media: string | null;
  readonly copies: number;
  /** 1 for the first print of a manifest, 2 for 'copy 2', ... */
  readonly copyNumber: number;
  readonly state: PrintJobState;
  /** IPP job-state-reasons without 'none', or the spooler's words. */
  readonly reasons: readonly string[];
  /** The spooler's own number; null while sending or refused. */
  readonly spoolerJobId: number | null;
  readonly submittedAt: string;
  readonly checkedAt: string;
}

export interface PrintRequest {
  readonly manifestId: string;
  readonly fileNumber: number;
  readonly printer: string;
  /** Null: the printer's own default. */
  readonly media: string | null;
  /** 1 to 99. */
  readonly copies: number;
}
