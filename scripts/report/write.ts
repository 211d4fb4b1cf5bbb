// Writes a report in one of the formats.
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { toHuman } from './human.ts';
import { toJson } from './json.ts';
import { toJunit } from './junit.ts';
import { toMarkdown } from './markdown.ts';
import type { Format, Report, Severity } from './report.ts';
import { toSarif } from './sarif.ts';

interface Writing {
  /** Only the human format has colors. */
  color?: boolean;
  /** Only the human format: one entry for each cause instead of each finding. */
  isBrief?: boolean;
  /** The severity from which a JUnit case fails. */
  failOn?: Severity;
}

/** The report cannot be written; the message suggests an alternative. */
export class OutputError extends Error {
  override name = 'OutputError';
}

/** @returns the whole text with a final line feed */
export function writeReport(
  report: Report,
  format: Format,
  { color = false, isBrief = false, failOn = 'error' }: Writing = {},
): string {
  switch (format) {
    case 'human':
      return toHuman(report, color, isBrief);
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

/** A stream that may be a terminal. */
export type Terminal = Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/** Whether standard output supports colors: a terminal without NO_COLOR. */
export const hasColor = (out: string | undefined, stdout: Terminal): boolean =>
  out === undefined && stdout.isTTY === true && stdout.hasColors?.() === true;

/**
 * Writes to standard output, or a file atomically.
 * @throws OutputError if the file cannot be written
 */
export async function emit(text: string, out?: string, stdout: Writable = process.stdout): Promise<void> {
  if (out === undefined) {
    await writeAll(stdout, text);
    return;
  }
  // Pipes and devices are written to; regular files are replaced.
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

/** Resolves once all is written, so that a command may exit. */
function writeAll(stdout: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      // The reader has stopped: `| head`.
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
