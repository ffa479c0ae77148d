/** The ledger's folder is lost, the vault is there: each whole PDF in it becomes a manifest again, and nothing else does. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { pdfBytes } from '../manifests/manifests-bench.ts';
import { clock, contentOf, inFolder, silentLog } from './ledger-folder.ts';

const writeId = '20261120-080910-0a1b2c3d';
const other = '20261121-235958-ffffffff';
const pdf = (text: string): Uint8Array => pdfBytes(text);
const fileOf = (id: string, fileNumber: number, bytes: Uint8Array) => ({
  fileNumber,
  fileName: `manifest-${id}-${fileNumber}.pdf`,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  byteCount: bytes.byteLength,
});

function openBeside(folder: string): { ledger: Ledger; told: string[] } {
  const told: string[] = [];
  const note = (message: string): void => void told.push(message);
  const log = { ...silentLog, warn: note, error: note };
  return {
    ledger: openLedger({ folder: join(folder, 'ledger'), vaultFolder: join(folder, 'vault'), clock, log }),
    told,
  };
}

test('a PDF in the vault that no record names is a stored manifest, of the time that its name says', () =>
  inFolder(async (folder) => {
    const vault = join(folder, 'vault');
    await mkdir(vault);
    const files = [fileOf(writeId, 10, pdf('ten')), fileOf(writeId, 2, pdf('two'))];
    await writeFile(join(vault, files[0]?.fileName ?? ''), pdf('ten'));
    await writeFile(join(vault, files[1]?.fileName ?? ''), pdf('two'));
    // As an imported one may begin.
    const behindMark = Buffer.concat([Buffer.from('\uFEFF\n'), pdf('other')]);
    await writeFile(join(vault, `manifest-${other}-1.pdf`), behindMark);
    const { ledger, told } = openBeside(folder);
    expect(ledger.state).toBe('rebuilt');
    const at = '2026-11-20T08:09:10.000Z';
    const nobodyKnows = { accountId: '', accountLabel: '', origin: '', fingerprint: '', orders: [], failure: null };
    expect(contentOf(ledger).writes).toMatchObject([
      {
        ...{ writeId, kind: 'manifest', state: 'stored', labelType: 'PDF', ...nobodyKnows },
        ...{ createdAt: at, sentAt: at, answeredAt: at, settledAt: at },
        files: files.toReversed(),
        ...{ readings: [], settlements: [], attemptAfter: null },
      },
      { writeId: other, createdAt: '2026-11-21T23:59:58.000Z', files: [fileOf(other, 1, behindMark)] },
    ]);
    expect(told).toEqual(Array(2).fill('ledger: a manifest taken over from its PDF'));
    ledger.close();
    // The second start knows them.
    const again = openBeside(folder);
    expect([again.ledger.state, again.told]).toEqual(['ok', []]);
    again.ledger.close();
  }));

test('what is cut, empty, no PDF, of another name, or cannot be read is no manifest, and stays where it is', () =>
  inFolder(async (folder) => {
    const vault = join(folder, 'vault');
    await mkdir(vault);
    const whole = pdf('whole');
    const wrong: Record<string, Uint8Array> = {
      [`manifest-${writeId}-1.pdf`]: whole.subarray(0, whole.length - 8),
      [`manifest-${writeId}-2.pdf`]: Buffer.alloc(0),
      [`manifest-${writeId}-3.pdf`]: Buffer.from('<html>%%EOF'),
      [`manifest-${writeId}.pdf`]: whole,
      [`copy of manifest-${other}-1.pdf`]: whole,
      [`manifest-${other}-1.pdf.part`]: whole,
    };
    for (const [name, bytes] of Object.entries(wrong)) await writeFile(join(vault, name), bytes);
    await mkdir(join(vault, `manifest-${other}-7.pdf`));
    const { ledger, told } = openBeside(folder);
    expect(contentOf(ledger).writes).toEqual([]);
    expect([ledger.state, told]).toEqual(['ok', ['ledger: a PDF of the vault cannot be read']]);
    ledger.close();
  }));

test('no vault is none; one that cannot be read is told', () =>
  inFolder(async (folder) => {
    const none = openBeside(folder);
    expect([none.ledger.state, none.told]).toEqual(['ok', []]);
    none.ledger.close();
    await writeFile(join(folder, 'vault'), '');
    const { ledger, told } = openBeside(folder);
    expect([ledger.state, told]).toEqual(['ok', ['ledger: the vault cannot be read']]);
    ledger.close();
  }));
