// Reads the file of accepted findings, each with `fingerprint`, `reason` and `until`.
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, stringify } from 'yaml';
import type { ReportFinding } from './report.ts';

interface Entry {
  fingerprint: string;
  reason: string;
  /** The last valid day in UTC: `2027-01-31`. */
  until: string;
  /** Line number, starting at 1. */
  line: number;
}

/** Accepted findings as read from the file. */
export interface Accepted {
  file: string;
  entries: Entry[];
}

/** The file is invalid; the message names the file, the line and the expected format. */
export class AcceptedError extends Error {
  override name = 'AcceptedError';
}

const KEYS = ['fingerprint', 'reason', 'until'] as const;
const SHAPE = 'a list of entries with fingerprint, reason and until';

/**
 * @param file YAML or JSON
 * @throws AcceptedError if it cannot be read or an entry is incomplete
 */
export function readAccepted(file: string): Accepted {
  const lines = new LineCounter();
  const tree = parseDocument(textOf(file), { lineCounter: lines });
  const at = (node: unknown) => {
    const offset = (node as Node | null)?.range?.[0];
    return `${file}:${offset === undefined ? 1 : lines.linePos(offset).line}`;
  };
  const [error] = tree.errors;
  if (error)
    throw new AcceptedError(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`);
  const { contents } = tree;
  // A file with only comments is empty.
  if (contents === null || (isScalar(contents) && contents.value === null)) return { file, entries: [] };
  if (!isSeq(contents)) throw new AcceptedError(`${at(contents)}: Give ${SHAPE}.`);

  const seen = new Map<string, number>();
  const entries = contents.items.map((item) => {
    const entry = readEntry(item, at(item), at);
    const { line } = lines.linePos((item as Node).range?.[0] ?? 0);
    const before = seen.get(entry.fingerprint);
    if (before !== undefined) {
      throw new AcceptedError(
        `${at(item)}: ${entry.fingerprint} is on line ${before} too; leave one of them out.`,
      );
    }
    seen.set(entry.fingerprint, line);
    return { ...entry, line };
  });
  return { file, entries };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new AcceptedError(
      `${file}:1: There is no such file to read; give ${SHAPE}, or leave the option out.`,
    );
  }
}

function readEntry(item: unknown, place: string, at: (node: unknown) => string): Omit<Entry, 'line'> {
  if (!isMap(item)) throw new AcceptedError(`${place}: Give an entry with fingerprint, reason and until.`);
  for (const { key } of item.items) {
    if (!KEYS.some((known) => known === `${key}`)) {
      throw new AcceptedError(
        `${at(key)}: There is no "${key}"; an entry has fingerprint, reason and until.`,
      );
    }
  }
  const read = (key: (typeof KEYS)[number], isRight: (text: string) => boolean, wanted: string) => {
    const node = item.get(key, true);
    // The source text, because a numeric fingerprint would lose digits.
    const text = isScalar(node) && node.value !== null ? (node.source ?? `${node.value}`).trim() : '';
    if (!isRight(text)) throw new AcceptedError(`${at(node ?? item)}: Give ${key} ${wanted}.`);
    return text;
  };
  return {
    fingerprint: read(
      'fingerprint',
      (text) => /^[0-9a-f]{16}$/.test(text),
      'as the report has it: 16 hexadecimal digits',
    ),
    reason: read('reason', (text) => text !== '', 'in a sentence, so that others know why this is accepted'),
    until: read('until', isDay, 'as a day, like 2027-01-31: the last one on which this is accepted'),
  };
}

const isDay = (text: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * Marks accepted findings.
 * @param today `2026-11-21`, in UTC
 * @returns the findings, and a message for each unused entry
 */
export function acceptFindings(
  findings: ReportFinding[],
  { file, entries }: Accepted,
  today = new Date().toISOString().slice(0, 10),
): { findings: ReportFinding[]; remarks: string[] } {
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const remarks = entries.flatMap(({ fingerprint, reason, until, line }) => {
    const entry = `${file}:${line}: ${fingerprint} (${reason})`;
    if (!found.has(fingerprint)) return `${entry} was not found; take it out if it is gone.`;
    return until < today ? `${entry} was accepted until ${until} only, and counts again.` : [];
  });
  const covering = new Map(
    entries.flatMap((entry) => (entry.until < today ? [] : [[entry.fingerprint, entry] as const])),
  );
  const marked = findings.map((finding) => {
    const entry = covering.get(finding.fingerprint);
    return entry ? { ...finding, accepted: { reason: entry.reason, until: entry.until } } : finding;
  });
  return { findings: marked, remarks };
}

/** How long a new entry is valid: long enough to repair it, short enough to be reviewed. */
const DAYS = 90;

/** The file that accepts all of these findings; what was accepted before keeps its reason and date. */
export function baselineOf(findings: ReportFinding[], now = new Date()): string {
  const until = new Date(now.getTime() + DAYS * 86_400_000).toISOString().slice(0, 10);
  const entries = findings.map(({ fingerprint, kind, operation, at, says, accepted }) => ({
    fingerprint,
    ...(accepted ?? {
      reason: [kind, operation?.id, at, says].filter(Boolean).join(' '),
      until,
    }),
  }));
  return stringify(entries, { lineWidth: 0 });
}
