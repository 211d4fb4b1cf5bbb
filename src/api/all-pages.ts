import { limited } from '~/lib/limited';
import { readOptions } from './cache/options';
import type { OperationId } from './permissions';
import type { CallOptions } from './transport/transport';

interface Page {
  pages: number;
  items: readonly unknown[];
}

/** The contract's maximum for one page. */
const show = 200;
/** Far more records than an account has; the first ones in the order of the list. */
const MOST_PAGES = 50;
const PAGES_AT_ONCE = 4;

/**
 * Options that read a list to its end, for what chooses among all records.
 * @param list the generated call of the operation
 * @returns one page with all items; 10,000 at most
 */
export const allPages = <Result extends Page, Params extends object>(
  operationId: OperationId,
  list: (params: Params & { show: number; page?: number }, options: CallOptions) => Promise<Result>,
  params: Params = {} as Params,
) =>
  readOptions(operationId, [{ ...params, show }], async (signal): Promise<Result> => {
    const first = await list({ ...params, show }, { signal });
    const atOnce = limited(PAGES_AT_ONCE);
    const others = Array.from({ length: Math.max(0, Math.min(first.pages, MOST_PAGES) - 1) }, (_, i) =>
      atOnce(() => list({ ...params, show, page: i + 2 }, { signal })),
    );
    return { ...first, items: [first, ...(await Promise.all(others))].flatMap(({ items }) => items) };
  });
