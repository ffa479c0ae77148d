/** The PDFs of manifests: read, checked, handed out, copied to where a person wants them, and stored once more. */
import type { ManifestPdf } from '../../src-preload/contract/manifest.ts';
import { type FileCalls, saveDurably } from '../disk/durable-file.ts';
import { failureOf, foreseen } from '../failures.ts';
import type { WriteFile, WriteRecord } from '../journal/write-record.ts';
import type { SaveDialog } from '../ports.ts';
import { fileNameHere } from '../time/day-here.ts';
import { importPdf } from './import-pdf.ts';
import { type ManifestRunParts, restoreFromAnswer, type TakenFromAnswer } from './manifest-run.ts';

/** Those that are given a manifest's id throw PackbenchError 'manifest-unknown'. */
export interface ManifestFiles {
  /** Also throws 'manifest-has-no-pdf', 'manifest-damaged'; so do the next two. */
  read(manifestId: string, fileNumber: number): Promise<ManifestPdf>;
  /** Where the file is, after its bytes were checked. */
  checkedPath(manifestId: string, fileNumber: number): Promise<string>;
  /** Also throws 'file-failed' or 'disk-full'. */
  saveAs(manifestId: string, fileNumber: number): Promise<{ savedTo: string | null }>;
  /** ManifestsService says what it throws. */
  importPdf(manifestId: string, path: string, replaces?: number): Promise<WriteRecord>;
  /** Stores of one manifest follow one another: a second at once would overwrite what the first has stored. */
  inTurn<Result>(manifestId: string, store: () => Promise<Result>): Promise<Result>;
}

export interface ManifestFilesParts {
  readonly run: ManifestRunParts;
  /** Throws PackbenchError 'manifest-unknown'. */
  readonly recordOf: (manifestId: string) => WriteRecord;
  readonly saveDialog: SaveDialog;
  readonly fileCalls: FileCalls;
}

export function createManifestFiles({ run, recordOf, saveDialog, fileCalls }: ManifestFilesParts): ManifestFiles {
  const { vault } = run;
  const fileOf = (manifestId: string, fileNumber: number): WriteFile => {
    const file = recordOf(manifestId).files.find((each) => each.fileNumber === fileNumber);
    if (file === undefined) throw failureOf('manifest-has-no-pdf', { facts: { manifestId } });
    return file;
  };
  const readChecked = async (manifestId: string, file: WriteFile): Promise<TakenFromAnswer> => {
    const found = await vault.read(file).catch(foreseen);
    if (found instanceof Uint8Array) return { bytes: found, notPutBack: null };
    const taken = await restoreFromAnswer(run, manifestId, file);
    if (taken !== null) return taken;
    throw found ?? failureOf('manifest-damaged', { facts: { manifestId, path: vault.path(file) } });
  };

  /** The last store of each manifest. */
  const storing = new Map<string, Promise<unknown>>();
  const inTurn = <Result>(manifestId: string, store: () => Promise<Result>): Promise<Result> => {
    const stored = (storing.get(manifestId) ?? Promise.resolve()).then(store);
    const ended = stored.then(nothing, nothing).then(() => {
      if (storing.get(manifestId) === ended) storing.delete(manifestId);
    });
    storing.set(manifestId, ended);
    return stored;
  };

  return {
    async read(manifestId, fileNumber) {
      const file = fileOf(manifestId, fileNumber);
      const { bytes } = await readChecked(manifestId, file);
      return { fileName: file.fileName, bytes };
    },
    async checkedPath(manifestId, fileNumber) {
      const file = fileOf(manifestId, fileNumber);
      const { notPutBack } = await readChecked(manifestId, file);
      if (notPutBack !== null) throw notPutBack;
      return vault.path(file);
    },
    async saveAs(manifestId, fileNumber) {
      const file = fileOf(manifestId, fileNumber);
      const { bytes } = await readChecked(manifestId, file);
      const { createdAt } = recordOf(manifestId);
      const savedTo = await saveDialog.choosePath(fileNameHere(file.fileName, new Date(createdAt)));
      if (savedTo !== null) await saveDurably(savedTo, bytes, fileCalls);
      return { savedTo };
    },
    importPdf: (manifestId, path, replaces) =>
      inTurn(manifestId, () => importPdf(run, recordOf(manifestId), path, replaces)),
    inTurn,
  };
}

/** The caller is told of a failure. */
const nothing = (): void => undefined;
