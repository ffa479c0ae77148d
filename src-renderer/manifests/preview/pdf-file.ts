/**
 * One opened PDF: its pages' sizes, their drawing and their text. All pdf.js calls of the product are here, in
 * printed-page.ts and in pdf-reader.ts.
 */
import {
  AnnotationMode,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PermissionFlag,
  TextLayer,
} from 'pdfjs-dist';
import { createDrawQueue } from './draw-queue.ts';
import { emptyCanvas } from './empty-canvas.ts';
import type { PageSize } from './page-layout.ts';
import { expectOne, startReader } from './pdf-reader.ts';
import { isOtherOnPaper, wordsAdded } from './printed-page.ts';
import { withinDeadline } from './reading-deadline.ts';
import { createReadingSteps } from './reading-steps.ts';
import { UnreadablePdf } from './unreadable-pdf.ts';

export { expectOne };

/** 32 Mpx (128 MB) for one canvas: beyond it a page is drawn coarser rather than not at all. */
const LARGEST_CANVAS_PIXELS = 2 ** 25;
/** Chromium leaves a canvas white, without a word, that has a longer side (65,535). */
const LONGEST_CANVAS_SIDE = 2 ** 15;

export interface PageTurn {
  /** From 1. */
  readonly pageNumber: number;
  /** Smaller is done sooner. */
  readonly rank: () => number;
  readonly signal: AbortSignal;
}

export interface PageDrawing extends PageTurn {
  /** Canvas pixels per point: the scale on the screen times the screen's pixel ratio. */
  readonly pixelsPerPoint: number;
}

export interface PdfFile {
  readonly pageCount: number;
  /** A page was drawn already: what is asked for now may have been scrolled past before its turn. */
  readonly hasDrawn: boolean;
  /** Settles when the file became unreadable later, at one of its pages; for most files never. */
  readonly unreadable: Promise<UnreadablePdf>;
  /** Resolves when the first picture is there, or when the first one asked for cannot be made. */
  readonly firstPicture: Promise<void>;
  /** A page whose size is known will be drawn soon: the reader parses it meanwhile. */
  expectDrawing(pageNumber: number): void;
  /** Rejects as `draw` does. */
  pageSize(turn: PageTurn): Promise<PageSize>;
  /**
   * Rejects with the signal's reason when it is no longer needed, with UnreadablePdf, or with the fault of this page.
   */
  draw(drawing: PageDrawing): Promise<HTMLCanvasElement>;
  /** Writes the page's words over its picture, for selecting, searching and reading aloud. */
  writeText(turn: PageTurn, container: HTMLElement): Promise<void>;
  /** The page's words, lines apart; empty for a page that is only a picture. */
  readWords(turn: PageTurn): Promise<string>;
  /** It may be read, but whoever made it does not allow to print it. */
  forbidsPrinting(turn: PageTurn): Promise<boolean>;
  /** Frees what drawing the page needed. */
  release(pageNumber: number): void;
  /** Ends the reader. Nothing can be asked afterwards. */
  close(): void;
}

/** Opens a file; `bytes` are transferred to the reader. Throws UnreadablePdf. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  if (bytes.byteLength === 0) throw new UnreadablePdf('empty');
  const steps = createReadingSteps();
  const { promise: unreadable, resolve: tellUnreadable } = Promise.withResolvers<UnreadablePdf>();
  const reader = startReader(bytes, (cause) => steps.break(new UnreadablePdf('reader-failed', cause)));

  const step = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await withinDeadline(steps.unlessBroken(work));
    } catch (cause) {
      if (!(cause instanceof UnreadablePdf)) throw cause;
      reader.end();
      steps.break(cause);
      tellUnreadable(cause);
      throw cause;
    }
  };

  try {
    const pdf = await step(reader.task.promise);
    return pdfFile(pdf, unreadable, step, () => close(reader));
  } catch (cause) {
    close(reader);
    throw openingFault(cause);
  }
}

function pdfFile(
  pdf: PDFDocumentProxy,
  unreadable: Promise<UnreadablePdf>,
  step: <Value>(work: Promise<Value>) => Promise<Value>,
  end: () => void,
): PdfFile {
  const queue = createDrawQueue();
  const opened = new Map<number, PDFPageProxy>();
  const { promise: firstPicture, resolve: tellPicture } = Promise.withResolvers<void>();
  let hasDrawn = false;
  /** The same for all drawings of a page; otherwise the page is parsed for each. */
  const usualLook = {
    // Stamps and the fields of a form are printed. Nothing in them can be pressed or run: they are only drawn.
    annotationMode: AnnotationMode.ENABLE,
    background: '#ffffff',
    optionalContentConfigPromise: printedLayers(pdf, 'display'),
  };
  const looks = new Map<PDFPageProxy, Promise<Look>>();
  /** pdf.js parses a page anew for each drawing for the paper: only where the screen would show other things. */
  const lookOf = (page: PDFPageProxy): Promise<Look> => {
    const known = looks.get(page);
    if (known !== undefined) return known;
    // The drawing that follows reports what is wrong with the page.
    const isOther = isOtherOnPaper(page).catch(() => false);
    const look = isOther.then((forPaper): Look => {
      if (!forPaper) return usualLook;
      return { ...usualLook, intent: 'print', optionalContentConfigPromise: printedLayers(pdf, 'print') };
    });
    looks.set(page, look);
    return look;
  };

  const pageOf = async (pageNumber: number): Promise<PDFPageProxy> => {
    const known = opened.get(pageNumber);
    if (known !== undefined) return known;
    const page = await step(pdf.getPage(pageNumber));
    opened.set(pageNumber, page);
    return page;
  };
  const inTurn = <Value>({ pageNumber, rank, signal }: PageTurn, use: (page: PDFPageProxy) => Promise<Value>) =>
    queue.add({
      rank,
      signal,
      draw: async () => {
        const page = await pageOf(pageNumber);
        signal.throwIfAborted();
        return step(use(page));
      },
    });

  return {
    pageCount: pdf.numPages,
    unreadable,
    get hasDrawn() {
      return hasDrawn;
    },
    firstPicture,
    expectDrawing: (pageNumber) => {
      const page = opened.get(pageNumber);
      if (page === undefined) return;
      void lookOf(page);
      // Without waiting for that answer, which would come behind the making of the screen; nearly every page looks the usual way.
      takeApart(page, usualLook);
    },
    pageSize: async (turn) => {
      const { width, height } = await inTurn(turn, async (page) => page.getViewport({ scale: 1 }));
      return { width, height };
    },
    draw: async ({ pixelsPerPoint, ...turn }) => {
      try {
        const canvas = await inTurn(turn, async (page) =>
          drawPage(page, await lookOf(page), pixelsPerPoint, turn.signal),
        );
        hasDrawn = true;
        return canvas;
      } finally {
        if (!turn.signal.aborted) tellPicture();
      }
    },
    writeText: (turn, container) => inTurn(turn, (page) => writeText(page, container, turn.signal)),
    readWords: async (turn) => {
      const { items } = await inTurn(turn, (page) => page.getTextContent());
      const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      const added = await inTurn(turn, wordsAdded);
      return [words, ...added].filter((one) => one !== '').join('\n');
    },
    forbidsPrinting: (turn) =>
      inTurn(turn, async () => {
        const rights = await pdf.getPermissions();
        return rights !== null && !rights.has(PermissionFlag.PRINT);
      }),
    release: (pageNumber) => {
      opened.get(pageNumber)?.cleanup();
    },
    close: end,
  };
}

