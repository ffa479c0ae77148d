/** Frees a canvas: it keeps its memory until it is collected, unless it has no pixels. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
