// Faults of the harbour office in its behavior.

import { forgetsCreated, insteadOf, keeps, keepsDeleted, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import { doneWith, failsOnMalformed, readsAs, sentWith, takesAnyType, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { HarbourStore } from './store.ts';

type Row = Record<string, Json>;

const SCHEMAS = '/components/schemas';
const piers = (store: HarbourStore) => store.piers;
const berths = (store: HarbourStore) => store.berths;
const calls = (store: HarbourStore) => store.calls;
const vessels = (store: HarbourStore) => store.vessels;
const notices = (store: HarbourStore) => store.notices;
const pier = ({ path }: Call) => Number(path.pier_no);
const berth = ({ path }: Call) => `${path.pier_no} ${path.berth_code}`;
const vessel = ({ path }: Call) => Number(path.vessel_id);

/** Changes a value in the envelope. */
const inVessel = (change: (vessel: Row) => void) =>
  sentWith((body) => {
    if (body.vessel) change(body.vessel as Row);
  });

export const behaviorFaults: SeededFault<HarbourStore>[] = [
  writing('add_pier', 'depth-61', 'Any depth is taken.', {
    rules: { [`${SCHEMAS}/pier/properties/depth_m`]: { maximum: undefined } },
    inside: sentWith((body) => {
      body.depth_m = Math.min(60, Number(body.depth_m));
    }),
  }),
  writing('add_pier', 'ice-class-any', 'Any whole number is an ice class.', {
    rules: { [`${SCHEMAS}/ice_class`]: { enum: undefined } },
    inside: sentWith((body) => {
      body.ice_class = Math.abs(Number(body.ice_class)) % 4;
    }),
  }),
  writing('add_pier', 'added-lost', 'A new pier is not kept.', {
    also: ['get_pier', 'list_piers'],
    inside: forgetsCreated(piers),
  }),
  writing('add_pier', 'added-otherwise', 'A new pier is always open.', {
    also: ['get_pier'],
    inside: sentWith((body) => {
      body.is_open = true;
    }),
  }),
  writing('add_pier', 'location-elsewhere', 'The Location leads nowhere.', {
    inside: doneWith((answer) => ({ ...answer, headers: { Location: '/port/api/v5/piers/999999' } })),
  }),
  writing('list_piers', 'unlisted', 'New piers are never listed.', {
    also: ['add_pier'],
    inside: overlooks(piers, ({ pier_no }) => Number(pier_no) > 700),
  }),
  writing('replace_pier', 'replace-nothing', 'A pier that was replaced is as before.', {
    also: ['get_pier'],
    inside: keeps(piers, pier, (before) => before),
  }),
  writing('replace_pier', 'replace-keeps', 'What is left out stays.', {
    also: ['get_pier'],
    inside: keeps(piers, pier, (before, after) => ({ ...after, is_open: before.is_open ?? true })),
  }),
  writing('replace_pier', 'match-optional', 'The version need not be given.', {
    rules: { '/paths/~1piers~1{pier_no}/put/parameters/0': { required: false } },
    inside: async (call, next) => {
      call.header['If-Match'] ??= '*';
      return next();
    },
  }),
  writing('replace_pier', 'match-any', 'Any version is the last.', {
    inside: async (call, next) => {
      call.header['If-Match'] = '*';
      return next();
    },
  }),
  writing('remove_pier', 'remove-nothing', 'Removing does nothing.', {
    also: ['get_pier'],
    inside: keepsDeleted(piers, pier),
  }),
  writing('remove_pier', 'remove-twice', 'Removing what is not there goes well.', {
    inside: insteadOf(404, { status: 204 }),
  }),
  writing('put_tariffs', 'tariffs-lost', 'New tariffs are not kept.', {
    also: ['get_tariffs'],
    inside: async () => ({ status: 204 }),
  }),
  writing('put_tariffs', 'tariffs-merged', 'Tariffs that are left out stay.', {
    also: ['get_tariffs'],
    inside: async (call, next, store) => {
      call.body = { ...store.tariffs.get(pier(call)), ...(call.body as Row) };
      return next();
    },
  }),
  writing('put_tariffs', 'tariff-bare', 'A tariff without price is taken.', {
    rules: { [`${SCHEMAS}/tariff`]: { required: [] } },
    inside: sentWith((body) => {
      for (const one of Object.values(body)) (one as Row).per_tonne ??= 1;
    }),
  }),
  writing('put_berth', 'berth-lost', 'A new berth is not kept.', {
    also: ['get_berth', 'list_berths'],
    inside: forgetsCreated(berths),
  }),
  writing('put_berth', 'crane-lost', 'There is never a crane.', {
    also: ['get_berth'],
    inside: sentWith((body) => {
      body.crane = false;
    }),
  }),
  writing('put_berth', 'length-4', 'Any length is taken.', {
    rules: { [`${SCHEMAS}/berth/properties/length_m`]: { minimum: undefined } },
    inside: sentWith((body) => {
      body.length_m = Math.max(5, Number(body.length_m));
    }),
  }),
  writing('put_berth', 'code-any', 'Any code names a berth.', {
    rules: { '/components/parameters/berth_code/schema': { pattern: undefined } },
  }),
  writing('patch_berth', 'patch-nothing', 'A change is not kept.', {
    also: ['get_berth'],
    inside: keeps(berths, berth, (before) => before),
  }),
  writing('patch_berth', 'patch-touches', 'A change takes the crane away.', {
    also: ['get_berth'],
    inside: sentWith((body) => {
      body.crane ??= false;
    }),
  }),
  writing('patch_berth', 'null-kept', 'null leaves the nickname as it is.', {
    also: ['get_berth'],
    inside: sentWith((body) => {
      if (body.nickname === null) delete body.nickname;
    }),
  }),
  writing('patch_berth', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('remove_berth', 'berth-stays', 'Removing does nothing.', {
    also: ['get_berth', 'list_berths'],
    inside: keepsDeleted(berths, berth),
  }),
  writing('announce_call', 'call-lost', 'What was announced is forgotten.', {
    also: ['get_call', 'list_calls'],
    inside: forgetsCreated(calls),
  }),
  writing('announce_call', 'draught-lost', 'The draught is not kept.', {
    also: ['get_call'],
    inside: sentWith((body) => {
      body.draught_m = null;
    }),
  }),
  writing('announce_call', 'hazard-any', 'Any hazard is taken.', {
    rules: { [`${SCHEMAS}/call/properties/hazard`]: { enum: undefined } },
    inside: sentWith((body) => {
      if (body.hazard !== undefined) body.hazard = 1;
    }),
  }),
  writing('cancel_call', 'cancel-nothing', 'Cancelling does nothing.', {
    also: ['get_call', 'list_calls'],
    inside: keepsDeleted(calls, (call) => `${berth(call)} ${call.path.call_id}`),
  }),
  writing('add_vessel', 'name-51', 'Long names are taken.', {
    rules: { [`${SCHEMAS}/vessel_base/properties/name`]: { maxLength: undefined } },
    inside: inVessel((one) => {
      one.name = String(one.name).slice(0, 50);
    }),
  }),
  writing('add_vessel', 'ferry-refused', 'Ferries are refused.', {
    rules: { [`${SCHEMAS}/vessel`]: { oneOf: [{ $ref: 'document#/components/schemas/cargo_vessel' }] } },
  }),
  writing('add_vessel', 'imo-twice', 'A number is taken twice.', {
    inside: async (call, next, store) => {
      const { imo = null } = (call.body as { vessel: Row }).vessel;
      return overlooks(vessels, (row) => row.imo === imo)(call, next, store);
    },
  }),
  writing('add_vessel', 'built-lost', 'The year is not kept.', {
    also: ['get_vessel'],
    inside: inVessel((one) => {
      delete one.built;
    }),
  }),
  writing('add_vessel', 'any-media-type', 'Any media type is taken.', {
    outside: takesAnyType('application/json'),
  }),
  writing('patch_vessel', 'vessel-update-lost', 'The answer is new, the vessel stays old.', {
    also: ['get_vessel'],
    inside: keeps(vessels, vessel, (before) => before),
  }),
  writing('patch_vessel', 'agent-reset', 'A change resets the agent.', {
    also: ['get_vessel'],
    inside: inVessel((one) => {
      one.agent ??= null;
    }),
  }),
  writing('patch_vessel', 'stranger-taken', 'Properties that are forbidden are taken.', {
    rules: {
      '/paths/~1vessels~1{vessel_id}/patch/requestBody/content/application~1merge-patch+json/schema/properties/vessel':
        {
          additionalProperties: true,
        },
    },
  }),
  writing('post_notices', 'notices-6', 'Any number of notices is taken.', {
    rules: { '/paths/~1notices/post/requestBody/content/application~1json/schema': { maxItems: undefined } },
  }),
  writing('post_notices', 'notices-none', 'No notice at all is taken.', {
    rules: { '/paths/~1notices/post/requestBody/content/application~1json/schema': { minItems: undefined } },
    inside: async (call, next) => {
      if ((call.body as Json[]).length === 0) call.body = [{ text: 'None' }];
      return next();
    },
  }),
  writing('post_notices', 'notices-lost', 'A new notice is not kept.', {
    also: ['get_notice'],
    inside: forgetsCreated(notices),
  }),
  writing('post_notices', 'addenda-lost', 'Addenda are not kept.', {
    also: ['get_notice'],
    inside: async (call, next) => {
      call.body = (call.body as Row[]).map(({ addenda: _, ...one }) => one);
      return next();
    },
  }),
  writing('post_notices', 'malformed-taken', 'Broken JSON is taken.', { outside: readsAs('[{"text":"x"}]') }),
];
