/** For what ends after its screen was left: what a component would say itself must then be said elsewhere. */
import { useEffect, useRef } from 'react';

export function useLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return () => isLeft.current;
}
