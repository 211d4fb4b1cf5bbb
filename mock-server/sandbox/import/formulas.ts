// Cells that a spreadsheet would take for a formula, and run. A single quotation mark before one makes it text; so that
// a file comes in again as it went out, one is taken away there. A spreadsheet of a country that parts cells by
// semicolons reads a new cell behind each of them, and behind a tab or the end of a line.
const FORMULA = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r＝＋－＠])/g;
const DEFUSED = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/g;

export const defused = (cell: string): string => cell.replace(FORMULA, "'");

export const asMeant = (cell: string): string => cell.replace(DEFUSED, '');
