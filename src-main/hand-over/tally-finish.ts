/**
 * Ends a tally: its sheet is drawn and safe on the disk, beside the PDF of its manifest, before the tally counts as
 * handed over. A sheet that is damaged or gone is drawn again from the tally.
 */
import type { TallyFinish } from '../../src-preload/contract/hand-over.ts';
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { realFileCalls, saveDurably } from '../disk/durable-file.ts';
import { failureOf, foreseen } from '../failures.ts';
import type { LedgerDatabase } from '../journal/ledger-database.ts';
import type { WriteFile } from '../journal/write-record.ts';
import { openVault } from '../manifests/vault.ts';
import type { Clock, Log, SaveDialog } from '../ports.ts';
import type { PrintingService } from '../printing/printing-service.ts';
import { a4 } from '../printing/sheet-paper.ts';
import { sha256InSlices } from '../threads/large-bytes.ts';
import { fileNameHere } from '../time/day-here.ts';
import { withLabelsNow } from './elsewhere.ts';
import type { ManifestOrders } from './manifest-orders.ts';
import type { OpenTallies } from './open-tallies.ts';
import { againIn, type KeptTick, type TallyEnd, type TallyRecord } from './tally.ts';
import type { SheetContent } from './tally-sheet.ts';
import { extrasOf, leftOf, tickedOf } from './tally-view.ts';

export interface TallyFinishParts {
  readonly tallies: OpenTallies;
  readonly orders: ManifestOrders;
  /** The vault's folder. */
  readonly folder: string;
  /** On the disk of the vault. */
  readonly ledger: { readonly database: Pick<LedgerDatabase, 'assertNotAway'> };
  readonly printing: Pick<PrintingService, 'printSheet'>;
  readonly saveDialog: SaveDialog;
  readonly clock: Clock;
  readonly log: Log;
  readonly changed: () => void;
}

// Loaded when needed: the code that draws PDFs is large.
const drawing = () => import('./tally-sheet.ts');

