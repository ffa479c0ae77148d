/** The desk with the pages: its scroll position, its zoom, and which pages are near enough to be drawn. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reachedByKeys } from '../../ui/reached-by-keys.ts';
import {
  type Anchor,
  anchorAt,
  DESK_MARGIN,
  type DeskLayout,
  layOutPages,
  type PageRange,
  type PageSize,
  pageInFocus,
  pagesInView,
  scrollFor,
  type Viewport,
  widened,
} from './page-layout.ts';
import { openingZoom, scaleOf, type Zoom } from './zoom.ts';

export interface Desk {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: DeskLayout;
  /** CSS pixels per point. */
  readonly scale: number;
  readonly zoom: Zoom;
  /** From 0. */
  readonly currentPage: number;
  /** The pages that have a canvas; null until the desk is measured. */
  readonly drawn: PageRange | null;
  /** `at`: the point of the view that stays in place; by default its middle. */
  zoomTo(zoom: Zoom, at?: { readonly x: number; readonly y: number }): void;
  goTo(page: number): void;
  /** In parts of the view's height. */
  scrollBy(views: number): void;
  onScroll(): void;
}

interface Position {
  readonly currentPage: number;
  readonly drawn: PageRange | null;
}

export function useDesk(sizes: readonly PageSize[]): Desk {
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const [viewport, setViewport] = useState<Viewport | null>(null);
  const [chosenZoom, setChosenZoom] = useState<Zoom | null>(null);
  const [position, setPosition] = useState<Position>({ currentPage: 0, drawn: null });

  const view = viewport ?? UNMEASURED;
  const zoom = chosenZoom ?? openingZoom(sizes, view);
  const scale = scaleOf(zoom, sizes, view);
  const layout = useMemo(() => layOutPages(sizes, scale, view), [sizes, scale, view]);

  const readPosition = useCallback(() => {
    const element = scroller.current;
    if (element === null || viewport === null) return;
    setPosition((before) => samePosition(before, positionOf(layout, element)));
  }, [layout, viewport]);

  useLayoutEffect(() => measured(scroller, setViewport), []);

  // After a new scale or new page sizes the anchored point returns to the same place of the view, before the paint.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const target = anchor.current === null ? null : scrollFor(layout, anchor.current);
    if (target !== null) element.scrollTo({ ...target, behavior: 'instant' });
    readPosition();
    anchor.current = anchorAt(layout, scrollOf(element), { x: element.clientWidth / 2, y: DESK_MARGIN });
  }, [layout, readPosition]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    anchor.current = anchorAt(layout, scrollOf(element), { x: element.clientWidth / 2, y: DESK_MARGIN });
    readPosition();
  }, [layout, readPosition]);

  return {
    scroller,
    layout,
    scale,
    zoom,
    ...position,
    zoomTo: (next, at) => {
      const element = scroller.current;
      if (element !== null) {
        const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
        anchor.current = anchorAt(layout, scrollOf(element), at ?? middle);
      }
      setChosenZoom(next);
    },
    goTo: (page) => {
      const box = layout.boxes[page];
      if (box === undefined) return;
      // Both margins of the page show, so that it looks like the start of a sheet.
      scroller.current?.scrollTo({ top: box.top - DESK_MARGIN, behavior: 'instant' });
    },
    scrollBy: (views) => scroller.current?.scrollBy({ top: views * view.height, behavior: 'instant' }),
    onScroll,
  };
}

/** Any size will do before the first measure, which comes before the first paint. */
const UNMEASURED: Viewport = { width: 800, height: 600 };

function measured(scroller: RefObject<HTMLDivElement | null>, tell: (viewport: Viewport) => void): () => void {
  const element = scroller.current;
  if (element === null) return () => undefined;
  reachedByKeys(element);
  const measure = (): void => tell({ width: element.clientWidth, height: element.clientHeight });
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

function scrollOf(element: HTMLElement): { left: number; top: number } {
  return { left: element.scrollLeft, top: element.scrollTop };
}

function positionOf(layout: DeskLayout, element: HTMLElement): Position {
  const inView = pagesInView(layout.boxes, element.scrollTop, element.clientHeight);
  return {
    currentPage: pageInFocus(layout.boxes, element.scrollTop, element.clientHeight, layout.height),
    drawn: inView === null ? null : widened(inView, layout.boxes.length),
  };
}

/** The same object while nothing changed, so that scrolling within a page renders nothing. */
function samePosition(before: Position, now: Position): Position {
  const same =
    before.currentPage === now.currentPage &&
    before.drawn?.first === now.drawn?.first &&
    before.drawn?.last === now.drawn?.last;
  return same ? before : now;
}
