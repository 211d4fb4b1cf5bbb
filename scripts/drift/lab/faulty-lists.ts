// Lists that ignore their parameters, recognized by our contract's names.
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ReportFinding } from '../../report/report.ts';
import type { FaultyResponse } from './faulty-response.ts';
import { isObject } from './wrong-values.ts';

/** Parameters with a special meaning; all others are filters. */
const OWN = ['uid', 'page', 'show', 'sort', 'search'];

export interface ListFault {
  kind: string;
  operation: Operation;
  /** Empty if the fault concerns the whole list. */
  parameter: string;
  isTold(finding: ReportFinding): boolean;
}

export interface FaultyList {
  faulty: FaultyResponse[];
  faults: ListFault[];
}

export const listsOf = ({ operations, document }: Contract): Operation[] =>
  operations.filter((one) => {
    const names = one.parameters.map(({ name }) => name);
    return one.method === 'get' && names.includes('page') && names.includes('show') && document !== undefined;
  });

/** Groups of faults that can be active at the same time. */
export function faultyLists(lists: Operation[]): FaultyList[] {
  const of = (kind: string, names: (all: string[]) => string[], kinds: string[]): ListFault[] =>
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
  /** A required parameter is ignored too, which makes no difference. */
  const without = (is: (name: string) => boolean): FaultyResponse => ({
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
  const onPage = (change: (page: number) => number): FaultyResponse => ({
    query({ operation, query }) {
      if (!isOne(operation)) return undefined;
      const changed = new URLSearchParams(query);
      const page = Number(query.get('page') ?? 1);
      if (change(page) !== page) changed.set('page', `${change(page)}`);
      return changed;
    },
  });
  const inAnswer = (
    change: (body: Record<string, Json>, query: URLSearchParams) => Json,
  ): FaultyResponse => ({
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
      faulty: [without((name) => !OWN.includes(name)), without((name) => name === 'sort'), pages(1)],
      faults: [
        ...of('filter ignored', filters, ['filter-ignored']),
        ...of('sort ignored', only('sort'), ['sort-ignored']),
        ...of('a page too many told', only('page'), walk),
      ],
    },
    {
      faulty: [
        without((name) => name === 'show' || name === 'search'),
        inAnswer((body, query) => (query.has('sort') ? { ...body, items: items(body).toReversed() } : body)),
      ],
      faults: [
        ...of('limit ignored', only('show'), ['limit-ignored']),
        ...of('search ignored', only('search'), ['filter-ignored']),
        ...of('sort turned round', only('sort'), ['sort-ignored']),
      ],
    },
    { faulty: [onPage(() => 1)], faults: of('the first page again', only('page'), walk) },
    {
      faulty: [onPage((page) => (page > 1 ? page + 1 : page))],
      faults: of('a page left out', only('page'), walk),
    },
    {
      faulty: [pages(-1), inAnswer((body, query) => (isFiltered(query) ? { ...body, items: [] } : body))],
      faults: [
        ...of('a page too few told', only('page'), walk),
        ...of('filter finds nothing', filters, ['filter-ignored']),
      ],
    },
    {
      faulty: [
        inAnswer((body, query) =>
          Number(query.get('page') ?? 1) > 1 ? { ...body, items: items(body).slice(1) } : body,
        ),
      ],
      faults: of('an entry of later pages left out', only('page'), walk),
    },
  ];
}
