/** How fast work gets on that is shown, and whether it has lasted long enough to be spoken of. */
import { useEffect, useRef, useState } from 'react';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { createPaceMeter, type Pace } from './pace-meter.ts';

const MILLISECONDS_BETWEEN = 500;

/** Looked at also while nothing comes: what stands still gets slower. */
export function usePace(progress: Progress, isRunning: boolean): Pace | null {
  const [pace, setPace] = useState<Pace | null>(null);
  const latest = useRef(progress);
  latest.current = progress;
  useEffect(() => {
    if (!isRunning) return;
    const meter = createPaceMeter();
    const look = (): void => setPace(meter(latest.current, performance.now()));
    look();
    const timer = setInterval(look, MILLISECONDS_BETWEEN);
    return () => clearInterval(timer);
  }, [isRunning]);
  return pace;
}

/** Milliseconds: what takes no longer needs no word. */
const WORTH_A_WORD = 1_000;

/** False for the first second of `isRunning`. */
export function useLasts(isRunning: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLasts(true), WORTH_A_WORD);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isRunning]);
  return lasts;
}
