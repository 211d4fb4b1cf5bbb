import { expect, it } from 'vitest';
import { pathOf } from '../../contract/cases/parameters.ts';
import { emptyDocument } from '../../contract/document-testing.ts';
import { listOperations } from '../../contract/operations.ts';
import { withPlainPaths } from './plain-paths.ts';
import { resourcesOf } from './resources.ts';

const get = { operationId: 'read', tags: [], responses: {} };
const contractOf = (...paths: string[]) => {
  const document = { ...emptyDocument, paths: Object.fromEntries(paths.map((path) => [path, { get }])) };
  return { document, operations: listOperations(document) };
};

it('finds nested paths if every address ends with a slash', () => {
  const { document, operations } = withPlainPaths(contractOf('/projects/', '/projects/{slug}/'));
  const [resource] = resourcesOf(document, operations);
  expect(resource).toMatchObject({ path: '/projects/{slug}', collection: '/projects', name: 'project' });
  expect(operations.map((one) => pathOf(one, { slug: 'a b' }))).toEqual(['/projects/', '/projects/a%20b/']);
});

it('keeps a path that would collide with another one', () => {
  const { operations } = withPlainPaths(contractOf('/', '/files', '/files/'));
  expect(operations.map(({ path }) => path)).toEqual(['/', '/files', '/files/']);
});
