// Imports a CSV file a few hundred rows at a time, so that memory and transactions do not grow with
// the file. Errors of the file as a whole are found before the first row is stored.
import { setImmediate } from 'node:timers/promises';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { Call, OperationId } from '../handler.ts';
import { fingerprintOf, storeResult, takeKey } from '../idempotency.ts';
import type { Draft } from '../media/files.ts';
import { addImportMessage } from '../messages/write.ts';
import { Refusal, refuse } from '../refusal.ts';
import { nested } from '../store/nested.ts';
import { rolledBack } from '../store/rolled-back.ts';
import { columnsOf } from './columns.ts';
import { CsvError, readRows } from './csv-rows.ts';
import type { Target } from './target.ts';

export interface Summary {
  created: number;
  updated: number;
  skipped: number;
  /** Of contacts only. */
  optedOut?: number;
  rejected: { row: number; field: string; message: string }[];
}

const AT_ONCE = 500;

/** The progress of an import: all rows up to this one are stored or rejected. */
interface Progress {
  row: number;
  summary: Summary;
}

type ImportCall = Pick<
  Call<OperationId>,
  'judged' | 'signal' | 'unscopedDb' | 'actor' | 'key' | 'now' | 'log'
>;

/**
 * Imports a file. A repeated call with the same key resumes after the last stored row. A dry run stores nothing.
 * @param texts the other parts of the body
 * @throws Refusal 413 or 422 for an unusable file, and nothing is stored; 400 when the client
 * disconnects, 409 when another call with the key is in progress, 500 for a failure, and the rows
 * stored before are kept
 */
export function importFile<Column extends string, Row extends object>(
  file: Draft,
  { duplicates, mode, importId }: Record<string, string | undefined>,
  call: ImportCall,
  target: Target<Column, Row>,
): Promise<Summary> {
  if (mode !== 'dryRun') return importRows(file, { duplicates, importId }, call, target);
  return rolledBack(call.unscopedDb, (unscopedDb) =>
    importRows(file, { duplicates }, { ...call, unscopedDb, key: undefined }, target, true),
  );
}

async function importRows<Column extends string, Row extends object>(
  { path, hash }: Draft,
  { duplicates, importId }: { duplicates: string | undefined; importId?: string | undefined },
  { judged, signal, unscopedDb, actor, key, now, log }: ImportCall,
  target: Target<Column, Row>,
  isDryRun = false,
): Promise<Summary> {
  const kept = isDryRun ? 'Nothing was stored.' : 'The rows stored so far are kept.';
  const names = await survey(path, signal, kept, target);
  const fingerprint = fingerprintOf([target.part, actor.uid, hash, duplicates]);
  const use = key === undefined ? undefined : { key, fingerprint, now };
  const start = use && (await unscopedDb.transaction().execute((trx) => takeKey<Progress>(trx, use)));
  const { row: done, summary }: Progress = start ?? { row: 0, summary: emptySummary() };
  let stored = done;
  let waiting: { row: number; content: Row }[] = [];
  /** Stores pending rows, and the progress up to this row. */
  const storeUpTo = (row: number) =>
    unscopedDb.transaction().execute(async (trx) => {
      const known = use && (await takeKey<Progress>(trx, use));
      if (known && known.row !== stored) throw refuse(409, UNDER_WAY, []);
      const { outcomes, optedOut } = await target.store(
        waiting.map(({ content }) => content),
        nested(trx),
      );
      for (const [i, { row }] of waiting.entries()) {
        const outcome = outcomes[i];
        if (typeof outcome === 'string') summary[outcome] += 1;
        else if (outcome) summary.rejected.push({ row, ...outcome });
      }
      if (optedOut !== undefined) summary.optedOut = (summary.optedOut ?? 0) + optedOut;
      if (use) await storeResult(trx, use, { row, summary });
    });
  const store = async (row: number) => {
    await storeUpTo(row).catch((error: unknown) => {
      // With a key, the client can simply repeat a refused call.
      if (stored === 0 || (use && error instanceof Refusal)) throw error;
      log(`An import stopped after row ${stored}: ${error instanceof Error ? error.stack : error}`);
      const result = isDryRun ? kept : `Only the rows up to ${stored} were stored.`;
      throw refuse(500, `Something went wrong on our side. ${result}`);
    });
    stored = row;
    waiting = [];
    // Lets other requests run, and notices a client that disconnects.
    await setImmediate();
    stopIfLeft(signal, kept);
  };
  let row = 0;
  for await (const cells of rowsOf(path, target.part)) {
    // The first row has the column names.
    if (row > done) {
      const { content, wrong } = contentOf(cells, names, target, judged);
      if (wrong) summary.rejected.push({ row, ...wrong });
      else waiting.push({ row, content });
      if (waiting.length === AT_ONCE) await store(row);
    }
    row += 1;
  }
  if (waiting.length > 0 || use) await store(row);
  summary.rejected.sort((a, b) => a.row - b.row);
  const { created, updated, skipped, rejected } = summary;
  const counts = { created, updated, skipped, rejected: rejected.length };
  await addImportMessage(unscopedDb, actor.uid, { list: target.part, ...counts }, now, importId);
  return summary;
}

