// The log as one JSON object per line, for programs that collect it.
import type { RequestEntry } from './request-log.ts';

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** A line that a part has logged in its own process. */
const OF_A_PART = /^\[([^\]]+)\] (.*)$/s;

/** @param line of text, or of a part that writes JSON itself */
export function toJson(line: string): string {
  const [, part, text = line] = OF_A_PART.exec(line) ?? [];
  if (text.startsWith('{"level":'))
    return part ? `${text.slice(0, -1)},"part":${JSON.stringify(part)}}` : text;
  const time = new Date().toISOString();
  return JSON.stringify({ level: 'warn', time, ...(part && { part }), message: text });
}

/** Writes a line of the log in its format. */
export const logIn = (format: LogFormat) => (line: string) =>
  console.error(format === 'json' ? toJson(line) : line);

/** Logs each request; undefined in a log for people, where only trouble is logged. */
export const logRequestsIn = (format: LogFormat): ((entry: RequestEntry) => void) | undefined =>
  format === 'json' ? (entry) => console.error(JSON.stringify(entry)) : undefined;
