// Text for a PDF without embedded fonts: Helvetica with the letters of European languages, and for Chinese, Japanese and
// Korean, Greek and Cyrillic, a font that readers provide.

/** Widths of Helvetica's letters from the space to `~`, in thousandths of the size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const WIDE = /[\u0370-\u04ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

const plainOf = (letter: string) => STROKED[letter] ?? letter.normalize('NFD').charAt(0);

export const widthOf = (text: string, size: number): number =>
  [...text.normalize('NFC')].reduce(
    (sum, letter) =>
      sum + (WIDE.test(letter) ? 1000 : (WIDTHS[(plainOf(letter).codePointAt(0) ?? 0) - 0x20] ?? 556)),
    0,
  ) *
  (size / 1000);

/** Breaks a text into lines, between words, or between letters where there are none. */
export function wrapped(text: string, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\s+|[^\s\u2e80-\uffef]+|[\u2e80-\uffef]/g) ?? []) {
    if (line !== '' && widthOf(line + part, size) > most) {
      lines.push(line);
      line = '';
    }
    for (const letter of line === '' ? part.trimStart() : part) {
      if (widthOf(line + letter, size) > most) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** Characters of the Windows code page that Latin-1 lacks. */
const WINDOWS: Record<string, number> = {
  ...{ '€': 0x80, '…': 0x85, Š: 0x8a, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94 },
  ...{ '–': 0x96, '—': 0x97, š: 0x9a, ž: 0x9e, Ÿ: 0x9f },
};
const STROKED: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };
const STROKED_NAMES: Record<string, string> = {
  ł: 'lslash',
  Ł: 'Lslash',
  đ: 'dcroat',
  Đ: 'Dcroat',
  ı: 'dotlessi',
};
/** The names of glyphs end with that of their accent. */
const ACCENTS: Record<string, string> = {
  ...{ '\u0300': 'grave', '\u0301': 'acute', '\u0302': 'circumflex', '\u0303': 'tilde', '\u0304': 'macron' },
  ...{
    '\u0306': 'breve',
    '\u0307': 'dotaccent',
    '\u0308': 'dieresis',
    '\u030a': 'ring',
    '\u030b': 'hungarumlaut',
  },
  ...{ '\u030c': 'caron', '\u0326': 'commaaccent', '\u0327': 'cedilla', '\u0328': 'ogonek' },
};

function glyphOf(letter: string): string | undefined {
  const [base, accent = '', ...more] = letter.normalize('NFD');
  const known = STROKED_NAMES[letter] ?? (ACCENTS[accent] && `${base}${ACCENTS[accent]}`);
  return more.length === 0 && /^[A-Za-z]+$/.test(known ?? '') ? known : undefined;
}

/** The last code below the letters; they are free for glyphs that the code page lacks. */
const MOST_EXTRAS = 0x1f;

/** Writes text into a page, and knows the fonts that it needs then. */
export function createPdfText() {
  const extras = new Map<string, number>();
  let wide = '';

  const codeOf = (letter: string): number => {
    const code = WINDOWS[letter] ?? letter.codePointAt(0) ?? 0;
    if (code >= 0x20 && (code < 0x7f || (code >= 0xa0 && code <= 0xff) || letter in WINDOWS)) return code;
    const known = extras.get(letter);
    if (known !== undefined) return known;
    if (glyphOf(letter) && extras.size < MOST_EXTRAS) {
      extras.set(letter, extras.size + 1);
      return extras.size;
    }
    const plain = plainOf(letter);
    return (plain >= ' ' && plain <= '~' ? plain : code < 0x20 ? ' ' : '?').charCodeAt(0);
  };

  return {
    /** The operators that show a text with one of the page's fonts. */
    show(text: string, font: string, size: number): string {
      const runs =
        text.normalize('NFC').match(new RegExp(`${WIDE.source}+|[^${WIDE.source.slice(1)}+`, 'gu')) ?? [];
      return runs
        .map((run) => {
          if (!WIDE.test(run)) {
            const codes = [...run].map((one) => literal(codeOf(one)));
            return `/${font} ${size} Tf (${codes.join('')}) Tj`;
          }
          wide += run;
          const units = Array.from({ length: run.length }, (_, i) => hex(run.charCodeAt(i), 4));
          return `/F3 ${size} Tf <${units.join('')}> Tj`;
        })
        .join(' ');
    },

    /** The encoding of the Latin fonts. */
    encoding: () =>
      `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${[...extras].map(([letter, code]) => `${code} /${glyphOf(letter)}`).join(' ')}] >>`,

    /** The font F3, of which readers have one for each language. */
    wideFont(): string {
      const [name, ordering, map] = /[\uac00-\ud7af]/.test(wide)
        ? ['HYGoThic-Medium', 'Korea1', 'UniKS-UTF16-H']
        : /^[\u4e00-\u9fff\s]+$/.test(wide)
          ? ['STSong-Light', 'GB1', 'UniGB-UTF16-H']
          : ['HeiseiKakuGo-W5', 'Japan1', 'UniJIS-UTF16-H'];
      const descriptor = `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>`;
      const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /DW 1000 /FontDescriptor ${descriptor} >>`;
      return `<< /Type /Font /Subtype /Type0 /BaseFont /${name}-${map} /Encoding /${map} /DescendantFonts [${descendant}] >>`;
    },
  };
}

/** A byte of a string in parentheses. */
function literal(code: number): string {
  if (code < 0x20) return `\\${code.toString(8).padStart(3, '0')}`;
  return String.fromCharCode(code).replace(/[\\()]/, '\\$&');
}

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');

/** A text of the document's properties, in UTF-16. */
export const pdfString = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i), 4)).join('')}>`;
