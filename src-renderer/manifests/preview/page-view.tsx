/** One page on the desk: paper, its picture on a canvas, and its words over the picture. */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { drawnAlone } from '../../words/drawn-alone.ts';
import { say } from '../../words/say.ts';
import { emptyCanvas } from './empty-canvas.ts';
import type { PageBox } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import styles from './preview.module.css';
import { UnreadablePdf } from './unreadable-pdf.ts';

interface PageViewProps {
  readonly file: PdfFile;
  /** From 1. */
  readonly pageNumber: number;
  readonly box: PageBox;
  /** CSS pixels per point. */
  readonly scale: number;
  readonly pixelRatio: number;
  /** Called when the next page to draw is chosen. */
  readonly rankOf: (pageNumber: number) => number;
}

/** The zoom may still be changing: a page that has a picture is drawn sharp again only when it rests. */
const ZOOM_REST_MS = 90;

/** A page that a fast scroll only passes is not drawn at all. */
const PASSING_MS = 30;

export const PageView = drawnAlone(function PageView({
  file,
  pageNumber,
  box,
  scale,
  pixelRatio,
  rankOf,
}: PageViewProps) {
  const paper = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement | null>(null);
  const [stage, setStage] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const pixelsPerPoint = scale * pixelRatio;

  useEffect(() => {
    const left = new AbortController();
    const draw = async (): Promise<void> => {
      try {
        const rank = (): number => rankOf(pageNumber);
        const canvas = await file.draw({ pageNumber, pixelsPerPoint, rank, signal: left.signal });
        if (left.signal.aborted) return emptyCanvas(canvas);
        putPicture(paper.current, picture.current, canvas);
        picture.current = canvas;
        setStage('drawn');
      } catch (cause) {
        // An unreadable file is reported once for the whole document, by the code that opened it.
        if (!left.signal.aborted && !(cause instanceof UnreadablePdf)) setStage('failed');
      }
    };
    let rest = 0;
    // A file that was just opened is not scrolled yet.
    if (picture.current === null && !file.hasDrawn) void draw();
    else rest = window.setTimeout(() => void draw(), picture.current === null ? PASSING_MS : ZOOM_REST_MS);
    return () => {
      window.clearTimeout(rest);
      left.abort();
    };
  }, [file, pageNumber, pixelsPerPoint, rankOf]);

  useEffect(() => {
    const left = new AbortController();
    const container = words.current;
    const write = (): void => {
      if (container === null) return;
      // After the page's own picture, before the next page's.
      const rank = (): number => rankOf(pageNumber) + 0.5;
      file.writeText({ pageNumber, rank, signal: left.signal }, container).catch((cause: unknown) => {
        // Without its words the page still shows its picture; the drawing reports what is wrong with the page.
        if (!left.signal.aborted && !(cause instanceof UnreadablePdf)) container.replaceChildren();
      });
    };
    // Asked for at once, the words would be alone in the queue, and the picture would wait for them.
    const rest = window.setTimeout(write, PASSING_MS);
    return () => {
      window.clearTimeout(rest);
      left.abort();
      container?.replaceChildren();
      if (picture.current !== null) emptyCanvas(picture.current);
      picture.current?.remove();
      picture.current = null;
      file.release(pageNumber);
    };
  }, [file, pageNumber, rankOf]);

  const place: CSSProperties & Record<'--total-scale-factor', number> = {
    top: box.top,
    left: box.left,
    width: box.width,
    height: box.height,
    '--total-scale-factor': scale,
  };
  return (
    <article
      ref={paper}
      aria-label={say('manifests.preview.page', { page: pageNumber, count: file.pageCount })}
      aria-busy={stage === 'drawing'}
      data-page={pageNumber}
      data-stage={stage}
      className={styles.page}
      style={place}
    >
      {stage === 'failed' ? <PageFault pageNumber={pageNumber} /> : null}
      <div ref={words} className={styles.textLayer} />
    </article>
  );
});

/** The new picture is added before the old one is removed, so that zooming never flashes white. */
function putPicture(paper: HTMLElement | null, before: HTMLCanvasElement | null, canvas: HTMLCanvasElement): void {
  canvas.setAttribute('aria-hidden', 'true');
  paper?.prepend(canvas);
  if (before === null) return;
  before.remove();
  emptyCanvas(before);
}

function PageFault({ pageNumber }: { readonly pageNumber: number }) {
  return <p className={styles.pageFault}>{say('manifests.preview.page-fault', { page: pageNumber })}</p>;
}
