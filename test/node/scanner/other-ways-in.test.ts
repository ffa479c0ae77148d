/** Scanners that are no keyboards: the reports of HID POS, the bytes of a serial line. */
import { describe, expect, test } from 'vitest';
import { createHidPosDecoder } from '../../../src-renderer/scanner/hid-pos.ts';
import { createSerialDecoder } from '../../../src-renderer/scanner/serial-lines.ts';

/** A report as the specification lays it out, without its id. */
function report(aim: string, code: string, more = false): Uint8Array {
  const bytes = new Uint8Array(63);
  bytes[0] = code.length;
  bytes.set(new TextEncoder().encode(aim), 1);
  bytes.set(new TextEncoder().encode(code), 4);
  bytes[62] = more ? 1 : 0;
  return bytes;
}

describe('HID POS', () => {
  test('one report is a scan, its identifier in front', () => {
    expect(createHidPosDecoder().decode(report(']C0', 'PB-1001'))).toEqual({ kind: 'scan', raw: ']C0PB-1001' });
    expect(createHidPosDecoder().decode(report('C1', '21A'))).toEqual({ kind: 'scan', raw: ']C121A' });
    expect(createHidPosDecoder().decode(report('', 'PB-1001'))).toEqual({ kind: 'scan', raw: 'PB-1001' });
  });

  test('a long code comes in parts; the next one begins anew', () => {
    const decoder = createHidPosDecoder();
    expect(decoder.decode(report(']Q3', 'A'.repeat(56), true))).toEqual({ kind: 'more' });
    expect(decoder.decode(report(']Q3', 'B'.repeat(10)))).toEqual({
      kind: 'scan',
      raw: `]Q3${'A'.repeat(56)}${'B'.repeat(10)}`,
    });
    expect(decoder.decode(report('', 'C'))).toEqual({ kind: 'scan', raw: 'C' });
    // Only the first part says which kind of code it is.
    expect(decoder.decode(report(']Q3', 'A'.repeat(56), true))).toEqual({ kind: 'more' });
    expect(decoder.decode(report('', 'B'))).toEqual({ kind: 'scan', raw: `]Q3${'A'.repeat(56)}B` });
  });

  test('what is no such report is refused by name, and spoils nothing that follows', () => {
    const decoder = createHidPosDecoder();
    expect(decoder.decode(new Uint8Array(12))).toEqual({ kind: 'refused', reason: 'short-report' });
    decoder.decode(report(']C0', 'half', true));
    const wrong = report('', 'x');
    wrong[0] = 200;
    expect(decoder.decode(wrong)).toEqual({ kind: 'refused', reason: 'wrong-length' });
    expect(decoder.decode(report(']C0', 'PB-1'))).toEqual({ kind: 'scan', raw: ']C0PB-1' });
  });

  test('parts without end are given up', () => {
    const decoder = createHidPosDecoder();
    const answers = Array.from({ length: 200 }, () => decoder.decode(report('', 'A'.repeat(56), true)).kind);
    expect(answers).toContain('refused');
  });
});

describe('a serial line', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test.each(['\r', '\n', '\r\n'])('ends a code by %j, wherever the bytes are cut', (end) => {
    const decoder = createSerialDecoder();
    const all = bytes(`]C1PB-1001${end}PB-1002${end}`);
    const codes = [...all].flatMap((byte) => decoder.decode(Uint8Array.of(byte)));
    expect(codes).toEqual([']C1PB-1001', 'PB-1002']);
  });

  test('STX and ETX frame a code; what came before is no part of it', () => {
    expect(createSerialDecoder().decode(bytes('noise\u0002PB-1001\u0003'))).toEqual(['PB-1001']);
  });

  test('STX begins a code, also behind what was too long, and behind a byte that was lost', () => {
    const decoder = createSerialDecoder();
    expect(decoder.decode(bytes(`${'A'.repeat(9_000)}\u0002PB-1001\u0003`))).toEqual(['PB-1001']);
    decoder.breakOff();
    expect(decoder.decode(bytes('71\u0002PB-1002\u0003'))).toEqual(['PB-1002']);
  });

  test('a code of which a byte was lost is not counted as too long as well', () => {
    const decoder = createSerialDecoder();
    decoder.decode(bytes('A'.repeat(9_000)));
    decoder.breakOff();
    expect(decoder.decode(bytes('A\rPB-1001\r'))).toEqual(['PB-1001']);
    expect(decoder.tooLongCount).toBe(0);
  });

  test('silence ends what nothing ended', () => {
    const decoder = createSerialDecoder();
    expect(decoder.decode(bytes('PB-1001'))).toEqual([]);
    expect([decoder.flush(), decoder.flush()]).toEqual(['PB-1001', null]);
  });

  test('GS and letters beyond ASCII are kept, in UTF-8 and in Windows-1252', () => {
    expect(createSerialDecoder().decode(bytes('21Ä\u001d400B\r'))).toEqual(['21Ä\u001d400B']);
    expect(createSerialDecoder().decode(Uint8Array.of(0x50, 0xc4, 0x0d))).toEqual(['PÄ']);
  });

  test('a line that never ends takes no more room than a code, and is counted', () => {
    const decoder = createSerialDecoder();
    expect(decoder.decode(bytes('A'.repeat(100_000)))).toEqual([]);
    expect(decoder.decode(bytes('\rPB-1\r'))).toEqual(['PB-1']);
    expect(decoder.tooLongCount).toBe(1);
  });
});
