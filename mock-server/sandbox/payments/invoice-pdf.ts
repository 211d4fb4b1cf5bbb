// Creates a one-page PDF of an invoice with a standard font.

export interface InvoiceText {
  title: string;
  /** Label and value, in rows. */
  facts: [label: string, value: string][];
  /** Text and amount. */
  lines: [text: string, amount: string][];
  total: [text: string, amount: string];
  footer: string;
}

const [LEFT, RIGHT, TOP] = [56, 539, 770];

export function invoicePdf({ title, facts, lines, total, footer }: InvoiceText): Buffer {
  const page: string[] = [];
  let y = TOP;
  const text = (x: number, content: string, { size = 11, bold = false } = {}) =>
    page.push(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td ${literal(content)} Tj ET`);
  const rule = () => page.push(`0.8 G ${LEFT} ${y + 16} m ${RIGHT} ${y + 16} l S`);
  const row = ([label, amount]: [string, string], bold = false) => {
    text(LEFT, clip(label), { bold });
    text(RIGHT - 6 * amount.length, amount, { bold });
    y -= 22;
  };

  text(LEFT, title, { size: 22, bold: true });
  y -= 44;
  for (const [label, value] of facts) {
    text(LEFT, label, { bold: true });
    text(LEFT + 130, clip(value));
    y -= 20;
  }
  y -= 24;
  rule();
  for (const line of lines) row(line);
  rule();
  row(total, true);
  y -= 24;
  text(LEFT, footer, { size: 9 });
  return document(title, page.join('\n'));
}

/** Keeps long names on the page. */
const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Characters of the Windows code page that Latin-1 lacks. */
const WINDOWS: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
};

/**
 * A PDF string in the font's encoding. Unsupported letters lose their accents or become a question
 * mark.
 */
function literal(content: string): string {
  const bytes = [...content.normalize('NFC')].map((letter) => {
    const known = WINDOWS[letter] ?? letter.charCodeAt(0);
    if (known < 0x20) return ' ';
    if (known <= 0xff && (letter in WINDOWS || known < 0x7f || known >= 0xa0))
      return String.fromCharCode(known);
    const plain = letter.normalize('NFD').charAt(0);
    return plain >= ' ' && plain <= '~' ? plain : '?';
  });
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`;
}

function document(title: string, content: string): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const entries = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // Every character is a single byte here.
  return Buffer.from(file, 'latin1');
}