/** The final size may not be known yet; after such a drawing pdf.js keeps for a while what all sizes share. */
function takeApart(page: PDFPageProxy, look: Look): void {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const rendering = page.render({ canvas, viewport: page.getViewport({ scale: 1 }), ...look });
  // The drawing that follows reports what is wrong with the page.
  rendering.promise.catch(() => undefined);
  rendering.cancel(LONGEST_KEPT_MS);
}

/** The most that pdf.js accepts (below a second), in addition to its own tenth. */
const LONGEST_KEPT_MS = 999;

type Look = Pick<
  Parameters<PDFPageProxy['render']>[0],
  'annotationMode' | 'background' | 'intent' | 'optionalContentConfigPromise'
>;

type Layers = ReturnType<PDFDocumentProxy['getOptionalContentConfig']>;

/** A layer may be for the screen only, or for the paper only, whatever is shown at first: what is shown is the paper. */
async function printedLayers(pdf: PDFDocumentProxy, intent: 'display' | 'print'): Layers {
  const [shown, printed] = await Promise.all([
    pdf.getOptionalContentConfig({ intent }),
    pdf.getOptionalContentConfig({ intent: 'print' }),
  ]);
  for (const [id, { usage, visible }] of printed) {
    shown.setVisibility(id, visible || usage.print?.printState === 'ON', false);
  }
  return shown;
}

async function drawPage(
  page: PDFPageProxy,
  look: Look,
  pixelsPerPoint: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const paper = page.getViewport({ scale: 1 });
  const largest = Math.min(
    Math.sqrt(LARGEST_CANVAS_PIXELS / (paper.width * paper.height)),
    LONGEST_CANVAS_SIDE / Math.max(paper.width, paper.height),
  );
  const viewport = page.getViewport({ scale: Math.min(pixelsPerPoint, largest) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const rendering = page.render({ canvas, viewport, ...look });
  const stop = (): void => rendering.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await rendering.promise;
    return canvas;
  } catch (cause) {
    emptyCanvas(canvas);
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function writeText(page: PDFPageProxy, container: HTMLElement, signal: AbortSignal): Promise<void> {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true, disableNormalization: true }),
    container,
    viewport: page.getViewport({ scale: 1 }),
  });
  const stop = (): void => layer.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await layer.render();
  } catch (cause) {
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
    // pdf.js measures the words of all pages on one canvas, which keeps the shape of each.
    TextLayer.cleanup();
  }
}

/** Gives the reader time to remove its fonts from the page; a busy one does not answer and is ended without that. */
const CLOSING_PATIENCE_MS = 1_000;

function close(reader: ReturnType<typeof startReader>): void {
  const patience = window.setTimeout(reader.end, CLOSING_PATIENCE_MS);
  void Promise.allSettled([reader.task.destroy()]).then(() => {
    window.clearTimeout(patience);
    reader.end();
  });
}

/** What pdf.js throws while it opens a file is always about the file; only the password has a class of its own. */
function openingFault(cause: unknown): UnreadablePdf {
  if (cause instanceof UnreadablePdf) return cause;
  if (cause instanceof PasswordException) return new UnreadablePdf('encrypted', cause);
  return new UnreadablePdf('damaged', cause);
}
