/** One line of a CSV file, parted by commas, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string) =>
  /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Spreadsheets take a file without this mark for Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';
