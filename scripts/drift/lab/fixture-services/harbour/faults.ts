// Seeded faults of the harbour.
import { forgetsCreated } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import { doneWith, reading, sentWith, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { HarbourStore } from './store.ts';

type Row = Record<string, Json>;

const SCHEMAS = '/components/schemas';
const berths = (store: HarbourStore) => store.berths;
const pier = ({ path }: Call) => Number(path.pier_no);

/** Changes a value in the envelope. */
const inVessel = (change: (vessel: Row) => void) =>
  sentWith((body) => {
    if (body.vessel) change(body.vessel as Row);
  });

export const faults: SeededFault<HarbourStore>[] = [
  writing('replace_pier', 'match-any', 'Any version is the last.', {
    inside: async (call, next) => {
      call.header['If-Match'] = '*';
      return next();
    },
  }),
  writing('put_tariffs', 'tariffs-merged', 'Tariffs that are left out stay.', {
    also: ['get_tariffs'],
    inside: async (call, next, store) => {
      call.body = { ...store.tariffs.get(pier(call)), ...(call.body as Row) };
      return next();
    },
  }),
  writing('put_berth', 'berth-lost', 'A new berth is not kept.', {
    also: ['get_berth', 'list_berths'],
    inside: forgetsCreated(berths),
  }),
  writing('add_vessel', 'ferry-refused', 'Ferries are refused.', {
    rules: { [`${SCHEMAS}/vessel`]: { oneOf: [{ $ref: 'document#/components/schemas/cargo_vessel' }] } },
  }),
  writing('add_vessel', 'built-lost', 'The year is not kept.', {
    also: ['get_vessel'],
    inside: inVessel((one) => {
      delete one.built;
    }),
  }),
  reading('list_piers', 'page-skips', 'Each page but the first lacks its first entry.', {
    inside: doneWith((answer, { query }) => {
      const body = structuredClone(answer.body) as { payload: { piers: Json[] } };
      if (query.marker !== undefined) body.payload.piers.shift();
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
];
