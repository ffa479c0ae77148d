/** The page of a manifest that an order is on; read once for each manifest, and again when another PDF took its place. */
import { useEffect, useState } from 'react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { call, DesktopFailure, on } from '../../desktop.ts';
import { createKnownPages, type ReadPages } from './known-pages.ts';
import { checkPaper, type PageOf } from './paper-check.ts';

const MOST_KNOWN = 20;
const known = createKnownPages(MOST_KNOWN);

on('manifests.changed', known.noteChanged);

/** Null: not known, or not yet. */
export function usePageOf(manifestId: string | null, orderId: number | null): number | null {
  const [, setRead] = useState('');
  useEffect(() => {
    if (manifestId === null || known.has(manifestId)) return;
    let isLeft = false;
    known
      .read(manifestId, () => readPages(manifestId))
      .then(
        () => {
          if (!isLeft) setRead(manifestId);
        },
        // What main could not give now, it may give when another of its parcels is scanned.
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [manifestId]);
  return manifestId === null || orderId === null ? null : (known.of(manifestId)?.get(orderId) ?? null);
}

async function readPages(manifestId: string): Promise<ReadPages> {
  const paper = await call('manifests.get', { manifestId });
  return { paper, pages: await pagesOf(paper) };
}

/** Paper that cannot be read names no pages; opening it shows what is wrong. Throws DesktopFailure. */
async function pagesOf(manifest: Manifest): Promise<PageOf> {
  try {
    const { readPaper } = await import('./read-paper.ts');
    const { pages } = await readPaper(manifest);
    const verdict = checkPaper(pages, manifest.orders);
    return verdict.kind === 'cannot-check' ? new Map() : verdict.pageOf;
  } catch (cause) {
    if (cause instanceof DesktopFailure) throw cause;
    return new Map();
  }
}
