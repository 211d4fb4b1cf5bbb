// The first matches of a list, for a search over several lists. Generated calls would load the code
// of their lists' pages.

import { type QueryParams, readOptions } from './cache/options';
import type { OperationId } from './generated/operations';
import { routes } from './generated/routes';
import type { operations } from './generated/schema';
import { client, send } from './transport/client';

type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The lists that can be searched. */
export type SearchableList = {
  [Id in OperationId]: 'search' extends keyof QueryParams<Id>
    ? Answer<Id> extends { pages: number; items: { id: string }[] }
      ? Id
      : never
    : never;
}[OperationId];

export type RowOf<Id extends SearchableList> = Answer<Id> extends { items: (infer Row)[] } ? Row : never;

interface Matches<Row> {
  pages: number;
  items: Row[];
}

export const searchQuery = <Id extends SearchableList>(
  operationId: Id,
  params: { search: string; show: number },
) =>
  readOptions(operationId, [params], (signal) =>
    send(operationId, { signal }, async (init) => {
      // All these lists take these parameters; the path determines the response.
      const path = routes[operationId][1] as '/contacts';
      const { data } = await client.GET(path, { ...init, params: { query: params } });
      return { data: data as Matches<RowOf<Id>> | undefined };
    }),
  );