const emptySummary = (): Summary => ({ created: 0, updated: 0, skipped: 0, rejected: [] });

const UNDER_WAY = 'Another import with this key is in progress. Wait until it ends, then try again.';

/** The values in one cell. */
export const listed = (cell: string): string[] => [
  ...new Set(
    cell
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

function stopIfLeft(signal: AbortSignal, kept: string) {
  if (signal.aborted) throw refuse(400, `The import was interrupted. ${kept}`);
}

/** The content of a row, or its first invalid column. */
function contentOf<Column extends string, Row extends object>(
  values: string[],
  names: Column[],
  { toBody, operation, sentences, needed }: Target<Column, Row>,
  judged: Call<OperationId>['judged'],
): { content: Row; wrong?: undefined } | { content?: undefined; wrong: FieldError } {
  const column = (field: string) => names.find((name) => name === field.split('.')[0]);
  const filled = names.flatMap((name, i) => (values[i] ? [[name, values[i]]] : []));
  const { body, wrong } = toBody(Object.fromEntries(filled));
  for (const { field, message } of judged(operation, body)) {
    const name = column(field);
    wrong.push({ field, message: (name && sentences[name]) ?? message });
  }
  if (values.slice(names.length).some((value) => value !== '')) {
    const message = 'The row has more values than columns. Remove the extra values.';
    wrong.push({ field: names.at(-1) ?? '', message });
  }
  const [error] = wrong.toSorted((a, b) => place(column(a.field)) - place(column(b.field)));
  // The body is valid by the contract, which the type follows.
  if (!error) return { content: body as Row };
  // The file may lack a required column.
  const field = column(error.field) ?? names.find((name) => needed.includes(name)) ?? error.field;
  return { wrong: { field, message: error.message } };

  function place(name: Column | undefined) {
    return name === undefined ? 0 : names.indexOf(name);
  }
}

/** Reads the whole file once. @returns its column names */
async function survey<Column extends string, Row extends object>(
  path: string,
  signal: AbortSignal,
  kept: string,
  target: Target<Column, Row>,
): Promise<Column[]> {
  let names: Column[] | undefined;
  let rows = 0;
  for await (const cells of rowsOf(path, target.part)) {
    if (names) rows += 1;
    else names = columnsOf(cells, target);
    if (rows > target.mostRows) throw refuse(413, target.tooLarge);
    if (rows % AT_ONCE === 0) stopIfLeft(signal, kept);
  }
  return names ?? columnsOf([], target);
}

async function* rowsOf(path: string, part: string): AsyncGenerator<string[]> {
  try {
    yield* readRows(path);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(422, 'The file cannot be read.', [{ field: part, message: error.message }]);
  }
}
