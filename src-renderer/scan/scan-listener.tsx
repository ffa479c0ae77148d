/** Listens for scans on the whole window, on every screen, before anything else sees the keys. */
import { useEffect, useRef } from 'react';
import { useAccounts } from '../bench/use-accounts.ts';
import { createKeyboardWedge } from '../scanner/keyboard-wedge.ts';
import { scanTaker } from '../scanner/scan-taker.ts';
import { type FieldBefore, fieldBefore, putBack } from '../scanner/typed-into.ts';
import { type ScanPlace, useScanStore } from './scan-store.ts';

export function ScanListener() {
  const { accounts, current } = useAccounts();
  const place = useRef<Omit<ScanPlace, 'dialog'> | null>(null);
  useEffect(() => {
    place.current = current === null ? null : { accounts, current };
  });

  useEffect(() => {
    const wedge = createKeyboardWedge();
    let before: FieldBefore | null = null;

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const verdict = wedge.strike({
        key: event.key,
        timeStamp: event.timeStamp,
        isRepeatOrCommand: event.repeat || isCommand(event),
      });
      if (verdict.kind === 'started') before = fieldBefore(document.activeElement);
      // A space in the middle of a code must not press the button that has the focus.
      if (verdict.kind === 'continued' && before === null) keepFromPage(event);
      if (verdict.kind !== 'scanned') return;
      keepFromPage(event);
      if (before !== null) putBack(before);
      before = null;
      const taker = scanTaker();
      if (taker !== null) taker(verdict.code);
      else if (place.current !== null) {
        void useScanStore.getState().scan(verdict.code, { ...place.current, dialog: openDialogTitle() });
      }
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  return null;
}

/** AltGr writes characters (such as @ and # on many layouts); on Windows it reports Ctrl and Alt as well. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
}

function keepFromPage(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function openDialogTitle(): string | null {
  const dialog = document.querySelector('[aria-modal="true"]');
  if (dialog === null) return null;
  const titleId = dialog.getAttribute('aria-labelledby');
  const title = titleId === null ? null : document.getElementById(titleId);
  return title?.textContent ?? dialog.getAttribute('aria-label') ?? '';
}
