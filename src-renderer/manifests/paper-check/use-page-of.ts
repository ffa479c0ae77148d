/** The page of a manifest that an order is on; read once for each manifest. */
import { useEffect, useState } from 'react';
import { call, DesktopFailure } from '../../desktop.ts';
import { checkPaper, type PageOf } from './paper-check.ts';

const known = new Map<string, PageOf>();
const MOST_KNOWN = 20;

/** Null: not known, or not yet. */
export function usePageOf(manifestId: string | null, orderId: number | null): number | null {
  const [, setRead] = useState('');
  useEffect(() => {
    if (manifestId === null || known.has(manifestId)) return;
    let isLeft = false;
    pagesOf(manifestId).then(
      (pages) => {
        for (const oldest of [...known.keys()].slice(0, known.size - MOST_KNOWN + 1)) known.delete(oldest);
        known.set(manifestId, pages);
        if (!isLeft) setRead(manifestId);
      },
      (cause: unknown) => {
        // Paper that cannot be read names no pages; opening it shows what is wrong. What main could not give now, it may
        // give when another of its parcels is scanned.
        if (!(cause instanceof DesktopFailure)) known.set(manifestId, new Map());
      },
    );
    return () => {
      isLeft = true;
    };
  }, [manifestId]);
  return manifestId === null || orderId === null ? null : (known.get(manifestId)?.get(orderId) ?? null);
}

async function pagesOf(manifestId: string): Promise<PageOf> {
  const manifest = await call('manifests.get', { manifestId });
  const { readPaper } = await import('./read-paper.ts');
  const { pages } = await readPaper(manifest);
  const verdict = checkPaper(pages, manifest.orders);
  return verdict.kind === 'cannot-check' ? new Map() : verdict.pageOf;
}
