import { expect, it } from 'vitest';
import type { Case, CaseVariant } from '../../../contract/cases/case.ts';
import { verdictOf } from './verdict.ts';

/** A valid case of one parameter or of the whole body. */
const one = (field: string, query: [string, string][], variant?: CaseVariant) =>
  ({
    kind: 'valid',
    expects: 'accepted',
    name: `query ${field}`,
    variant,
    field,
    request: { query },
    operation: {
      effect: 'write',
      pointer: '/paths/~1books/patch',
      parameters: [
        { name: 'mask', in: 'query', schema: { type: 'string', maxLength: 99 } },
        { name: 'kind', in: 'query', schema: { enum: ['title', 'page'] } },
      ],
      definition: { responses: { '200': {}, '400': {} } },
    },
    // Partial stub.
  }) as unknown as Case;
const refusal = (field: string) => ({ status: 400, json: { error: { field } } });
const verdict = (of: Case, field: string) => verdictOf(of, refusal(field), () => false).is;

it('treats the rejection of a listed field as another matter', () => {
  expect(verdict(one('mask', [['mask', 'title,author']]), 'title')).toBe('open');
  expect(verdict(one('mask', [['mask', 'title,author']]), 'mask')).toBe('doubtful');
  // A value of an enum is not a field.
  expect(verdict(one('kind', [['kind', 'title']]), 'title')).toBe('doubtful');
});

it('proves nothing if several things could be wrong', () => {
  expect(verdict(one('body', [], 'only-required'), 'due')).toBe('open');
  expect(verdict(one('body', [], 'every-property'), 'due')).toBe('open');
});

it('leaves open whether the target of a patch exists', () => {
  const body = { type: 'application/json-patch+json', json: [{ op: 'remove', path: '/due' }] };
  // Partial stub.
  const patch = { ...one('0.path', []), request: { query: [], body } } as unknown as Case;
  expect(verdict(patch, '0.path')).toBe('open');
});

it('leaves existence and quantity to the server', () => {
  const saying = (detail: string) =>
    verdictOf(one('kind', []), { status: 400, json: { field: 'kind', detail } }, () => false);
  const named = saying('Invalid pk "7" - object does not exist.');
  expect(named).toMatchObject({ is: 'open' });
  expect(named).not.toHaveProperty('found');
  // The neighboring value would be accepted if only the edge were wrong.
  expect(saying('Not enough in stock')).toMatchObject({ is: 'open', found: { kind: 'refused-valid' } });
  expect(saying('Must be shorter than 5.')).toMatchObject({ is: 'doubtful' });
});
