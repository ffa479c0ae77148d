/**
 * Ctrl Enter opens the question and answers it: a hand that presses twice at once, or a held key that a remote desktop
 * tells as many presses, has not read it yet. Nor has a hand that pressed once more because nothing was seen: with
 * thousands of orders, or on a slow computer, the question takes seconds to be drawn, and its keys wait for that.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** Presses that follow each other sooner are one. */
const ONE_PRESS_MS = 500;

export const isConfirming = ({ key, ctrlKey, metaKey }: Press): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Tells of a press that is just heard whether it was made before the question was seen, or belongs to the press before. */
export function useUnreadPress(opened: boolean): (press: Press) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const seenSince = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    // The window hears a key after the question does.
    const note = (press: Press): void => {
      if (isConfirming(press)) last.current = press.timeStamp;
    };
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  useEffect(() => {
    seenSince.current = Number.POSITIVE_INFINITY;
    if (!opened) return;
    // The second frame begins when the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        seenSince.current = performance.now();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return ({ timeStamp }) => timeStamp < seenSince.current || timeStamp - last.current < ONE_PRESS_MS;
}
