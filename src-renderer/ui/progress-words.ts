/** Progress, pace and remaining time in words. */
import type { Progress } from '../../src-preload/contract/progress.ts';
import { say } from '../words/say.ts';
import type { Pace } from './pace-meter.ts';

/** 'about 2 minutes', in steps that a person can follow. */
export function durationWords(seconds: number): string {
  if (seconds <= 5) return say('ui.time.few-seconds');
  if (seconds < 55) return say('ui.time.seconds', { count: Math.ceil(seconds / 5) * 5 });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return say('ui.time.minutes', { count: minutes });
  return say('ui.time.hours', { count: Math.round(minutes / 60) });
}

/** '1,200 of 4,000'. */
export function countWords({ doneCount, totalCount }: Progress): string {
  return totalCount === null
    ? say('ui.progress.so-far', { done: doneCount })
    : say('ui.progress.count', { done: doneCount, total: totalCount });
}

/** '35 a second', 'about 2 minutes left'; empty while it is too early to tell. */
export function paceWords(pace: Pace | null): readonly string[] {
  if (pace === null) return [];
  const { perSecond, secondsLeft } = pace;
  const perMinute = Math.round(perSecond * 60);
  const rate =
    perSecond >= 1
      ? say('ui.progress.per-second', { count: Math.round(perSecond) })
      : say('ui.progress.per-minute', { count: perMinute });
  const left = secondsLeft === null ? [] : [say('ui.progress.left', { time: durationWords(secondsLeft) })];
  return perMinute === 0 ? left : [rate, ...left];
}
