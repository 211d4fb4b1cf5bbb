// A workbook for tests, as Excel writes it: the first sheet is not the first file, and dates are numbers with a style.
import { strToU8, zipSync } from 'fflate';

export type SampleCell = string | number | boolean | Date | null;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DAY = 24 * 60 * 60_000;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const columnOf = (index: number) => String.fromCharCode(65 + index);

/** @param rows of up to 26 cells */
export function sampleWorkbook(rows: readonly (readonly SampleCell[])[]): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const indexOf = new Map<string, number>();
  const shared = (text: string) => {
    const index = indexOf.get(text) ?? texts.push(text) - 1;
    indexOf.set(text, index);
    return index;
  };
  const cellXml = (cell: SampleCell, at: string) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${shared(cell)}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    return `<c r="${at}" s="1"><v>${(cell.getTime() - Date.UTC(1899, 11, 30)) / DAY}</v></c>`;
  };
  const sheet = (lines: typeof rows) =>
    `<worksheet ${MAIN}><sheetData>${lines
      .map((cells, i) => {
        const xml = cells.map((cell, j) => cellXml(cell, `${columnOf(j)}${i + 1}`)).join('');
        return `<row r="${i + 1}">${xml}</row>`;
      })
      .join('')}</sheetData></worksheet>`;
  const [clients, other] = [sheet(rows), sheet([['Another sheet']])];
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Clients" sheetId="2" r:id="rId2"/><sheet name="Other" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${[
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'styles', 'styles.xml'],
    ]
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': other,
    'xl/worksheets/sheet2.xml': clients,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  ) as Uint8Array<ArrayBuffer>;
}
