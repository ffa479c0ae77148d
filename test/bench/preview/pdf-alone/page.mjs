/**
 * The bytes are here before the clock starts. What is timed: a reader's thread of its own, the document, page 1 on a
 * canvas.
 */
import { getDocument, PDFWorker } from './pdf.mjs';

const kept = await (await fetch('./manifest.pdf')).arrayBuffer();

/** Milliseconds until page 1 is drawn, `width` canvas pixels wide. */
globalThis.drawFirst = async (/** @type {number} */ width) => {
  const data = new Uint8Array(kept.slice(0));
  const began = performance.now();
  const thread = new Worker(new URL('./pdf.worker.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({ data, worker, disableAutoFetch: true });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  document.body.replaceChildren(canvas);
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  const taken = performance.now() - began;
  await task.destroy();
  worker.destroy();
  thread.terminate();
  return taken;
};
document.documentElement.dataset.ready = 'true';
