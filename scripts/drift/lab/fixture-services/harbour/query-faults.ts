// Faults of the harbour office in its read operations.
import type { Json } from '../kit/contract.ts';
import { admits, doneWith, queryWith, queryWithout, reading } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { HarbourStore } from './store.ts';

export const queryFaults: SeededFault<HarbourStore>[] = [
  reading('list_piers', 'ice-class-ignored', 'The ice class does not filter.', {
    inside: queryWithout('ice_class'),
  }),
  reading('list_piers', 'open-ignored', 'Whether it is open does not filter.', {
    inside: queryWithout('is_open'),
  }),
  reading('list_piers', 'depth-ignored', 'The least depth does not filter.', {
    inside: queryWithout('depth_m_min'),
  }),
  reading('list_piers', 'page-len-ignored', 'Pages always have 10.', {
    inside: queryWith((query) => {
      query.page_len = 10;
    }),
  }),
  reading('list_piers', 'marker-ignored', 'Every page is the first.', { inside: queryWithout('marker') }),
  reading('list_piers', 'page-skips', 'Each page but the first lacks its first entry.', {
    inside: doneWith((answer, { query }) => {
      const body = structuredClone(answer.body) as { payload: { piers: Json[] } };
      if (query.marker !== undefined) body.payload.piers.shift();
      return { ...answer, body };
    }),
  }),
  reading('list_piers', 'total-off', 'One entry too many is counted.', {
    inside: doneWith((answer) => {
      const body = structuredClone(answer.body) as { payload: { paging: { total_entries: number } } };
      body.payload.paging.total_entries += 1;
      return { ...answer, body };
    }),
  }),
  reading<HarbourStore>('list_calls', 'calls-anywhere', 'The calls of a berth are found below any pier.', {
    inside: async (call, next, { berths }) => {
      const code = String(call.path.berth_code);
      const there = [...berths.keys()].map((key) => `${key}`.split(' ')).filter(([, own]) => own === code);
      if (!there.some(([pier]) => pier === `${call.path.pier_no}`))
        call.path.pier_no = Number(there[0]?.[0] ?? call.path.pier_no);
      return next();
    },
  }),
  reading('list_vessels', 'order-ignored', 'Every order is by name.', {
    inside: queryWith((query) => {
      query.order = 'name asc';
    }),
  }),
  reading('list_vessels', 'flag-ignored', 'The flag does not filter.', { inside: queryWithout('flag') }),
  reading('list_vessels', 'rows-31', 'Any number of rows is taken.', {
    rules: { '/paths/~1vessels/get/parameters/3/schema': { maximum: undefined } },
  }),
  reading('list_berths', 'berths-of-all', 'The berths of all piers are listed.', {
    inside: async (_, _next, store) => ({ status: 200, body: [...store.berths.values()] }),
  }),
  reading('get_tariffs', 'no-key', 'No key is needed.', {
    outside: admits('X-Office-Key', 'hrb-0f93-office', 'none'),
  }),
  reading('get_vessel', 'any-key', 'Any key will do.', {
    outside: admits('X-Office-Key', 'hrb-0f93-office'),
  }),
];
