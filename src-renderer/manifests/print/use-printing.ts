/** Prints a manifest, once for each press; a double click is one. */
import { useRef, useState } from 'react';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { PrintRequest } from '../../../src-preload/contract/printing.ts';
import { call, failureFrom } from '../../desktop.ts';

interface UsePrinting {
  readonly busy: boolean;
  readonly failure: Failure | null;
  print(request: PrintRequest): Promise<void>;
}

/** The second press of a double click comes this soon; the print system may have taken the job by then. */
const ONE_PRESS_MS = 600;

export function usePrinting(): UsePrinting {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const print = async (request: PrintRequest): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    const pressed = new Promise((resolve) => window.setTimeout(resolve, ONE_PRESS_MS));
    try {
      await call('printing.print', request);
    } catch (error) {
      setFailure(failureFrom(error));
    } finally {
      await pressed;
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, failure, print };
}
