// Escapes cells that a spreadsheet would run as a formula with an apostrophe, and removes it on import. With semicolons
// as separators, a spreadsheet also starts a cell after each of them, and after a tab or the end of a line.
const FORMULA = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r＝＋－＠])/g;
const PROTECTED = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/g;

export const protectCell = (cell: string): string => cell.replace(FORMULA, "'");

export const unprotectCell = (cell: string): string => cell.replace(PROTECTED, '');
