/** Where a window is, in CSS pixels. Without a desktop there is no frame around it: outside and inside are the same. */

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
