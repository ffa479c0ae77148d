/** How the record of a write goes from one state to the next: in the ledger's file, in the backup, and beside a file that takes nothing. */
import { failureOf, PackbenchError } from '../failures.ts';
import type { Log } from '../ports.ts';
import type { Backup } from './backup.ts';
import type { LedgerDatabase } from './ledger-database.ts';
import { recordInFile, updateRecord } from './ledger-rows.ts';
import type { Unwritten } from './unwritten.ts';
import { canBecome, type WriteRecord } from './write-record.ts';

export interface WriteMoves {
  /** On the disk when it returns. Throws StateRefused; 'ledger-read-only', 'disk-full', 'file-failed'. */
  rewrite(writeId: string, to: (before: WriteRecord) => WriteRecord): WriteRecord;
  keepInBackup(record: WriteRecord): Promise<WriteRecord>;
  hold(record: WriteRecord, cause: PackbenchError): Promise<WriteRecord>;
}

export interface WriteMovesParts {
  readonly database: LedgerDatabase;
  readonly backup: Backup;
  readonly unwritten: Unwritten;
  readonly log: Log;
}

export function createWriteMoves({ database, backup, unwritten, log }: WriteMovesParts): WriteMoves {
  const rewrite = (writeId: string, to: (before: WriteRecord) => WriteRecord): WriteRecord => {
    unwritten.writeDown();
    const record = database.change((run) => {
      const before = recordInFile(database, writeId);
      const after = before === null ? null : to(before);
      if (
        before === null ||
        after === null ||
        (after.state !== before.state && !canBecome(before.state, after.state))
      ) {
        throw new StateRefused(`write ${writeId} cannot go from ${before?.state} to ${after?.state}`);
      }
      updateRecord(run, after);
      return after;
    });
    log.debug(`ledger: ${record.kind} ${record.state}`, { writeId });
    return record;
  };

  /** The ledger has the record; an old copy in the backup only makes a rebuilt ledger more careful. */
  const keepInBackup = async (record: WriteRecord): Promise<WriteRecord> => {
    const { writeId, sentAt } = record;
    if (sentAt === null) return record;
    await backup.keepRecord(record).catch((cause) => log.warn('backup: record not kept', { writeId, cause }));
    return record;
  };

  /** The file does not take it: the end counts anyway, and the backup may take it. */
  const hold = async (record: WriteRecord, cause: PackbenchError): Promise<WriteRecord> => {
    if (database.isClosed) {
      log.info('ledger: closed before the end of a write came', { writeId: record.writeId, state: record.state });
      return record;
    }
    unwritten.hold(record, cause);
    await keepInBackup({ ...record, aheadOfLedger: true });
    return record;
  };

  return { rewrite, keepInBackup, hold };
}

/** The write's state does not allow this move. */
export class StateRefused extends PackbenchError {
  constructor(message: string) {
    super(failureOf('internal').failure, { cause: new Error(message) });
  }
}
