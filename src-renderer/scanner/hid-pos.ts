/**
 * Reads scans out of the reports of a scanner in HID POS mode (USB 'HID Point of Sale Usage Tables' 1.02, page 0x8C: scanned data
 * report). Pure: the bytes of one report in, a scan out once its last part has come.
 *
 * A report without its id: length of the code's part in this report (1 byte), AIM identifier (3 bytes, zeros where the scanner names
 * none), the code (56 bytes), vendor's symbology (2 bytes), whether more follows (lowest bit of the last byte).
 */

/** Usage page and usage of a bar code scanner, and the report that holds what was scanned. */
export const HID_POS = { usagePage: 0x8c, usage: 0x02, reportId: 0x02 } as const;

const PLACES = { length: 0, aim: 1, code: 4, mostCode: 56, more: 62, size: 63 } as const;
/** The most parts of the longest code. */
const MOST_BYTES = 8_192;

export type HidPosAnswer =
  /** The AIM identifier stands in front, as a keyboard scanner sends it: use readCode. */
  | { readonly kind: 'scan'; readonly raw: string }
  | { readonly kind: 'more' }
  /** Another part of the code that was refused: its rest may be the number of another order. */
  | { readonly kind: 'rest' }
  /**
   * 'short-report': not of this layout. 'wrong-length': it names more bytes than it has. 'too-long': no code is that
   * long.
   */
  | { readonly kind: 'refused'; readonly reason: 'short-report' | 'wrong-length' | 'too-long' };

export interface HidPosDecoder {
  /** `report`: the data of one input report, without its id. Of a code that was refused nothing is left. */
  decode(report: Uint8Array): HidPosAnswer;
  /** The parts that wait for their last one, as text, forgotten. What comes then is a code of its own. */
  giveUp(): string;
}

export function createHidPosDecoder(): HidPosDecoder {
  let bytes: number[] = [];
  let aim = '';
  /** More parts of a refused code follow. */
  let isRest = false;

  const refuse = (reason: Extract<HidPosAnswer, { kind: 'refused' }>['reason'], hasMore: boolean): HidPosAnswer => {
    bytes = [];
    isRest = hasMore;
    return { kind: 'refused', reason };
  };

  return {
    giveUp() {
      const text = textOf(Uint8Array.from(bytes));
      bytes = [];
      isRest = false;
      return text;
    },
    decode(report) {
      // It does not say whether more follows: the next code is rather heard than lost.
      if (report.length < PLACES.size) return refuse('short-report', false);
      const hasMore = ((report[PLACES.more] ?? 0) & 1) === 1;
      if (isRest) {
        isRest = hasMore;
        return { kind: 'rest' };
      }
      const length = report[PLACES.length] ?? 0;
      if (length > PLACES.mostCode) return refuse('wrong-length', hasMore);
      if (bytes.length === 0) aim = aimOf(report.subarray(PLACES.aim, PLACES.code));
      bytes.push(...report.subarray(PLACES.code, PLACES.code + length));
      if (bytes.length > MOST_BYTES) return refuse('too-long', hasMore);
      if (hasMore) return { kind: 'more' };
      const raw = aim + textOf(Uint8Array.from(bytes));
      bytes = [];
      return { kind: 'scan', raw };
    },
  };
}

/** ']C1', or nothing when the scanner does not say it. Some leave the bracket out. */
function aimOf(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes).replaceAll('\0', '');
  if (/^\][A-Za-z][0-9A-Za-z]$/.test(text)) return text;
  return /^[A-Za-z][0-9A-Za-z]$/.test(text) ? `]${text}` : '';
}

/** UTF-8 if it is whole, otherwise one character a byte, as scanners send older encodings. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // The decoder's error for bytes that are not UTF-8; anything else is our own fault.
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
