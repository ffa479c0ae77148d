/** The manifest as paper on a desk: what will come out of the printer, shown by our own viewer on pdf.js. */
import { useEffect, useRef, useState } from 'react';
import { useActions } from '../../keyboard/actions-store.ts';
import { Told } from '../../ui/told.tsx';
import { say } from '../../words/say.ts';
import { PageList } from './page-list.tsx';
import { PageView } from './page-view.tsx';
import styles from './preview.module.css';
import { type PreviewCommand, runPreviewKey } from './preview-keys.ts';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { UnreadablePaper } from './unreadable-paper.tsx';
import { type Desk, useDesk } from './use-desk.ts';
import type { PdfState } from './use-pdf.ts';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { useShownWidth } from './use-shown-width.ts';
import { scaleOfPercent, stepped, wheeled } from './zoom.ts';

/** In CSS pixels: below this the paper needs all of the width. */
const ROOM_FOR_LIST = 620;

type ShownPdf = Pick<Extract<PdfState, { kind: 'shown' }>, 'file' | 'sizes'>;

export function Preview({ pdf }: { readonly pdf: PdfState }) {
  const frame = useShownWidth();
  switch (pdf.kind) {
    case 'shown':
      return <ShownPreview pdf={pdf} frame={frame} />;
    case 'reading':
      return (
        <section
          ref={frame.ref}
          aria-label={say('manifests.preview.label')}
          aria-busy="true"
          className={styles.preview}
        >
          <div className={styles.toolbar} />
          <div className={styles.waitingDesk}>
            <div className={styles.waitingPaper} />
            <Told unseen>{say('manifests.preview.reading')}</Told>
          </div>
        </section>
      );
    case 'unreadable':
    case 'not-read':
      return (
        <section aria-label={say('manifests.preview.label')} className={styles.preview}>
          <UnreadablePaper pdf={pdf} />
        </section>
      );
  }
}

interface ShownPreviewProps {
  readonly pdf: ShownPdf;
  readonly frame: ReturnType<typeof useShownWidth>;
}

