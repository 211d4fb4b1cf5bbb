// Creates a one-page PDF of an invoice with standard fonts.
import { createPdfText, pdfString, widthOf, wrapped } from './pdf-text.ts';

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
const VALUES = LEFT + 130;
/** Between the text of a line and its amount. */
const GAP = 24;
const SIZE = 11;

export function invoicePdf({ title, facts, lines, total, footer }: InvoiceText): Buffer {
  const pdf = createPdfText();
  const page: string[] = [];
  let y = TOP;
  const text = (x: number, content: string, { size = SIZE, bold = false } = {}) =>
    page.push(`BT ${x.toFixed(1)} ${y} Td ${pdf.show(content, bold ? 'F2' : 'F1', size)} ET`);
  const rule = () => page.push(`0.8 G ${LEFT} ${y + 16} m ${RIGHT} ${y + 16} l S`);
  const paragraph = (x: number, content: string, most: number, bold = false) => {
    for (const [i, line] of wrapped(content, SIZE, most).entries()) {
      if (i > 0) y -= 15;
      text(x, line, { bold });
    }
  };
  const row = ([label, amount]: [string, string], bold = false) => {
    const start = RIGHT - widthOf(amount, SIZE);
    text(start, amount, { bold });
    paragraph(LEFT, label, start - GAP - LEFT, bold);
    y -= 22;
  };

  text(LEFT, title, { size: 22, bold: true });
  y -= 44;
  for (const [label, value] of facts) {
    text(LEFT, label, { bold: true });
    paragraph(VALUES, value, RIGHT - VALUES);
    y -= 20;
  }
  y -= 24;
  rule();
  for (const line of lines) row(line);
  rule();
  row(total, true);
  y -= 24;
  text(LEFT, footer, { size: 9 });
  return document(title, page.join('\n'), pdf);
}

function document(title: string, content: string, pdf: ReturnType<typeof createPdfText>): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 8 0 R >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 9 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfString(title)} >>`,
    pdf.encoding(),
    pdf.wideFont(),
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
