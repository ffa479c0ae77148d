/** Reads a stored manifest's PDFs without showing them: the words and the size of every page, over all of its files. */
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { call } from '../../desktop.ts';
import type { PageSize } from '../preview/page-layout.ts';
import { openPdf } from '../preview/pdf-file.ts';

export interface Paper {
  readonly pages: readonly string[];
  readonly sizes: readonly PageSize[];
  /** One for each file. */
  readonly pageCounts: readonly number[];
}

/** Throws DesktopFailure when main cannot give the bytes, UnreadablePdf when they are not a readable PDF. */
export async function readPaper({ manifestId, files }: Pick<Manifest, 'manifestId' | 'files'>): Promise<Paper> {
  const pages: string[] = [];
  const sizes: PageSize[] = [];
  const pageCounts: number[] = [];
  for (const { fileNumber } of files) {
    const { bytes } = await call('manifests.readPdf', { manifestId, fileNumber });
    const file = await openPdf(bytes);
    pageCounts.push(file.pageCount);
    try {
      for (let pageNumber = 1; pageNumber <= file.pageCount; pageNumber += 1) {
        const turn = { pageNumber, rank: () => pageNumber, signal: never };
        sizes.push(await file.pageSize(turn));
        pages.push(await file.readWords(turn));
      }
    } finally {
      file.close();
    }
  }
  return { pages, sizes, pageCounts };
}

const never = new AbortController().signal;
