/**
 * Where each page is on the desk at a given scale. Pure arithmetic, so that zooming and jumping can be checked without
 * a screen.
 */

/** In PDF points (1/72 in), as the page is shown: its rotation is already applied. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels from the desk's top left corner. */
export interface PageBox {
  /** From 0. */
  readonly page: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface DeskLayout {
  readonly boxes: readonly PageBox[];
  readonly width: number;
  readonly height: number;
}

/** The part of the desk that can be seen. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** From 0, both ends included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

export const DESK_MARGIN = 24;
export const PAGE_GAP = 16;

/** Pages are one below the other, each in the middle of the desk. */
export function layOutPages(sizes: readonly PageSize[], scale: number, viewport: Viewport): DeskLayout {
  const widest = sizes.reduce((width, size) => Math.max(width, Math.floor(size.width * scale)), 0);
  const deskWidth = Math.max(viewport.width, widest + 2 * DESK_MARGIN);
  let top = DESK_MARGIN;
  const boxes = sizes.map((size, page) => {
    const width = Math.floor(size.width * scale);
    const height = Math.floor(size.height * scale);
    const box = { page, top, left: Math.floor((deskWidth - width) / 2), width, height };
    top += height + PAGE_GAP;
    return box;
  });
  return { boxes, width: deskWidth, height: top - PAGE_GAP + DESK_MARGIN };
}

/** The pages that touch the visible strip; null on a desk without pages. */
export function pagesInView(boxes: readonly PageBox[], scrollTop: number, viewHeight: number): PageRange | null {
  if (boxes.length === 0) return null;
  const first = firstEndingAfter(boxes, scrollTop);
  let last = first;
  for (let next = boxes[last + 1]; next !== undefined && next.top < scrollTop + viewHeight; next = boxes[last + 1]) {
    last += 1;
  }
  return { first, last };
}

/** One more page on either side, drawn ahead of the scroll. */
export function widened(range: PageRange, pageCount: number): PageRange {
  return { first: Math.max(0, range.first - 1), last: Math.min(pageCount - 1, range.last + 1) };
}

/**
 * The page that a person would say they are on: the one under a line a third down the view. At the end, the last page.
 */
export function pageInFocus(
  boxes: readonly PageBox[],
  scrollTop: number,
  viewHeight: number,
  deskHeight: number,
): number {
  if (scrollTop > 0 && scrollTop + viewHeight >= deskHeight - 1) return boxes.length - 1;
  return firstEndingAfter(boxes, scrollTop + viewHeight / 3);
}

/** Binary search: documents of hundreds of pages are scrolled at 60 frames a second. */
function firstEndingAfter(boxes: readonly PageBox[], position: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle];
    if (box !== undefined && box.top + box.height + PAGE_GAP / 2 <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A point of a page that stays at the same place of the view while the scale changes. */
export interface Anchor {
  readonly page: number;
  /** Parts of the page's width and height; beyond 0 and 1 in the margins. */
  readonly across: number;
  readonly down: number;
  readonly viewX: number;
  readonly viewY: number;
}

export function anchorAt(
  layout: DeskLayout,
  scroll: { readonly left: number; readonly top: number },
  view: { readonly x: number; readonly y: number },
): Anchor | null {
  const page = firstEndingAfter(layout.boxes, scroll.top + view.y);
  const box = layout.boxes[page];
  if (box === undefined) return null;
  return {
    page,
    across: (scroll.left + view.x - box.left) / box.width,
    down: (scroll.top + view.y - box.top) / box.height,
    viewX: view.x,
    viewY: view.y,
  };
}

/** Where to scroll so that the anchor is where it was. */
export function scrollFor(layout: DeskLayout, anchor: Anchor): { left: number; top: number } | null {
  const box = layout.boxes[anchor.page];
  if (box === undefined) return null;
  return {
    left: box.left + anchor.across * box.width - anchor.viewX,
    top: box.top + anchor.down * box.height - anchor.viewY,
  };
}
