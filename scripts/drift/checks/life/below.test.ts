import { expect, it } from 'vitest';
import type { Answer, OperationObject } from '../../../contract/document.ts';
import { saysGoesToo, saysHeldBy } from './below.ts';

const PERFORMANCE = { name: 'performance' };

/** A removal with this description. */
const removal = (description: string, conflict?: string) => {
  const responses: Record<string, Answer> =
    conflict === undefined ? {} : { '409': { description: conflict } };
  const definition: OperationObject = { operationId: 'deleteStage', tags: [], responses };
  return { definition: { ...definition, description } };
};

it.each([
  ['A stage that has performances stays.', 'It went wrong'],
  ['Refused with 409 while it has performances.', 'Conflict'],
  ['A stage with a performance cannot be deleted.', 'Conflict'],
  ['', 'It still has performances'],
])('recognizes in %j and %j that a parent with children cannot be removed', (description, conflict) => {
  expect(saysHeldBy(removal(description, conflict), PERFORMANCE)).toBe(true);
});

it.each([
  ['A stage that has performances stays.', undefined],
  ['Its performances go with it.', 'It went wrong'],
  ['Deleted; its performances stay.', 'It went wrong'],
  ['Deleting a stage with its performances cannot be undone.', 'Somebody else changed it'],
  ['A stage that has orders stays.', 'It went wrong'],
])('does not recognize that in %j and %j', (description, conflict) => {
  expect(saysHeldBy(removal(description, conflict), PERFORMANCE)).toBe(false);
});

it.each([
  ['Its performances and its comments go with it.', true],
  ['Deletes the stage, including its performances.', true],
  ['The performances are removed as well.', true],
  ['Removed, with its performances', true],
  ['A stage with its performances stays.', false],
  ['Deletes the stage.', false],
  ['Its performances do not go with it.', false],
  ['Its performances stay.', false],
])('reads from %j whether children are removed too', (description, isSaid) => {
  expect(saysGoesToo(removal(description), PERFORMANCE)).toBe(isSaid);
});
