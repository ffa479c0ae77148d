/** Thumbnails of the pages, at the left: they show where you are in a long manifest, and take you elsewhere. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import { say } from '../../words/say.ts';
import { emptyCanvas } from './empty-canvas.ts';
import type { PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-file.ts';
import styles from './preview.module.css';
import { UnreadablePdf } from './unreadable-pdf.ts';

const THUMB_WIDTH = 68;
const THUMB_TALLEST = 104;
/** The page number under the picture, and the space around both. */
const THUMB_FRAME = 40;

interface PageListProps {
  readonly file: PdfFile;
  readonly sizes: readonly PageSize[];
  /** From 0. */
  readonly currentPage: number;
  readonly pixelRatio: number;
  readonly onChoose: (page: number) => void;
}

export function PageList({ file, sizes, currentPage, pixelRatio, onChoose }: PageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const current = useRef(currentPage);
  current.current = currentPage;
  const rows = useVirtualizer({
    count: sizes.length,
    getScrollElement: () => scroller.current,
    estimateSize: (page) => thumbSize(sizes[page]).height + THUMB_FRAME,
    overscan: 2,
  });

  useEffect(() => {
    rows.scrollToIndex(currentPage, { align: 'auto' });
    const list = scroller.current;
    if (list === null || !list.contains(document.activeElement)) return;
    // The keyboard walks the list: the focus follows the page, once its row is there.
    const frame = requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-current]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [rows, currentPage]);

  return (
    <nav ref={scroller} aria-label={say('manifests.preview.pages')} className={styles.pageList}>
      <ol style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <li key={row.key} style={{ transform: `translateY(${row.start}px)` }}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={say('manifests.preview.go-to', { page: row.index + 1 })}
              aria-current={row.index === currentPage ? 'page' : undefined}
              tabIndex={row.index === currentPage ? 0 : -1}
              onClick={() => onChoose(row.index)}
            >
              <Thumb
                current={current}
                file={file}
                pageNumber={row.index + 1}
                size={sizes[row.index]}
                pixelRatio={pixelRatio}
              />
              <span aria-hidden="true">{row.index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ThumbProps {
  /** The page on the desk now, from 0. */
  readonly current: RefObject<number>;
  readonly file: PdfFile;
  readonly pageNumber: number;
  readonly size: PageSize | undefined;
  readonly pixelRatio: number;
}

function Thumb({ current, file, pageNumber, size, pixelRatio }: ThumbProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const { width, height } = thumbSize(size);
  const pixelsPerPoint = (width / (size?.width ?? width)) * pixelRatio;

  useEffect(() => {
    const left = new AbortController();
    let shown: HTMLCanvasElement | null = null;
    // After every page of the desk, the nearest first.
    file
      .draw({
        pageNumber,
        pixelsPerPoint,
        rank: () => 10_000 + Math.abs(pageNumber - 1 - current.current),
        signal: left.signal,
      })
      .then((canvas) => {
        if (left.signal.aborted) return emptyCanvas(canvas);
        shown = canvas;
        holder.current?.replaceChildren(canvas);
      })
      .catch((cause: unknown) => {
        // A blank sheet with its number stays; the desk says what is wrong with the page or the file.
        if (!left.signal.aborted && !(cause instanceof UnreadablePdf)) holder.current?.replaceChildren();
      });
    return () => {
      left.abort();
      // Perhaps nobody ever looks at the page itself; if it is on the desk too, it is parsed again when needed.
      file.release(pageNumber);
      if (shown === null) return;
      shown.remove();
      emptyCanvas(shown);
    };
  }, [file, pageNumber, pixelsPerPoint, current]);

  return <span ref={holder} className={styles.thumbPaper} style={{ width, height }} />;
}

function thumbSize(size: PageSize | undefined): { width: number; height: number } {
  if (size === undefined) return { width: THUMB_WIDTH, height: THUMB_TALLEST };
  const scale = Math.min(THUMB_WIDTH / size.width, THUMB_TALLEST / size.height);
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}
