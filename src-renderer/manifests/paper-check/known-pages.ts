/** On which page each order of a manifest is: kept for the manifests that were read last, as long as their PDFs stay. */
import type { ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import type { PageOf } from './paper-check.ts';

type Paper = Pick<ManifestSummary, 'manifestId' | 'files'>;

/** The pages of the PDF that the manifest had when the reading began. */
export interface ReadPages {
  readonly paper: Paper;
  readonly pages: PageOf;
}

export interface KnownPages {
  has(manifestId: string): boolean;
  of(manifestId: string): PageOf | null;
  /**
   * Keeps what `read` answers, unless another PDF took the place of that one meanwhile. Who asks while the paper is being read waits
   * for the same reading. Rejects as `read` does.
   */
  read(manifestId: string, read: () => Promise<ReadPages>): Promise<void>;
  /** Another PDF may have taken the place of the one that was read. */
  noteChanged(paper: Paper): void;
}

export function createKnownPages(mostKnown: number): KnownPages {
  const known = new Map<string, { readonly paper: string; readonly pages: PageOf }>();
  const underWay = new Map<string, Promise<void>>();
  /** The paper that those under way have had since their reading began. */
  const replaced = new Map<string, string>();
  const paperOf = ({ files }: Paper): string => files.map(({ sha256 }) => sha256).join(' ');
  const keep = ({ paper, pages }: ReadPages): void => {
    const asRead = paperOf(paper);
    if ((replaced.get(paper.manifestId) ?? asRead) !== asRead) return;
    for (const oldest of [...known.keys()].slice(0, known.size - mostKnown + 1)) known.delete(oldest);
    known.set(paper.manifestId, { paper: asRead, pages });
  };
  return {
    has: (manifestId) => known.has(manifestId),
    of: (manifestId) => known.get(manifestId)?.pages ?? null,
    read(manifestId, read) {
      const before = underWay.get(manifestId);
      if (before !== undefined) return before;
      const begun = Promise.resolve()
        .then(read)
        .then(keep)
        .finally(() => {
          underWay.delete(manifestId);
          replaced.delete(manifestId);
        });
      underWay.set(manifestId, begun);
      return begun;
    },
    noteChanged(paper) {
      if (underWay.has(paper.manifestId)) replaced.set(paper.manifestId, paperOf(paper));
      const read = known.get(paper.manifestId);
      if (read !== undefined && read.paper !== paperOf(paper)) known.delete(paper.manifestId);
    },
  };
}
