// For the tests of forms: what can be wrong with each field, taken from the contract, and whether it is said there.
import { setupI18n } from '@lingui/core';
import type { z } from 'zod/mini';
import { readDraft } from './draft';
import type { Field, Section } from './field';
import { issueText } from './issue-text';
import { accepts, maxLengthOf, ruleAt, type Schema } from './rules';

interface Form<Row> {
  sections: readonly Section[];
  /** Of the bodies that the form sends: to make one, to change one. */
  schemas: readonly z.core.$ZodType<object>[];
  /** A record that has everything. */
  record: Row;
}

/** One line for everything that a form does not do as it should; none where all is well. */
export function faultsOf<Row>({ sections, schemas, record }: Form<Row>): string[] {
  const fields = sections.flatMap((section) => section.fields);
  return schemas.flatMap((schema, at) =>
    fields.flatMap((field) => {
      const rule = ruleAt(schema, field.path);
      if (!rule) return [`${field.path}: body ${at} has no such field`];
      return [...keeps(field), ...wrongDraftsOf(rule, field).flatMap((draft) => says(field, draft))];

      /** What is drawn and left alone stays what it is. */
      function keeps({ path }: Field): string[] {
        const before = readDraft({ fields, schema, record, edits: new Map() });
        const edits = new Map([[path, before.draftOf(path)]]);
        const { changed } = readDraft({ fields, schema, record, edits });
        return changed.length > 0 ? [`${path}: changes when it is looked at`] : [];
      }

      function says({ path }: Field, draft: unknown): string[] {
        const edits = new Map([[path, draft]]);
        const { issues, body, lookUp } = readDraft({ fields, schema, record, edits });
        const issue = issues.get(path);
        const given = JSON.stringify(draft).slice(0, 30);
        if (body !== null) return [`${path}: takes ${given}`];
        if (!issue) return [`${path}: ${given} is wrong elsewhere`];
        const text = setupI18n({ locale: 'en', messages: { en: {} } })._(
          issueText(issue, field, lookUp, 'en'),
        );
        return VAGUE.test(text) ? [`${path}: says only “${text}” of ${given}`] : [];
      }
    }),
  );
}

/** Nobody knows from these what to do. */
const VAGUE = /does not have the right form|cannot be saved like that/;

/** What the contract refuses, in the form in which somebody could enter it. */
function wrongDraftsOf(rule: Schema, field: Field): unknown[] {
  const max = maxLengthOf(rule);
  const texts = ['', ' ', '?', '-', 'x'.repeat((max ?? 5000) + 1), '-1', '1.005', 'twelve', '999999999999'];
  const drafts = accepts(rule, [])
    ? [Array.from({ length: (max ?? 500) + 1 }, (_, i) => `t${i}`), ['']]
    : texts;
  const nothing = () => undefined;
  return drafts.filter((draft) => {
    const value = field.fromDraft(draft, nothing);
    const settled = value === '' && accepts(rule, null) ? null : value;
    return !accepts(rule, settled);
  });
}
