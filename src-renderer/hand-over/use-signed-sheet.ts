/** A driver signs for what the sheet says then: parcels scanned and carriers ticked since are another sheet. */
import { useEffect, useState } from 'react';
import type { Signature, Tally } from '../../src-preload/contract/hand-over.ts';
import type { LeftAtEnd } from './left-at-end.tsx';

interface Signed {
  readonly signature: Signature;
  readonly sheet: string;
}

const NOT_SIGNED: Signed = { signature: [], sheet: '' };

interface SignedSheet {
  /** Empty where another sheet was signed. */
  readonly signature: Signature;
  readonly isSigned: boolean;
  /** What was signed is another sheet by now. */
  readonly isOutdated: boolean;
  readonly sign: (signature: Signature) => void;
}

export function useSignedSheet(opened: boolean, left: LeftAtEnd, tally: Tally): SignedSheet {
  const [signed, setSigned] = useState(NOT_SIGNED);
  const sheet = sheetOf(left, tally);
  const isForThis = signed.sheet === sheet;
  const isSigned = signed.signature.length > 0;
  // The next dialog begins without the last signature.
  useEffect(() => {
    if (!opened) setSigned(NOT_SIGNED);
  }, [opened]);
  return {
    signature: isForThis ? signed.signature : NOT_SIGNED.signature,
    isSigned,
    isOutdated: !isForThis && isSigned,
    sign: (signature) => setSigned({ signature, sheet }),
  };
}

/** With the number of those counted: what an earlier hand-over counted and came back is among none of the others. */
function sheetOf({ missing, forOthers }: LeftAtEnd, { extras, tickedCount }: Tally): string {
  const numbers = [missing, forOthers].map((orders) => orders.map(({ orderId }) => orderId));
  return JSON.stringify([...numbers, extras.map(({ code }) => code), tickedCount]);
}