export function createTallyFinish(parts: TallyFinishParts) {
  const { tallies, orders, clock } = parts;
  const vault = openVault(parts.folder, realFileCalls, parts.ledger.database);

  const endOf = (record: TallyRecord, asked: TallyFinish, ticks: readonly KeptTick[]): SheetContent['end'] => {
    const ticked = tickedOf(ticks);
    const { handedOverBy, driver, signature, words } = asked;
    return {
      ...{ handedOverBy, driver, signature, words },
      at: clock.now().toISOString(),
      tickedCount: ticked.length,
      byHandCount: ticked.filter(({ byHand }) => byHand).length,
      missing: leftOf(record, orders.manifest(record.manifestId).orders, ticks),
      forOthers: asked.forOthers ?? [],
      extras: extrasOf(ticks),
    };
  };

  const draw = async (content: SheetContent): Promise<Uint8Array> => {
    const { tallySheetPdf } = await drawing();
    const { bytes } = await tallySheetPdf(content, a4);
    return bytes;
  };
  const keepSheet = async (content: SheetContent, bytes: Uint8Array): Promise<WriteFile> => {
    const fileName = `hand-over-${content.tallyId}.pdf`;
    const sha256 = await sha256InSlices(bytes);
    const file: WriteFile = { fileNumber: 1, fileName, sha256, byteCount: bytes.byteLength };
    await vault.restore(file, bytes);
    return file;
  };

  const readSheet = async (record: TallyRecord, { sheet, ...end }: TallyEnd): Promise<Uint8Array> => {
    const kept = await vault.read(sheet).catch(foreseen);
    if (kept instanceof Uint8Array) return kept;
    const content = { ...record, end };
    const bytes = await draw(content);
    try {
      const again = await keepSheet(content, bytes);
      tallies().change(record.tallyId, (now) =>
        now.end === null ? null : { ...now, end: { ...now.end, sheet: again } },
      );
    } catch (cause) {
      parts.log.warn('A sheet could not be put back where it belongs.', {
        tallyId: record.tallyId,
        err: foreseen(cause),
      });
    }
    return bytes;
  };
  /**
   * Its tally did not end with this sheet, which lies in the place of the one that was signed, or says what is not so. Throws
   * nothing that the disk says: what the caller tells is why it did not end.
   */
  const putAside = async (tallyId: string, sheet: WriteFile): Promise<void> => {
    try {
      if (tallies().get(tallyId)?.end === null) await vault.remove(sheet);
    } catch (cause) {
      parts.log.warn('A sheet that is not true could not be removed.', { tallyId, err: foreseen(cause) });
    }
    try {
      // Asked once more: another program may have handed it over meanwhile.
      const now = tallies().get(tallyId);
      if (now !== null && now.end !== null) await readSheet(now, now.end);
    } catch (cause) {
      parts.log.warn('The sheet that was signed could not be looked at.', { tallyId, err: foreseen(cause) });
    }
  };
  const ended = ({ end }: TallyRecord): TallyEnd => {
    if (end === null) throw failureOf('tally-unknown');
    return end;
  };

  return {
    async finish(record: TallyRecord, asked: TallyFinish): Promise<TallyRecord> {
      const { tallyId } = record;
      const ticks = tallies().ticksOf(tallyId);
      const drawn = endOf(record, asked, ticks);
      const isAsShown = sameNumbers(
        drawn.missing.map(({ orderId }) => orderId),
        asked.left,
      );
      // The orders that are left do not show every scan: a parcel too many, or one that came back, leaves them as they
      // are.
      const areScansAsShown = asked.scanned === undefined || sameNumbers(tickNumbers(ticks), asked.scanned);
      const left = new Set(asked.left);
      const areLeft = (asked.forOthers ?? []).every((orderId) => left.has(orderId));
      if (record.end !== null || !isAsShown || !areScansAsShown || !areLeft) throw failureOf('changed-meanwhile');
      const counts = countsAtEnd(record, ticks);
      // The driver who takes them, and who scans them then, knows only the labels that are on them.
      const missing = await withLabelsNow(orders, orders.manifest(record.manifestId), drawn.missing);
      const content = { ...record, ...counts, end: { ...drawn, missing } };
      const { notWritable } = await drawing();
      const sheet = await keepSheet(content, await draw(content));
      const end: TallyEnd = { ...content.end, notWritable: notWritable(content), sheet };
      let after: TallyRecord | null;
      try {
        after = tallies().change(tallyId, (now, ticksNow) => {
          const isSame = sameNumbers(tickNumbers(ticks), tickNumbers(ticksNow));
          return now.end === null && now.discardedAt === null && isSame ? { ...now, ...counts, end } : null;
        });
      } catch (cause) {
        await putAside(tallyId, sheet);
        throw cause;
      }
      // Something was scanned, or another program was faster: the sheet would not be true.
      if (after === null) {
        await putAside(tallyId, sheet);
        throw failureOf('changed-meanwhile');
      }
      parts.changed();
      return after;
    },
    async printSheet(record: TallyRecord): Promise<PrintJob> {
      const { tallySheetPdf } = await drawing();
      const end = ended(record);
      const { title } = end.words;
      return parts.printing.printSheet({
        ...{ kind: 'tally', tallyId: record.tallyId, title, needs: 'large' },
        draw: (paper) => tallySheetPdf({ ...record, end }, paper),
      });
    },
    async saveSheet(record: TallyRecord): Promise<{ savedTo: string | null }> {
      const end = ended(record);
      const bytes = await readSheet(record, end);
      const savedTo = await parts.saveDialog.choosePath(fileNameHere(end.sheet.fileName, new Date(end.at)));
      if (savedTo !== null) await saveDurably(savedTo, bytes);
      return { savedTo };
    },
  };
}

/**
 * A parcel that came back and was counted again no longer counts as gone with an earlier hand-over, and one that goes
 * after all no longer counts as not going.
 */
function countsAtEnd(record: TallyRecord, ticks: readonly KeptTick[]): Partial<TallyRecord> {
  const { orderCount, earlier, notGoing = [] } = record;
  if (earlier === undefined) return {};
  const counted = new Set(tickedOf(ticks).map(({ order }) => order.orderId));
  const again = againIn(record, ticks);
  return {
    orderCount: orderCount + again.earlier + again.notGoing,
    earlier: earlier.filter((orderId) => !counted.has(orderId)),
    notGoing: notGoing.filter(({ order }) => !counted.has(order.orderId)),
  };
}

const tickNumbers = (ticks: readonly KeptTick[]): readonly number[] => ticks.map(({ tickNo }) => tickNo);

function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  const known = new Set(others);
  return some.length === known.size && some.every((one) => known.has(one));
}
