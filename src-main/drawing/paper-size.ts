/** The paper that our sheets are drawn for. */

/** Upright, in millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export const pointsPerMillimetre = 72 / 25.4;
