import { readOptions } from './options';
import type { OperationId } from './permissions';
import type { CallOptions } from './transport';

interface Page {
  pages: number;
  items: readonly unknown[];
}

/** The contract's maximum for one page. */
const show = 200;
/** An account with more records than on these pages chooses among the first of them, in the order of the list. */
const MOST_PAGES = 10;

/**
 * Options that read a list to its end, for what chooses among all records.
 * @param list the generated call of the operation
 * @returns one page with all items; 2,000 at most
 */
export const allPages = <Result extends Page, Params extends object>(
  operationId: OperationId,
  list: (params: Params & { show: number; page?: number }, options: CallOptions) => Promise<Result>,
  params: Params = {} as Params,
) =>
  readOptions(operationId, [{ ...params, show }], async (signal): Promise<Result> => {
    const first = await list({ ...params, show }, { signal });
    const items = [...first.items];
    for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page += 1) {
      items.push(...(await list({ ...params, show, page }, { signal })).items);
    }
    return { ...first, items };
  });
