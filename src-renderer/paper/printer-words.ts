/** The state of a printer with what it reports: the same words and colour wherever a printer is shown. */
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconPlayerPause,
  IconPrinter,
} from '@tabler/icons-react';
import type { PaperKind, Printer, PrinterList } from '../../src-preload/contract/printing.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { listWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { reasonWords } from './reason-words.ts';

export interface StateWords {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

/** Never green beside any reason of the printer. */
export function printerWords({ state, stateReasons, acceptsJobs }: Printer): StateWords {
  const reasons = reasonsWords(stateReasons);
  const because = (plain: string): string =>
    reasons === '' ? plain : say('manifests.printer.because', { state: plain, reasons });
  if (state === 'stopped') return { word: because(say('common.printer.stopped')), tone: 'bad', icon: IconPlayerPause };
  if (!acceptsJobs) return { word: because(say('common.printer.takes-no-jobs')), tone: 'bad', icon: IconCircleX };
  switch (state) {
    case 'idle':
      return reasons === ''
        ? { word: say('common.printer.ready'), tone: 'good', icon: IconCircleCheck }
        : { word: say('manifests.printer.ready-but', { reasons }), tone: 'warn', icon: IconAlertTriangle };
    case 'printing':
      return {
        word: because(say('common.printer.printing')),
        tone: reasons === '' ? 'accent' : 'warn',
        icon: IconPrinter,
      };
    case 'unknown':
      return { word: because(say('common.printer.unknown')), tone: 'quiet', icon: IconHelpCircle };
  }
}

/** Why nothing can be printed here, in the same words everywhere; null: there is a printer. */
export function noPrinterWords({ spooler, printers }: PrinterList): string | null {
  if (spooler === 'missing') return say('common.printer.no-system');
  return printers.length === 0 ? say('common.printer.not-set-up') : null;
}

/**
 * Where manifests are printed without a further question: the chosen printer; where none was chosen, the computer's
 * default, or its only one. Any other may stand in another room.
 */
export function printerHere(chosen: string | null, printers: readonly Printer[]): Printer | undefined {
  if (chosen !== null) return printers.find(({ name }) => name === chosen);
  return printers.find(({ isDefault }) => isDefault) ?? (printers.length === 1 ? printers[0] : undefined);
}

/** The choice of no printer of its own. `usual`: what `printerHere` finds for it. */
export function usualPrinterWords(kind: PaperKind, usual: Printer | undefined): string {
  if (usual === undefined) return say('settings.printing.choose');
  const { name, isDefault } = usual;
  if (kind !== 'manifest') return say('settings.printing.as-manifests', { name });
  return say(isDefault ? 'settings.printing.is-default' : 'settings.printing.is-only', { name });
}

/** As people call it; where two are called the same, with the name of its queue. */
export function printerName({ name, description }: Printer, printers: readonly Printer[]): string {
  if (description === '') return name;
  const isShared = printers.filter((one) => one.description === description).length > 1;
  return isShared ? `${description} (${name})` : description;
}

/** The name of the printer that was chosen here and that the print system no longer has; null: it has it, or none was chosen. */
export function goneOf(chosen: string | null, printers: readonly Printer[]): string | null {
  return chosen === null || printers.some(({ name }) => name === chosen) ? null : chosen;
}

/** 'out of paper and cover open'; empty when they only repeat the state. */
export function reasonsWords(reasons: readonly string[]): string {
  return listWords([...new Set(reasons.map(reasonWords).filter((words) => words !== ''))]);
}