function ShownPreview({ pdf: { file, sizes }, frame }: ShownPreviewProps) {
  const desk = useDesk(sizes);
  const pixelRatio = usePixelRatio();
  const [listChosen, setListChosen] = useState<boolean | null>(null);
  const listShown = listChosen ?? frame.width >= ROOM_FOR_LIST;
  const [said, setSaid] = useState('');
  const current = useRef(0);
  current.current = desk.currentPage;
  // The same function for every render, so that nothing is drawn again; its answer follows the scroll.
  const [rankOf] = useState(() => (pageNumber: number) => Math.abs(pageNumber - 1 - current.current));

  const run = (command: PreviewCommand): void => setSaid(carryOut(command, desk, sizes.length));
  useActions([
    {
      label: say('manifests.preview.zoom-in'),
      group: 'manifests',
      keys: 'mod+=',
      repeats: true,
      run: () => run('zoom-in'),
    },
    {
      label: say('manifests.preview.zoom-out'),
      group: 'manifests',
      keys: 'mod+-',
      repeats: true,
      run: () => run('zoom-out'),
    },
    {
      label: say('manifests.preview.action.real-size'),
      group: 'manifests',
      keys: 'mod+0',
      run: () => run('actual-size'),
    },
    {
      label: say('manifests.preview.action.fit-width'),
      group: 'manifests',
      keys: 'alt+w',
      run: () => run('fit-width'),
    },
    { label: say('manifests.preview.action.fit-page'), group: 'manifests', keys: 'alt+p', run: () => run('fit-page') },
  ]);
  useWheelZoom(desk);

  return (
    <section
      ref={frame.ref}
      aria-label={say('manifests.preview.label')}
      className={styles.preview}
      onKeyDown={(event) => runPreviewKey(event, run)}
    >
      <PreviewToolbar
        currentPage={desk.currentPage}
        pageCount={sizes.length}
        scale={desk.scale}
        zoom={desk.zoom}
        listShown={listShown}
        onRun={run}
        onGoTo={desk.goTo}
        onPercent={(percent) => desk.zoomTo({ kind: 'fixed', percent })}
        onToggleList={() => setListChosen(!listShown)}
      />
      <div className="panes">
        {listShown && sizes.length > 1 ? (
          <PageList
            file={file}
            sizes={sizes}
            currentPage={desk.currentPage}
            pixelRatio={pixelRatio}
            onChoose={desk.goTo}
          />
        ) : null}
        <div ref={desk.scroller} className={styles.desk} onScroll={desk.onScroll}>
          <div className={styles.deskArea} style={{ width: desk.layout.width, height: desk.layout.height }}>
            <Pages desk={desk} pdf={{ file, sizes }} pixelRatio={pixelRatio} rankOf={rankOf} />
          </div>
        </div>
      </div>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

interface PagesProps {
  readonly desk: Desk;
  readonly pdf: ShownPdf;
  readonly pixelRatio: number;
  readonly rankOf: (pageNumber: number) => number;
}

function Pages({ desk, pdf, pixelRatio, rankOf }: PagesProps) {
  if (desk.drawn === null) return null;
  return desk.layout.boxes
    .slice(desk.drawn.first, desk.drawn.last + 1)
    .map((box) => (
      <PageView
        key={box.page}
        file={pdf.file}
        pageNumber={box.page + 1}
        box={box}
        scale={desk.scale}
        pixelRatio={pixelRatio}
        rankOf={rankOf}
      />
    ));
}

/** Ctrl and the wheel (or a pinch, which arrives as the same event) zoom at the pointer. */
function useWheelZoom(desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  const { scroller } = desk;
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    // Not React's onWheel: that one is passive and cannot keep the browser from zooming the whole app.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const frame = element.getBoundingClientRect();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33;
      const at = { x: event.clientX - frame.left, y: event.clientY - frame.top };
      const { zoomTo, scale } = latest.current;
      const zoom = wheeled(scale, pixels);
      zoomTo(zoom, at);
      // The wheel may turn several notches within one frame: the next one starts from here, not from what is on the
      // screen.
      latest.current = { ...latest.current, scale: scaleOfPercent(zoom.percent) };
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller]);
}

/** Runs the command, and returns what a screen reader should say. */
function carryOut(command: PreviewCommand, desk: Desk, pageCount: number): string {
  const toPage = (page: number): string => {
    const reachable = Math.min(pageCount - 1, Math.max(0, page));
    desk.goTo(reachable);
    return say('manifests.preview.page', { page: reachable + 1, count: pageCount });
  };
  const box = desk.layout.boxes[desk.currentPage];
  const pageIsWhole = desk.zoom.kind === 'fit-page' && box !== undefined;
  switch (command) {
    case 'zoom-in':
    case 'zoom-out': {
      const zoom = stepped(desk.scale, command === 'zoom-in' ? 1 : -1);
      desk.zoomTo(zoom);
      return zoom.kind === 'fixed' ? say('manifests.preview.zoomed', { percent: zoom.percent }) : '';
    }
    case 'actual-size':
      desk.zoomTo({ kind: 'fixed', percent: 100 });
      return say('manifests.preview.zoomed', { percent: 100 });
    case 'fit-width':
      desk.zoomTo({ kind: 'fit-width' });
      return say('manifests.preview.fit-width');
    case 'fit-page':
      desk.zoomTo({ kind: 'fit-page' });
      return say('manifests.preview.fit-page');
    case 'view-up':
      return pageIsWhole ? toPage(desk.currentPage - 1) : scrolled(desk, -0.9);
    case 'view-down':
      return pageIsWhole ? toPage(desk.currentPage + 1) : scrolled(desk, 0.9);
    case 'line-up':
      return scrolled(desk, -0.1);
    case 'line-down':
      return scrolled(desk, 0.1);
    case 'previous-page':
      return toPage(desk.currentPage - 1);
    case 'next-page':
      return toPage(desk.currentPage + 1);
    case 'first-page':
      return toPage(0);
    case 'last-page':
      return toPage(pageCount - 1);
  }
}

function scrolled(desk: Desk, views: number): string {
  desk.scrollBy(views);
  return '';
}
