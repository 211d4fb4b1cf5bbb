// For the tests of forms: invalid values for each field, derived from the contract, and whether their errors are shown.
import { setupI18n } from '@lingui/core';
import type { z } from 'zod/mini';
import { readDraft } from '~/patterns/form/draft';
import type { Field, Section } from '~/patterns/form/field';
import { issueText } from '~/patterns/form/issue-text';
import { accepts, maxLengthOf, ruleAt, type Schema } from '~/patterns/form/rules';

interface Form<Body, Row> {
  sections: readonly Section<Body, Row, string>[];
  /** Of the bodies that the form sends: to create one, to change one. */
  schemas: readonly z.core.$ZodType<Body>[];
  /** A record with a value for every field. */
  record: Row;
}

/** One line for every defect of a form. */
export function faultsOf<Body, Row>({ sections, schemas, record }: Form<Body, Row>): string[] {
  const fields = sections.flatMap((section) => section.fields);
  return schemas.flatMap((schema, at) =>
    fields.flatMap((field) => {
      const rule = ruleAt(schema, field.path);
      if (!rule) return [`${field.path}: body ${at} has no such field`];
      return [...keeps(field), ...invalidInputs(rule, field).flatMap((input) => reports(field, input))];

      /** A rendered value that is not edited does not change. */
      function keeps({ path }: Field<Body, Row>): string[] {
        const before = readDraft({ fields, schema, record, edits: new Map() });
        const edits = new Map([[path, before.inputValue(path)]]);
        const { changed } = readDraft({ fields, schema, record, edits });
        return changed.length > 0 ? [`${path}: changes without an edit`] : [];
      }

      function reports({ path }: Field<Body, Row>, input: unknown): string[] {
        const edits = new Map([[path, input]]);
        const { issues, body, values } = readDraft({ fields, schema, record, edits });
        const issue = issues.get(path);
        const given = JSON.stringify(input).slice(0, 30);
        if (body !== null) return [`${path}: takes ${given}`];
        if (!issue) return [`${path}: ${given} has its error elsewhere`];
        const text = setupI18n({ locale: 'en', messages: { en: {} } })._(
          issueText(issue, field, values, 'en'),
        );
        return VAGUE.test(text) ? [`${path}: says only “${text}” of ${given}`] : [];
      }
    }),
  );
}

/** These do not say what to do. */
const VAGUE = /does not have the right form|cannot be saved like that/;

/** What the contract rejects, as a user could type it. */
function invalidInputs<Body, Row>(rule: Schema, field: Field<Body, Row>): unknown[] {
  const max = maxLengthOf(rule);
  const texts = ['', ' ', '?', '-', 'x'.repeat((max ?? 5000) + 1), '-1', '1.005', 'twelve', '999999999999'];
  const inputs = accepts(rule, [])
    ? [Array.from({ length: (max ?? 500) + 1 }, (_, i) => `t${i}`), ['']]
    : texts;
  return inputs.filter((input) => {
    const value = field.fromInput(input, {});
    return !accepts(rule, value === '' && accepts(rule, null) ? null : value);
  });
}
