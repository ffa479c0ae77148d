/**
 * Asks for a manifest once. Between the press and the answer nothing can ask again: no second press, no Enter from a
 * scanner, no dialog opened anew on the same orders. Others can be asked for meanwhile: they are another question.
 */
import { useCallback, useRef, useState } from 'react';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Manifest, ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { call, failureFrom } from '../../desktop.ts';
import { setReply } from '../../server-state.ts';
import { askedManifests } from '../asked-earlier.ts';
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

type Stages = ReadonlyMap<string, Manifesting>;
const NONE: Stages = new Map();
const ASKING: Manifesting = { kind: 'asking' };

/** `question`: names the orders that are asked about now. `onStored` also gets the bytes of the first PDF. */
export function useManifesting(
  question: string,
  onStored: (manifest: Manifest, firstPdf: Uint8Array | null) => Promise<void>,
  onFailed: (failure: Failure) => void,
): UseManifesting {
  const [stages, setStages] = useState(NONE);
  const underWay = useRef(new Set<string>());

  const send = async ({ accountId, orders, again }: Ask): Promise<void> => {
    if (underWay.current.has(question)) return;
    underWay.current.add(question);
    const setStage = (stage: Manifesting): void => setStages((before) => new Map(before).set(question, stage));
    setStage({ kind: 'sending', since: performance.now() });
    const askId = crypto.randomUUID();
    askedManifests.note(askId);
    // The dialog may have been open for a while.
    expectReader();
    try {
      const request = { accountId, orders, askId, ...(again.length > 0 && { again }) };
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
      askedManifests.told(askId);
      underWay.current.delete(question);
    }
  };

  const reset = useCallback(() => {
    setStages((before) => new Map([...before].filter(([asked]) => underWay.current.has(asked))));
  }, []);

  return { stage: stages.get(question) ?? ASKING, send, reset };
}
