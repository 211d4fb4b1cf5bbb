// Lists that do not do what their parameters say, by the names that our contract gives them.
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ReportFinding } from '../../report/report.ts';
import type { Lie } from './lie.ts';
import { isObject } from './wrong-values.ts';

/** Parameters with a meaning of their own; the others are filters. */
const OWN = ['uid', 'page', 'show', 'sort', 'search'];

export interface ListPlant {
  kind: string;
  operation: Operation;
  /** Empty where the list as a whole is wrong. */
  parameter: string;
  isTold(finding: ReportFinding): boolean;
}

export interface ListLie {
  lies: Lie[];
  plants: ListPlant[];
}

export const listsOf = ({ operations, document }: Contract): Operation[] =>
  operations.filter((one) => {
    const names = one.parameters.map(({ name }) => name);
    return one.method === 'get' && names.includes('page') && names.includes('show') && document !== undefined;
  });

/** What can be wrong at the same time, each time. */
export function listLies(lists: Operation[]): ListLie[] {
  const of = (kind: string, names: (all: string[]) => string[], kinds: string[]): ListPlant[] =>
    lists.flatMap((operation) => {
      const own = operation.parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
      return names(own).map((parameter) => ({
        kind,
        operation,
        parameter,
        isTold: (one) => kinds.includes(one.kind) && (kinds.includes('page-walk') || one.at === parameter),
      }));
    });
  const only = (name: string) => (all: string[]) => all.filter((one) => one === name);
  const filters = (all: string[]) => all.filter((one) => !OWN.includes(one));
  const isOne = ({ id }: Operation) => lists.some((one) => one.id === id);
  /** What must be there is not looked at either: it is the same each time. */
  const without = (is: (name: string) => boolean): Lie => ({
    query({ operation, query }) {
      const isNeeded = (name: string) =>
        operation.parameters.some((one) => one.name === name && one.required);
      const read = [...query].flatMap(([name, value]) => {
        if (!is(name)) return [[name, value]];
        return isNeeded(name) ? [[name, 'e']] : [];
      });
      return isOne(operation) ? new URLSearchParams(read) : undefined;
    },
  });
  const onPage = (change: (page: number) => number): Lie => ({
    query({ operation, query }) {
      if (!isOne(operation)) return undefined;
      const changed = new URLSearchParams(query);
      const page = Number(query.get('page') ?? 1);
      if (change(page) !== page) changed.set('page', `${change(page)}`);
      return changed;
    },
  });
  const inAnswer = (change: (body: Record<string, Json>, query: URLSearchParams) => Json): Lie => ({
    answer: ({ operation, query }, json) =>
      isOne(operation) && isObject(json) && Array.isArray(json.items) ? change(json, query) : undefined,
  });
  const items = (body: Record<string, Json>) => body.items as Json[];
  const pages = (by: number) =>
    inAnswer((body) => ({ ...body, pages: Math.max(0, Number(body.pages) + by) }));
  const walk = ['page-walk', 'wrong-total'];
  const isFiltered = (query: URLSearchParams) => [...query.keys()].some((name) => !OWN.includes(name));
  return [
    {
      lies: [without((name) => !OWN.includes(name)), without((name) => name === 'sort'), pages(1)],
      plants: [
        ...of('filter ignored', filters, ['filter-ignored']),
        ...of('sort ignored', only('sort'), ['sort-ignored']),
        ...of('a page too many told', only('page'), walk),
      ],
    },
    {
      lies: [
        without((name) => name === 'show' || name === 'search'),
        inAnswer((body, query) => (query.has('sort') ? { ...body, items: items(body).toReversed() } : body)),
      ],
      plants: [
        ...of('limit ignored', only('show'), ['limit-ignored']),
        ...of('search ignored', only('search'), ['filter-ignored']),
        ...of('sort turned round', only('sort'), ['sort-ignored']),
      ],
    },
    { lies: [onPage(() => 1)], plants: of('the first page again', only('page'), walk) },
    {
      lies: [onPage((page) => (page > 1 ? page + 1 : page))],
      plants: of('a page left out', only('page'), walk),
    },
    {
      lies: [pages(-1), inAnswer((body, query) => (isFiltered(query) ? { ...body, items: [] } : body))],
      plants: [
        ...of('a page too few told', only('page'), walk),
        ...of('filter finds nothing', filters, ['filter-ignored']),
      ],
    },
    {
      lies: [
        inAnswer((body, query) =>
          Number(query.get('page') ?? 1) > 1 ? { ...body, items: items(body).slice(1) } : body,
        ),
      ],
      plants: of('an entry of later pages left out', only('page'), walk),
    },
  ];
}
