/** The settings under which a PDF is read: it comes from a network and is untrusted, so everything it can switch on is off. */
import { getDocument, type PDFDocumentLoadingTask, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { createReadyThreads } from './ready-threads.ts';

const workerUrl = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** A folder of pdf.js that the build ships beside the page (electron.vite.config.ts). The slash at the end is needed. */
const shipped = (folder: string): string => new URL(`pdfjs/${folder}/`, document.baseURI).href;

/** 64 Mpx: an A4 page scanned at 600 dpi has 35. A larger image is a decompression bomb, not a manifest. */
const LARGEST_IMAGE_PIXELS = 2 ** 26;

export interface PdfReader {
  readonly task: PDFDocumentLoadingTask;
  /** Ends the thread at once, also in the middle of a page. */
  end(): void;
}

const threads = createReadyThreads(startThread, (milliseconds, then) => void window.setTimeout(then, milliseconds));

/**
 * Starts threads ahead, so that their script is loaded by the time there is a file: as many as files are expected. Each reads one
 * file, as every thread does; those that are too many are ended.
 */
export const expectFiles = threads.expectFiles;

/** In milliseconds: what was to be shown never came, or somebody went on with something else. */
const ONE_WAITS = 60_000;

/** One file is expected soon, or nothing comes of it: its thread begins now, as its script is larger than all of the page. */
export function expectOne(milliseconds = ONE_WAITS): void {
  threads.expectOne(milliseconds);
}

function startThread(): Worker {
  const thread = new Worker(workerUrl, { type: 'module', name: 'pdf-reader' });
  // The file that comes starts another one, and is told of what is wrong.
  thread.addEventListener('error', () => threads.drop(thread), { once: true });
  return thread;
}

/**
 * Takes a reader thread for one file alone. `bytes` are handed over: they are empty afterwards.
 * `onBroken` is called when the thread's script cannot be loaded or fails outside of a request.
 */
export function startReader(bytes: Uint8Array, onBroken: (cause: unknown) => void): PdfReader {
  const thread = threads.take();
  thread.addEventListener('error', (event) => onBroken(event.error ?? event.message));
  const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    data: bytes,
    worker,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: shipped('cmaps'),
    standardFontDataUrl: shipped('standard_fonts'),
    wasmUrl: shipped('wasm'),
    // Without WebAssembly the page's policy needs no 'wasm-unsafe-eval'; pdf.js then takes its plain script decoders.
    useWasm: false,
    useWorkerFetch: true,
    // The shipped fonts look the same on every computer; what a system has instead may be wider.
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: true,
    maxImageSize: LARGEST_IMAGE_PIXELS,
    disableAutoFetch: true,
    disableWorkerRendering: true,
  });
  return {
    task,
    end: () => {
      worker.destroy();
      thread.terminate();
    },
  };
}
