/**
 * Listens for scans on the whole window, on every screen, before anything else sees the keys; and to a scanner that is
 * not a keyboard.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from '../bench/navigation-store.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { usePreferences } from '../bench/use-preferences.ts';
import { noteBurst } from '../scanner/burst.ts';
import { strokeOf } from '../scanner/key-event.ts';
import type { Refusal, ScanAnswer, Scan as ScanRead } from '../scanner/scan-answers.ts';
import { createScanReader, type Strike } from '../scanner/scan-reader.ts';
import { scanTaker } from '../scanner/scan-taker.ts';
import { createSilenceWatch } from '../scanner/silence-watch.ts';
import { TEST_CARD } from '../scanner/taught-keys.ts';
import { createTornCodes } from '../scanner/torn-codes.ts';
import { type FieldBefore, fieldBefore, putBack } from '../scanner/typed-into.ts';
import { useOperation } from '../server-state.ts';
import { showNotice } from '../ui/notices-store.ts';
import { openDialog } from '../ui/open-dialog.ts';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import { isCommandCode, runCommandCode } from './command-run.ts';
import { settledText } from './layout-learning.ts';
import { after, useOtherScanner } from './other-scanner.ts';
import { useScanLogStore } from './scan-log-store.ts';
import { followFoundOrders, type SeenPlace, useScanStore } from './scan-store.ts';

export const ScanListener = drawnAlone(function ScanListener() {
  const { accounts, current } = useAccounts();
  const { data: station } = useOperation('station.get', {});
  const isBesideRound = useNavigation(({ screen }) => screen !== 'orders') && station?.open[0] !== undefined;
  const { scannerLayout, scannerKeys, scannerRepeatMilliseconds } = usePreferences();
  const place = useRef<Omit<SeenPlace, 'dialog'>>({ accounts, current, isBesideRound });
  useLayoutEffect(() => {
    place.current = { accounts, current, isBesideRound };
  });

  useEffect(followFoundOrders, []);

  const [reader] = useState(createScanReader);
  // The layout may be learned in the middle of the next scan: its strokes so far are kept.
  useEffect(
    () => reader.setUp({ layout: scannerLayout, keys: scannerKeys, repeatWithin: scannerRepeatMilliseconds }),
    [reader, scannerLayout, scannerKeys, scannerRepeatMilliseconds],
  );
  useEffect(() => listen(reader, (answer) => hear(answer, place.current)), [reader]);
  useOtherScanner((answer) => hear(answer, place.current));

  return null;
});

/** Whichever way the scan came. */
function hear(answer: ScanAnswer, place: Omit<SeenPlace, 'dialog'>): void {
  const { note, isExamined } = useScanLogStore.getState();
  note(answer);
  // The doctor reports what it sees.
  if (isExamined) return;
  if (answer.kind === 'scan') void take(answer, place);
  else refuse(answer);
}

async function take(scan: ScanRead, place: Omit<SeenPlace, 'dialog'>): Promise<void> {
  const command = scan.readings.find(({ text }) => isCommandCode(text));
  if (command !== undefined) {
    runCommandCode(command.text);
    return;
  }
  if (scan.readings.some(({ text }) => TEST_CARD.some((code) => text.includes(code.trim())))) {
    showNotice('bad', say('scan.card.elsewhere'));
    return;
  }
  const taker = scanTaker();
  if (taker?.wants === 'whole') taker.take(scan);
  else if (taker?.wants === 'text') taker.take(await settledText(scan));
  else await useScanStore.getState().scan(scan.readings, { ...place, dialog: openDialogTitle() });
}

function refuse(refusal: Refusal): void {
  const taker = scanTaker();
  if (taker?.wants === 'whole') taker.refuse(refusal);
  else useScanStore.getState().refuse(refusal);
}

/** Gives every key of the window to the reader first, until the returned function is called. */
function listen(reader: ReturnType<typeof createScanReader>, tell: (answer: ScanAnswer) => void): () => void {
  /** Each field that characters of the code went into: the focus may move while it comes, as into a dialog. */
  let before: readonly FieldBefore[] = [];

  const noteField = (field: FieldBefore | null): void => {
    if (field !== null && !before.some((known) => known.field === field.field)) before = [...before, field];
  };
  const restoreFields = (): void => {
    for (const field of before) putBack(field);
    before = [];
  };

  const torn = createTornCodes({ tell, after });
  const silence = createSilenceWatch({
    reader,
    now: () => performance.now(),
    after,
    tell(answer) {
      if (isNotTyped(answer)) restoreFields();
      torn.answered(answer);
    },
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const isTyping = fieldBefore(document.activeElement) !== null;
    const { part, answers, goesOn } = reader.strike(strokeOf(event, isTyping));
    if (goesOn === true) torn.goesOn();
    // With this key the code before is over: its field is as before, and then it is the one that this key goes into.
    if (answers.some(isNotTyped)) restoreFields();
    if (part === 'first') before = [];
    if (part === 'first' || part === 'next') noteField(fieldBefore(document.activeElement));
    if (part === 'next') noteBurst();
    const isEndAlone = answers.length === 0 && (event.key === 'Enter' || event.key === 'Tab');
    const isLateEnd = isEndAlone && torn.ended();
    if (isLateEnd || isKept(part, isTyping)) keepFromPage(event);
    if (part === 'end') restoreFields();
    for (const answer of answers) torn.answered(answer);
    if (part === 'first' || part === 'next') torn.struck();
    silence.struck(event.timeStamp);
  };

  const onKeyUp = (event: KeyboardEvent): void => reader.release(event);
  const onPress = (): void => reader.press();
  const onFocus = (event: FocusEvent): void => reader.arrive(event.timeStamp);
  const onFocusLost = (): void => {
    const answers = reader.forget();
    if (answers.length > 0) restoreFields();
    for (const answer of answers) torn.answered(answer);
    torn.stop();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', onKeyUp, { capture: true });
  window.addEventListener('pointerdown', onPress, { capture: true });
  window.addEventListener('blur', onFocusLost);
  window.addEventListener('focus', onFocus);
  return () => {
    silence.stop();
    torn.stop();
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('keyup', onKeyUp, { capture: true });
    window.removeEventListener('pointerdown', onPress, { capture: true });
    window.removeEventListener('blur', onFocusLost);
    window.removeEventListener('focus', onFocus);
  };
}

/** What was too slow to be sure, or is a code and more, stays in the field: a person may have typed it. */
function isNotTyped(answer: ScanAnswer): boolean {
  return answer.kind === 'scan' || (answer.reason !== 'too-slow' && answer.reason !== 'run-together');
}

/** A code's spaces and its end must press no button; a field is put back when the code is over. */
function isKept(part: Strike['part'], isTyping: boolean): boolean {
  return part === 'end' || (part === 'next' && !isTyping);
}

function keepFromPage(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function openDialogTitle(): string | null {
  const dialog = openDialog();
  if (dialog === null) return null;
  const titleId = dialog.getAttribute('aria-labelledby');
  const title = titleId === null ? null : document.getElementById(titleId);
  return title?.textContent ?? dialog.getAttribute('aria-label') ?? '';
}
