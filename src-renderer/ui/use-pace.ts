/** The pace of shown work, and whether it has lasted long enough to mention. */
import { useEffect, useRef, useState } from 'react';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { createPaceMeter, type Pace } from './pace-meter.ts';

const MILLISECONDS_BETWEEN = 500;

/** Also measured while nothing happens: work that stands still gets slower. */
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

/** Milliseconds: shorter work is not mentioned. */
const WORTH_A_WORD = 1_000;

/** Milliseconds: then a person begins to wonder. What comes and goes sooner is not read. */
export const WONDERS_AFTER = 3_000;

/** Milliseconds: a service that is well has answered by then, and a person wants to know how long this may go on. */
export const SLOW_AFTER = 10_000;

/** False for the first second of `isRunning`, or for as many milliseconds as are given. */
export function useLasts(isRunning: boolean, milliseconds = WORTH_A_WORD): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isRunning, milliseconds]);
  return lasts;
}
