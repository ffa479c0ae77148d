/**
 * The size at which the paper is shown. 100 % is the paper's real size: 96 CSS pixels to the inch, 72 points to the
 * inch.
 */
import { DESK_MARGIN, type PageSize, type Viewport } from './page-layout.ts';

export type Zoom =
  | { readonly kind: 'fit-width' }
  | { readonly kind: 'fit-page' }
  | { readonly kind: 'fixed'; readonly percent: number };

/** CSS pixels per point at 100 %. */
export const ACTUAL_SIZE = 96 / 72;

const STEPS = [25, 33, 50, 67, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400] as const;
const SMALLEST = 25;
const LARGEST = 400;
const SMALLEST_FIT = 1;

/** CSS pixels per point. */
export function scaleOf(zoom: Zoom, sizes: readonly PageSize[], viewport: Viewport): number {
  if (zoom.kind === 'fixed') return scaleOfPercent(zoom.percent);
  const widest = sizes.reduce((width, size) => Math.max(width, size.width), 1);
  const tallest = sizes.reduce((height, size) => Math.max(height, size.height), 1);
  const acrossScale = (viewport.width - 2 * DESK_MARGIN) / widest;
  const downScale = (viewport.height - 2 * DESK_MARGIN) / tallest;
  const scale = zoom.kind === 'fit-width' ? acrossScale : Math.min(acrossScale, downScale);
  // All of a long roll, or of a sheet on a small desk, is smaller than any step.
  return Math.min(scaleOfPercent(LARGEST), Math.max(scaleOfPercent(SMALLEST_FIT), scale));
}

/** A sheet opens as wide as the desk, unless that would enlarge it: then it opens in its real size. */
export function openingZoom(sizes: readonly PageSize[], viewport: Viewport): Zoom {
  const wide: Zoom = { kind: 'fit-width' };
  return scaleOf(wide, sizes, viewport) > 1.35 * ACTUAL_SIZE ? { kind: 'fixed', percent: 100 } : wide;
}

export function scaleOfPercent(percent: number): number {
  return (percent / 100) * ACTUAL_SIZE;
}

export function percentOf(scale: number): number {
  return Math.round((scale / ACTUAL_SIZE) * 100);
}

/** The next step up or down from any size, also from one between two steps, after a fit or the wheel. */
export function stepped(scale: number, direction: 1 | -1): Zoom {
  const now = percentOf(scale);
  const percent = direction === 1 ? STEPS.find((step) => step > now) : STEPS.findLast((step) => step < now);
  return { kind: 'fixed', percent: percent ?? (direction === 1 ? LARGEST : Math.min(SMALLEST, now)) };
}

/** The wheel zooms smoothly: one notch (100 px of delta) is a fifth. */
export function wheeled(scale: number, deltaY: number): Extract<Zoom, { kind: 'fixed' }> {
  const factor = 1.2 ** (-Math.max(-300, Math.min(300, deltaY)) / 100);
  // A fit may be smaller: it is not enlarged by a turn that makes smaller.
  const smallest = Math.min(scaleOfPercent(SMALLEST), scale);
  const next = Math.min(scaleOfPercent(LARGEST), Math.max(smallest, scale * factor));
  return { kind: 'fixed', percent: (next / ACTUAL_SIZE) * 100 };
}
