/** The part of fontkit (pdfkit's own reader of fonts, which brings no types) that is used here. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function openSync(path: string): Font;
}
