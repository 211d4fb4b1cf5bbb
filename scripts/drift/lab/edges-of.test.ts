import { expect, it } from 'vitest';
import type { OpenApi } from '../../contract/document.ts';
import { listOperations } from '../../contract/operations.ts';
import { createEdges } from './edges-of.ts';
import type { ReadRequest } from './read-request.ts';

const document: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'Edges', version: '1' },
  servers: [],
  tags: [],
  paths: {
    '/things': {
      post: {
        operationId: 'make',
        tags: [],
        parameters: [
          { name: 'kinds', in: 'query', schema: { type: 'array', maxItems: 2, items: { type: 'string' } } },
          { name: 'size', in: 'query', schema: { type: 'integer', enum: [1, 2, 3] } },
        ],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  about: {
                    type: 'string',
                    contentSchema: {
                      type: 'object',
                      properties: { title: { type: 'string', maxLength: 3 } },
                    },
                  },
                },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: { schemas: {} },
};

it('finds edges in query lists, enums of numbers, and JSON parts', () => {
  const [operation] = listOperations(document);
  const query = new URLSearchParams('kinds=a&kinds=b&size=3');
  const given = { params: {}, query, headers: new Headers(), body: { about: '{"title":"abc"}' } };
  const edges = createEdges(document)({ operation, given, unreadable: undefined } as ReadRequest);
  expect(edges.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
    'maxItems kinds',
    'enum size',
    'maxLength about.title',
  ]);
});
