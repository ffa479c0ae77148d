/** A press that comes before the pages are read waits for them: only then is known which paper they need. */
import { useEffect, useEffectEvent, useState } from 'react';

interface PressOnceRead {
  readonly isAwaited: boolean;
  wait(): void;
}

/** `what` is printed: a press for another paper is forgotten. */
export function usePressOnceRead(isReading: boolean, what: string, act: () => void): PressOnceRead {
  const [awaited, setAwaited] = useState<string | null>(null);
  const actOnce = useEffectEvent(() => {
    setAwaited(null);
    if (awaited === what) act();
  });
  useEffect(() => {
    if (!isReading) actOnce();
  }, [isReading]);
  return { isAwaited: isReading && awaited === what, wait: () => setAwaited(what) };
}
