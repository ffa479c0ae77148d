/** What the writes that name an order say of it: where it is, and on which manifest. */
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { OrderRemoval } from '../../src-preload/contract/order-list.ts';
import type { OrderMark } from '../journal/ledger-reading.ts';
import { isOpen } from '../journal/write-record.ts';
import { toMarkState } from '../manifests/manifest-view.ts';
import type { Standing } from './standing-tables.ts';

/**
 * From all writes that name the order, the last begun first: the newest manifest that holds it, and whether the order
 * is still here. `backAfter`: the write after which the service has shown it again.
 */
export function standingOf(marks: readonly OrderMark[], backAfter: string | null): Standing {
  const manifest = marks
    .filter((mark) => mark.kind === 'manifest' && mark.isOwn)
    .map(({ writeId, state, createdAt }) => ({ manifestId: writeId, state: toMarkState(state), createdAt }))
    .find((mark): mark is ManifestMark => mark.state !== null);
  const removing = marks.find(
    (mark) => mark.kind !== 'manifest' && mark.state !== 'rejected' && mark.state !== 'not-done',
  );
  const isHere = removing === undefined || removing.writeId === backAfter;
  return { manifest: manifest ?? null, removal: isHere ? null : toRemoval(removing) };
}

/** Null: the newest is an assign that brought the order here. */
function toRemoval(mark: OrderMark): OrderRemoval | null {
  if (!mark.isOwn) return null;
  return {
    writeId: mark.writeId,
    kind: removalKind(mark),
    state: removalState(mark),
    at: mark.createdAt,
    toAccountId: mark.toAccountId,
  };
}

function removalState({ state }: OrderMark): OrderRemoval['state'] {
  if (!isOpen(state)) return 'done';
  return state === 'in-doubt' ? 'in-doubt' : 'under-way';
}

function removalKind({ kind, archives }: OrderMark): OrderRemoval['kind'] {
  if (kind === 'assign') return 'assigned';
  return kind === 'archive' || archives ? 'archived' : 'deleted';
}
