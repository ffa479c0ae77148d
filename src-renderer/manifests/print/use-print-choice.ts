/** The chosen printer and paper: the last choice, otherwise what fits the pages, otherwise the computer's default. */
import { useState } from 'react';
import type { Media, Printer } from '../../../src-preload/contract/printing.ts';
import { changePreferences, usePreferences } from '../../bench/use-preferences.ts';
import { goneOf, printerHere } from '../../paper/printer-words.ts';
import type { PageSize } from '../preview/page-layout.ts';
import { mediaFor, type PrintChoice } from './media-guard.ts';
import { fitOn, paperOfMedia, papersOf } from './paper-size.ts';

interface UsePrintChoice {
  /** Null when there is no printer. */
  readonly choice: PrintChoice | null;
  choose(choice: PrintChoice): void;
  choosePrinter(printer: Printer): void;
  /** The printer of earlier that is no longer there, in whose place another is shown; null: nothing like that. */
  readonly gone: string | null;
  /** None was chosen, and the computer has no default: the one that is shown may be anywhere. */
  readonly isUnchosen: boolean;
  /** Null: the printer chooses. */
  readonly tray: string | null;
  chooseTray(tray: string | null): void;
}

export function usePrintChoice(printers: readonly Printer[], sizes: readonly PageSize[] | null): UsePrintChoice {
  const { manifestPrinter, manifestMedia, manifestTray } = usePreferences();
  const [picked, setPicked] = useState<{ printer: string; media: string | null } | null>(null);

  const remembered = picked === null ? manifestMedia : picked.media;

  const choose = (next: PrintChoice): void => {
    const media = next.media?.name ?? null;
    setPicked({ printer: next.printer.name, media });
    void changePreferences({ manifestPrinter: next.printer.name, manifestMedia: media });
  };

  const printer = picked?.printer ?? manifestPrinter;
  const choice = usualChoice(printers, sizes, { printer, media: remembered });
  return {
    choice,
    choose,
    gone: goneOf(printer, printers),
    isUnchosen: printer === null && printerHere(printer, printers) === undefined,
    tray: choice?.printer.trays.some(({ name }) => name === manifestTray) ? manifestTray : null,
    chooseTray: (tray) => void changePreferences({ manifestTray: tray }),
    choosePrinter: (next) => choose({ printer: next, media: named(next, remembered) ?? usualMedia(next, sizes) }),
  };
}

/**
 * The earlier choice if it is still there, otherwise the computer's own printer and a paper that takes the pages; null:
 * no printer.
 */
export function usualChoice(
  printers: readonly Printer[],
  sizes: readonly PageSize[] | null,
  remembered: { readonly printer: string | null; readonly media: string | null },
): PrintChoice | null {
  const printer = printerHere(remembered.printer, printers) ?? printerHere(null, printers) ?? printers[0];
  if (printer === undefined) return null;
  return { printer, media: named(printer, remembered.media) ?? usualMedia(printer, sizes) };
}

function named(printer: Printer, mediaName: string | null): Media | null {
  return printer.media.find(({ name }) => name === mediaName) ?? null;
}

/**
 * The printer's default paper, unless the pages do not fit on it or another is loaded, and another of its papers fits.
 * CUPS names no default for many label printers: where none of their papers takes the pages, the largest is asked for,
 * so that the guard says what would be cut off.
 */
function usualMedia(printer: Printer, sizes: readonly PageSize[] | null): Media | null {
  const usual = named(printer, printer.defaultMedia);
  const paper = usual === null ? null : paperOfMedia(usual);
  if (sizes === null || (usual !== null && paper === null)) return usual;
  const pages = papersOf(sizes).map((found) => found.paper);
  const isThere = printer.loadedMedia.length === 0 || printer.loadedMedia.includes(usual?.name ?? '');
  const goesOnIt = paper !== null && pages.every((page) => fitOn(page, paper) === 'fits');
  return goesOnIt && isThere ? usual : (mediaFor(pages, printer) ?? usual ?? largestOf(printer.media));
}

function largestOf(media: readonly Media[]): Media | null {
  const area = ({ widthMillimetres, heightMillimetres }: Media): number =>
    (widthMillimetres ?? 0) * (heightMillimetres ?? 0);
  return [...media].sort((one, other) => area(other) - area(one))[0] ?? null;
}
