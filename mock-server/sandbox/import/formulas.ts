// Cells that a spreadsheet would take for a formula, and run. A single quotation mark before one makes it text; so that
// a file comes in again as it went out, one is taken away there.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const DEFUSED = /^'+[=+\-@\t\r＝＋－＠]/;

export const defused = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

export const asMeant = (cell: string): string => (DEFUSED.test(cell) ? cell.slice(1) : cell);
