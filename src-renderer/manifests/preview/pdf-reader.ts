/** The settings for reading a PDF: it comes from a network and is untrusted, so everything it can switch on is off. */
import { getDocument, type PDFDocumentLoadingTask, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { createReadyThreads } from './ready-threads.ts';

const workerUrl = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** A folder of pdf.js that the build ships beside the page (electron.vite.config.ts). The slash at the end is needed. */
const shipped = (folder: string): string => new URL(`pdfjs/${folder}/`, document.baseURI).href;

/** 64 Mpx: an A4 page scanned at 600 dpi has 35. A larger image is a decompression bomb, not a manifest. */
const LARGEST_IMAGE_PIXELS = 2 ** 26;

export interface PdfReader {
  readonly task: PDFDocumentLoadingTask;
  /** Ends the thread at once, even in the middle of a page. */
  end(): void;
}

const threads = createReadyThreads(startThread, (milliseconds, then) => void window.setTimeout(then, milliseconds));

/**
 * Starts threads ahead, one for each expected file, so that their script is loaded by the time there is a file. Each
 * reads one file, as every thread does; unused ones are ended.
 */
export const expectFiles = threads.expectFiles;

/** In milliseconds, for a PDF that never came because somebody went on with something else. */
const ONE_WAITS = 60_000;

/** One file may come soon: its thread starts now, because its script is larger than all of the page. */
export function expectOne(milliseconds = ONE_WAITS): void {
  threads.expectOne(milliseconds);
}

function startThread(): Worker {
  const thread = new Worker(workerUrl, { type: 'module', name: 'pdf-reader' });
  // The file that comes starts another thread, and reports what is wrong.
  thread.addEventListener('error', () => threads.drop(thread), { once: true });
  return thread;
}

/**
 * Takes a reader thread for one file alone. `bytes` are transferred: they are empty afterwards. `onBroken` is called
 * when the thread's script cannot be loaded, or fails outside of a request.
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
    // Without WebAssembly the page's policy needs no 'wasm-unsafe-eval'; pdf.js then uses its plain script decoders.
    useWasm: false,
    useWorkerFetch: true,
    // The shipped fonts look the same on every computer; a system's own fonts may be wider.
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
