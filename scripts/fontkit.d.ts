declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number;
    path: { scale(x: number, y: number): { toSVG(): string } };
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    /** The code points that have a glyph. */
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(index: number): Glyph;
    layout(text: string, features: Record<string, boolean>): { positions: { xAdvance: number }[] };
  }
  export function create(bytes: Buffer): Font;
}
