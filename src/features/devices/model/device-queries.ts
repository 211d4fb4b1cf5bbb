import { queryOptions } from '@tanstack/react-query';
import type { QueryParams } from '~/api/cache/options';
import { type Device, listDevices, listDevicesQuery } from '~/api/devices';
import { ApiError } from '~/api/transport/errors';
import type { Options } from '~/patterns/list/list';

/** The contract's maximum for one page. */
const MOST = 200;

/** One device that is not on the page of the list. The contract has no call for a single device. */
export const deviceOptions = (id: string): Options<Device> =>
  queryOptions({
    queryKey: [...listDevicesQuery().queryKey, 'one', id],
    async queryFn({ signal }) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await listDevices({ page, show: MOST }, { signal });
        const device = answer.items.find((one) => one.id === id);
        if (device) return device;
        ({ pages } = answer);
      }
      throw new ApiError({ kind: 'status', status: 404, problem: null, retryAfterMs: null });
    },
  }) as Options<Device>;

/** The device that was linked last, which is the first item. */
export const newestOptions = () => listDevicesQuery({ sort: '-linked', show: 1 });

/** The polling interval of the list: booths report once a minute. */
const REPORT_MS = 60_000;

export const devicePageOptions = (asked: QueryParams<'listDevices'>) => ({
  ...listDevicesQuery(asked),
  refetchInterval: REPORT_MS,
});
