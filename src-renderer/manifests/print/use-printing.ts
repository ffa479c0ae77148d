/** Prints a manifest, once for each press. */
import { useState } from 'react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { PrintRequest } from '../../../src-preload/contract/printing.ts';
import { call, failureFrom } from '../../desktop.ts';
import { printOnce } from '../../paper/print-once.ts';

interface UsePrinting {
  readonly busy: boolean;
  readonly failure: Failure | null;
  print(request: PrintRequest): Promise<void>;
}

export function usePrinting(): UsePrinting {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const print = async (request: PrintRequest): Promise<void> => {
    const send = async (): Promise<void> => {
      setBusy(true);
      setFailure(null);
      try {
        await call('printing.print', request);
      } catch (error) {
        setFailure(failureFrom(error));
      }
    };
    if (await printOnce(`${request.manifestId} ${request.fileNumber}`, send)) setBusy(false);
  };

  return { busy, failure, print };
}
