/** For what ends after its screen was left: what a component would say itself must then be said elsewhere. */
import { useLayoutEffect, useRef } from 'react';

export function useLeft(): () => boolean {
  const isLeft = useRef(false);
  // At once: a busy page runs effects later, and an answer may come in between.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return () => isLeft.current;
}
