/**
 * Ctrl Enter opens the question and answers it: a hand that presses twice at once, or a held key that a remote desktop
 * tells as many presses, has not read it yet.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** Presses that follow each other sooner are one. */
const ONE_PRESS_MS = 500;

export const isConfirming = ({ key, ctrlKey, metaKey }: Press): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Tells of a press that is just heard whether it belongs to the one before, wherever that was heard. */
export function usePressedAgain(): (press: Press) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // The window hears a key after the question does.
    const note = (press: Press): void => {
      if (isConfirming(press)) last.current = press.timeStamp;
    };
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  return ({ timeStamp }) => timeStamp - last.current < ONE_PRESS_MS;
}
