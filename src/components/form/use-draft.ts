import { useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError } from '~/api/errors';
import { readDraft } from './draft';
import type { Field } from './field';
import { maxLengthOf, ownerOf, ruleAt } from './rules';

interface DraftSettings<Row, Body> {
  fields: readonly Field[];
  schema: z.core.$ZodType<Body>;
  record: Row | null;
  initial?: object | undefined;
}

/** What somebody has typed over a record. Only that is held: what they did not touch follows the record. */
export function useDraft<Row, Body>({ fields, schema, record, initial }: DraftSettings<Row, Body>) {
  const [edits, setEdits] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempted, setAttempted] = useState(false);
  const [answered, setAnswered] = useState<{ over: Row | null; is: Row } | null>(null);
  // What the last save answered, until the record is read anew.
  const base = answered && answered.over === record ? answered.is : record;
  const { issues, ...reading } = readDraft({ fields, schema, record: base, initial, edits });
  const forget = () => {
    setLeft(new Set());
    setRefused(new Map());
    setAttempted(false);
  };

  return {
    ...reading,
    /** What the contract finds wrong, once somebody has left the field or tried to save. */
    issueOf: (path: string) => (attempted || left.has(path) ? issues.get(path) : undefined),
    refusalOf: (path: string) => refused.get(path),
    /** Where the contract finds something wrong. */
    wrong: [...issues.keys()],
    /** Whether something is wrong that no field can show. */
    isWrongElsewhere: reading.body === null && issues.size === 0,
    maxLengthOf: (path: string) => maxLengthOf(ruleAt(schema, path)),
    edit(path: string, draft: unknown) {
      // Two edits can come before the next drawing.
      setEdits((now) => new Map(now).set(path, draft));
      if (refused.has(path)) setRefused(new Map([...refused].filter(([own]) => own !== path)));
    },
    leave(path: string) {
      if (edits.has(path) && !left.has(path)) setLeft((now) => new Set(now).add(path));
    },
    attempt: () => setAttempted(true),
    /** Back to what is stored. */
    discard() {
      setEdits(new Map());
      forget();
    },
    /** What was sent is stored; what has been typed since stays. */
    accept(row: Row) {
      setAnswered({ over: record, is: row });
      setEdits((now) => new Map([...now].filter(([path, draft]) => edits.get(path) !== draft)));
      forget();
    },
    /** @returns what the server said that belongs to no field */
    refuse(error: unknown): string[] {
      const own = new Map<string, string>();
      const standIns = new Map(fields.map(({ standsFor, path }) => [standsFor, path]));
      const stray: string[] = [];
      for (const { field, message } of error instanceof ApiError ? error.fieldErrors : []) {
        const owner = ownerOf(field, reading.present) ?? standIns.get(field);
        if (owner === undefined) stray.push(message);
        else if (!own.has(owner)) own.set(owner, message);
      }
      setRefused(own);
      return stray;
    },
  };
}

export type Draft = ReturnType<typeof useDraft<unknown, unknown>>;
