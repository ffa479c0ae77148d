/**
 * Asks for a manifest once. Between the press and the answer nothing can ask again: no second press, no Enter from a
 * scanner, no dialog opened anew on the same orders.
 */
import { useCallback, useRef, useState } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Manifest, ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { call, failureFrom } from '../../desktop.ts';
import { setReply } from '../../server-state.ts';
import { expectReader } from '../preview/opened-pdf.ts';

export type Manifesting =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending'; readonly since: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface Ask {
  readonly accountId: AccountId;
  readonly orders: readonly ManifestOrder[];
  /** The stored manifests of these orders that the operator has seen; they want another one anyway. */
  readonly again: readonly string[];
}

interface UseManifesting {
  readonly stage: Manifesting;
  send(ask: Ask): Promise<void>;
  /** Back to the question, after a failure. */
  reset(): void;
}

/** `onStored` also gets the bytes of its first PDF. */
export function useManifesting(
  onStored: (manifest: Manifest, firstPdf: Uint8Array | null) => Promise<void>,
  onFailed: (failure: Failure) => void,
): UseManifesting {
  const [stage, setStage] = useState<Manifesting>({ kind: 'asking' });
  const underWay = useRef(false);

  const send = async ({ accountId, orders, again }: Ask): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setStage({ kind: 'sending', since: performance.now() });
    // The dialog may have been open for a while.
    expectReader();
    try {
      const request = { accountId, orders, ...(again.length > 0 && { again }) };
      const { firstPdf, ...manifest } = await call('manifests.create', request);
      // Its screen then need not ask for it.
      setReply('manifests.get', { manifestId: manifest.manifestId }, manifest);
      // The stage stays until the dialog is opened again, so that it does not ask again while it fades.
      await onStored(manifest, firstPdf);
    } catch (error) {
      const failure = failureFrom(error);
      setStage({ kind: 'failed', failure });
      onFailed(failure);
    } finally {
      underWay.current = false;
    }
  };

  const reset = useCallback(() => {
    if (!underWay.current) setStage({ kind: 'asking' });
  }, []);

  return { stage, send, reset };
}
