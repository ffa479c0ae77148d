/** On which page each order of a manifest is: kept for the manifests that were read last, as long as their PDFs stay. */
import type { ManifestSummary } from '../../../src-preload/contract/manifest.ts';
import type { PageOf } from './paper-check.ts';

type Paper = Pick<ManifestSummary, 'manifestId' | 'files'>;

export interface KnownPages {
  has(manifestId: string): boolean;
  of(manifestId: string): PageOf | null;
  /** Its paper is about to be read. */
  begin(manifestId: string): void;
  /** Not where another PDF has taken the place of this one since it was begun. */
  keep(paper: Paper, pages: PageOf): void;
  /** What was begun has not been read. */
  fail(manifestId: string): void;
  /** Another PDF may have taken the place of the one that was read. */
  noteChanged(paper: Paper): void;
}

export function createKnownPages(mostKnown: number): KnownPages {
  const known = new Map<string, { readonly paper: string; readonly pages: PageOf }>();
  /** Those that are being read, with the paper that they have had since; null: the one that is read. */
  const underWay = new Map<string, string | null>();
  const paperOf = ({ files }: Paper): string => files.map(({ sha256 }) => sha256).join(' ');
  return {
    has: (manifestId) => known.has(manifestId),
    of: (manifestId) => known.get(manifestId)?.pages ?? null,
    begin: (manifestId) => void underWay.set(manifestId, null),
    keep(paper, pages) {
      const now = underWay.get(paper.manifestId) ?? paperOf(paper);
      underWay.delete(paper.manifestId);
      if (now !== paperOf(paper)) return;
      for (const oldest of [...known.keys()].slice(0, known.size - mostKnown + 1)) known.delete(oldest);
      known.set(paper.manifestId, { paper: paperOf(paper), pages });
    },
    fail: (manifestId) => void underWay.delete(manifestId),
    noteChanged(paper) {
      if (underWay.has(paper.manifestId)) underWay.set(paper.manifestId, paperOf(paper));
      const read = known.get(paper.manifestId);
      if (read !== undefined && read.paper !== paperOf(paper)) known.delete(paper.manifestId);
    },
  };
}
