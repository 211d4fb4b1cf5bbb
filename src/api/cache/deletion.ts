import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import { isRecord } from '~/lib/is-record';
import { isOperation, type OperationId, operations } from '../generated/operations';
import { nameInAnswer } from './name-in-answer';

type Cached = readonly (readonly [QueryKey, unknown])[];

/**
 * What a change has deleted: one record by its name, if the row or a cached response of its tag has it, or the number of
 * several.
 * @returns undefined if nothing was deleted; null for one record without a known name
 */
export function describeDeletion(
  operationId: OperationId,
  answer: unknown,
  variables: unknown,
  cached: Cached,
): string | null | undefined {
  const { id, row, count: deleted } = deletedBy(answer, variables);
  if (deleted === 0) return undefined;
  if (deleted > 1) return i18n._(msg`${plural(deleted, { one: '# deleted', other: '# deleted' })}`);
  const name = nameInAnswer(answer) ?? nameInAnswer(row) ?? nameIn(cached, operationId, id);
  return name === null ? null : i18n._(msg`${name} deleted`);
}

interface Deleted {
  count: number;
  id?: unknown;
  row?: unknown;
}

/** By a call for one record, by calls for several rows, or by a bulk change. */
function deletedBy(answer: unknown, variables: unknown): Deleted {
  const listOf = (key: string): readonly unknown[] => {
    const list = isRecord(answer) ? answer[key] : undefined;
    return Array.isArray(list) ? list : [];
  };
  if (Array.isArray(variables)) {
    const rows: readonly unknown[] = variables;
    // The response does not say which of several rows was refused.
    return { count: rows.length - listOf('refused').length, row: rows.length === 1 ? rows[0] : undefined };
  }
  if (isRecord(variables) && variables.delete === true) {
    const changed = listOf('changed');
    return { count: changed.length, id: changed[0] };
  }
  return { count: 1, id: isRecord(answer) ? answer.id : undefined };
}

function nameIn(cached: Cached, operationId: OperationId, id: unknown): string | null {
  if (typeof id !== 'string') return null;
  const { tag } = operations[operationId];
  const records = cached
    .filter(([[key]]) => isOperation(key) && operations[key].tag === tag)
    .flatMap(([, data]) => {
      const items: unknown = isRecord(data) && data.items;
      return Array.isArray(items) ? (items as unknown[]) : [data];
    });
  return nameInAnswer(records.find((record) => isRecord(record) && record.id === id));
}
