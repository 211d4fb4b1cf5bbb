/** One line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[], delimiter = ','): string =>
  `${cells.map(quoted).join(delimiter)}\r\n`;

const quoted = (cell: string) =>
  /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The byte order mark. Without it, spreadsheets read a file as Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';
