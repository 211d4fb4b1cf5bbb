// A report as text in one of the formats, and where that text goes.
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { toHuman } from './human.ts';
import { toJson } from './json.ts';
import { toJunit } from './junit.ts';
import { toMarkdown } from './markdown.ts';
import type { Format, Report, Severity } from './report.ts';
import { toSarif } from './sarif.ts';

interface Writing {
  /** Only the format for people has colours. */
  color?: boolean;
  /** From which severity on a case of JUnit fails. */
  failOn?: Severity;
}

/** The report cannot be put where it should go: says what to give instead. */
export class OutputError extends Error {
  override name = 'OutputError';
}

/** @returns the whole text, with a line feed at its end */
export function writeReport(
  report: Report,
  format: Format,
  { color = false, failOn = 'error' }: Writing = {},
): string {
  switch (format) {
    case 'human':
      return toHuman(report, color);
    case 'json':
      return toJson(report);
    case 'junit':
      return toJunit(report, failOn);
    case 'sarif':
      return toSarif(report);
    case 'md':
      return toMarkdown(report);
  }
}

/** Whether what goes to standard output may have colours: a terminal that shows them, and NO_COLOR not set. */
export const hasColor = (out?: string): boolean =>
  out === undefined && process.stdout.isTTY === true && process.stdout.hasColors();

/**
 * Writes to standard output, or a whole file or none.
 * @throws OutputError when the file cannot be written
 */
export async function emit(text: string, out?: string): Promise<void> {
  if (out === undefined) {
    await toStandardOutput(text);
    return;
  }
  // A pipe or a device is written to; in the place of a file comes a new one.
  const isPlain = !existsSync(out) || statSync(out).isFile();
  const aside = isPlain ? `${out}.${process.pid}` : out;
  try {
    writeFileSync(aside, text);
    if (isPlain) renameSync(aside, out);
  } catch (error) {
    if (isPlain) rmSync(aside, { force: true });
    throw new OutputError(
      `${out} cannot be written (${reason(error)}); give --out a file in a folder that there is.`,
    );
  }
}

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? `${error.code}` : String(error);

/** Settled once all of it is gone, so that a command may end after it. */
function toStandardOutput(text: string): Promise<void> {
  const { stdout } = process;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      // Whoever reads it has enough: `| head`.
      if (error.code === 'EPIPE') resolve();
      else reject(error);
    };
    stdout.on('error', fail);
    stdout.write(text, (error) => {
      if (error) return;
      stdout.off('error', fail);
      resolve();
    });
  });
}
