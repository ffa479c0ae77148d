/** Where pages lie, which are drawn, and that zooming keeps the point under the pointer. */
import { expect, test } from 'vitest';
import {
  anchorAt,
  layOutPages,
  PAGE_GAP,
  pageInFocus,
  pagesInView,
  scrollFor,
  widened,
} from '../../../src-renderer/manifests/preview/page-layout.ts';
import {
  ACTUAL_SIZE,
  openingZoom,
  percentOf,
  scaleOf,
  stepped,
  wheeled,
} from '../../../src-renderer/manifests/preview/zoom.ts';

const A4 = { width: 595, height: 842 };
const LABEL = { width: 288, height: 432 };
const VIEW = { width: 700, height: 600 };
const sheets = (count: number) => Array.from({ length: count }, () => A4);

test('pages lie below each other, each in the middle, with a gap between', () => {
  const { boxes, width, height } = layOutPages([A4, LABEL], 1, VIEW);
  const [first, second] = boxes;
  expect(first).toMatchObject({ page: 0, width: 595, height: 842 });
  expect(second?.top).toBe((first?.top ?? 0) + 842 + PAGE_GAP);
  expect(Math.abs((second?.left ?? 0) + 144 - width / 2)).toBeLessThanOrEqual(1);
  expect(height).toBeGreaterThan((second?.top ?? 0) + 432);
});

test('of 500 pages only those in view and one on either side are drawn', () => {
  const { boxes } = layOutPages(sheets(500), 1, VIEW);
  const middle = boxes[250];
  const range = pagesInView(boxes, (middle?.top ?? 0) + 10, VIEW.height);
  expect(range).toEqual({ first: 250, last: 250 });
  expect(widened({ first: 250, last: 250 }, 500)).toEqual({ first: 249, last: 251 });
  expect(widened({ first: 0, last: 499 }, 500)).toEqual({ first: 0, last: 499 });
});

test('two pages that share the view are both drawn', () => {
  const { boxes } = layOutPages(sheets(3), 1, VIEW);
  expect(pagesInView(boxes, (boxes[1]?.top ?? 0) - 100, VIEW.height)).toEqual({ first: 0, last: 1 });
  // It begins where the view ends.
  expect(pagesInView(boxes, (boxes[1]?.top ?? 0) - VIEW.height, VIEW.height)).toEqual({ first: 0, last: 0 });
});

test('a desk without pages draws none', () => {
  expect(pagesInView([], 0, 600)).toBeNull();
});

test('at the end of the scroll one is on the last page, however short it is', () => {
  const layout = layOutPages([A4, { width: 595, height: 50 }], 1, VIEW);
  expect(pageInFocus(layout.boxes, layout.height - VIEW.height, VIEW.height, layout.height)).toBe(1);
  expect(pageInFocus(layout.boxes, 0, VIEW.height, layout.height)).toBe(0);
  // All of it is in view, and nobody has scrolled.
  expect(pageInFocus(layout.boxes, 0, layout.height, layout.height)).toBe(0);
});

test('zooming keeps the point under the pointer', () => {
  const sizes = sheets(40);
  const before = layOutPages(sizes, 1, VIEW);
  const pointer = { x: 420, y: 333 };
  const anchor = anchorAt(before, { left: 0, top: 12_345 }, pointer);
  if (anchor === null) throw new Error('a desk with pages has an anchor');
  const after = layOutPages(sizes, 2.5, VIEW);
  const scroll = scrollFor(after, anchor);
  if (scroll === null) throw new Error('the page is still there');
  const again = anchorAt(after, scroll, pointer);
  expect(again?.page).toBe(anchor.page);
  expect(again?.across).toBeCloseTo(anchor.across, 5);
  expect(again?.down).toBeCloseTo(anchor.down, 5);
});

test('fit width fills the width, fit page shows the whole page', () => {
  const wide = scaleOf({ kind: 'fit-width' }, [A4], VIEW);
  expect(Math.floor(A4.width * wide)).toBe(VIEW.width - 48);
  const whole = scaleOf({ kind: 'fit-page' }, [A4], VIEW);
  expect(A4.height * whole).toBeLessThanOrEqual(VIEW.height - 48);
  const across = { width: A4.height * 2, height: A4.width };
  expect(across.width * scaleOf({ kind: 'fit-page' }, [across], VIEW)).toBeLessThanOrEqual(VIEW.width - 48);
});

test('a whole page fits also where that is smaller than any step; smaller and larger go on from there', () => {
  const roll = { width: 200, height: 12_000 };
  const whole = scaleOf({ kind: 'fit-page' }, [roll], VIEW);
  expect(roll.height * whole).toBeLessThanOrEqual(VIEW.height - 48);
  expect(stepped(whole, 1)).toEqual({ kind: 'fixed', percent: 25 });
  expect(stepped(whole, -1)).toEqual({ kind: 'fixed', percent: percentOf(whole) });
  expect(wheeled(whole, 100).percent).toBeLessThanOrEqual((whole / ACTUAL_SIZE) * 100);
  expect(scaleOf({ kind: 'fit-page' }, [A4], { width: 20, height: 20 })).toBeGreaterThan(0);
});

test('a sheet opens as wide as the desk, a label in its real size', () => {
  expect(openingZoom([A4], VIEW)).toEqual({ kind: 'fit-width' });
  expect(openingZoom([LABEL], VIEW)).toEqual({ kind: 'fixed', percent: 100 });
});

test('zoom steps go on from any size and stop at their ends', () => {
  expect(stepped(ACTUAL_SIZE * 0.69, 1)).toEqual({ kind: 'fixed', percent: 75 });
  expect(stepped(ACTUAL_SIZE * 0.69, -1)).toEqual({ kind: 'fixed', percent: 67 });
  expect(stepped(ACTUAL_SIZE, 1)).toEqual({ kind: 'fixed', percent: 110 });
  expect(stepped(ACTUAL_SIZE, -1)).toEqual({ kind: 'fixed', percent: 90 });
  expect(stepped(ACTUAL_SIZE * 4, 1)).toEqual({ kind: 'fixed', percent: 400 });
  expect(stepped(ACTUAL_SIZE * 0.25, -1)).toEqual({ kind: 'fixed', percent: 25 });
});

test('the wheel zooms both ways alike and never past the ends', () => {
  const closer = wheeled(ACTUAL_SIZE, -100);
  expect(closer.percent).toBeCloseTo(120);
  const back = wheeled((closer.percent / 100) * ACTUAL_SIZE, 100);
  expect(back.percent).toBeCloseTo(100);
  expect(wheeled(ACTUAL_SIZE * 4, -10_000).percent).toBe(400);
  expect(percentOf(ACTUAL_SIZE)).toBe(100);
});
