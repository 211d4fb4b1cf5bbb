// Faults of the fleet in its behavior.

import { forgetsCreated, insteadOf, keeps, keepsDeleted, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import {
  admits,
  bodyWith,
  doneWith,
  failsOnMalformed,
  failsOnPath,
  headersWith,
  queryWith,
  queryWithout,
  reading,
  readsAs,
  sentWith,
  statusInstead,
  takesAnyType,
  writing,
} from '../kit/faults.ts';
import type { Answer, Call, SeededFault } from '../kit/service.ts';
import type { FleetStore } from './store.ts';

const LIST = '/paths/~1vehicles/get/parameters';
const TRIPS = '/paths/~1trips/get/parameters';
const TENANT = '/components/parameters/Tenant';
const TRUCK = '/components/schemas/Truck/allOf/1';
const COMMON = '/components/schemas/Common';
const ADJUST = '/paths/~1v~1{x}/patch/requestBody/content/application~1json/schema';
const REPORT = '/paths/~1reports/post/requestBody/content/application~1json/schema';
const DISPATCHER = 'Bearer flt-dispatcher-71c0e94a';

const vehicles = (store: FleetStore, call: Call) => store(call).vehicles;
const zones = (store: FleetStore, call: Call) => store(call).zones;
const x = ({ path }: Call) => String(path.x);
const isNew = ({ createdAt }: Record<string, Json>) => String(createdAt) > '2026';

const asDispatcher: SeededFault['outside'] = (call, next) => {
  if (call.headers.get('authorization')?.includes('driver')) call.headers.set('authorization', DISPATCHER);
  return next();
};

const withoutDrivers: SeededFault['outside'] = async (call, next) =>
  call.headers.get('authorization')?.includes('driver')
    ? {
        status: 403,
        type: 'application/problem+json',
        body: { type: 'about:blank', title: 'No', status: 403 },
      }
    : next();

export const behaviorFaults: SeededFault<FleetStore>[] = [
  reading('listVehicles', 'kind-ignored', 'The kind does not filter.', { inside: queryWithout('kind') }),
  reading('listVehicles', 'min-price-ignored', 'The lower price does not filter.', {
    inside: queryWithout('minPrice'),
  }),
  reading('listVehicles', 'max-price-ignored', 'The upper price does not filter.', {
    inside: queryWithout('maxPrice'),
  }),
  reading('listVehicles', 'created-after-ignored', 'The first moment does not filter.', {
    inside: queryWithout('createdAfter'),
  }),
  reading('listVehicles', 'created-before-turned', 'The last moment filters the wrong way.', {
    inside: queryWith((query) => {
      const { createdBefore } = query;
      if (createdBefore !== undefined) {
        query.createdAfter = createdBefore;
        delete query.createdBefore;
      }
    }),
  }),
  reading('listVehicles', 'kind-any', 'Any kind finds nothing.', {
    rules: { [`${LIST}/0/schema`]: { enum: undefined } },
  }),
  reading('listVehicles', 'min-price-negative', 'A negative price is taken.', {
    rules: { [`${LIST}/1/schema`]: { minimum: undefined } },
  }),
  reading('listVehicles', 'created-after-any', 'Any text is a moment.', {
    rules: { [`${LIST}/3/schema`]: { format: undefined } },
    inside: queryWithout('createdAfter'),
  }),
  reading('listVehicles', 'tenant-optional', 'The tenant may be left out.', {
    rules: { [TENANT]: { required: false } },
  }),
  reading('listZones', 'tenant-text', 'Any text is a tenant.', {
    rules: { [`${TENANT}/schema`]: { type: undefined } },
  }),
  reading('listZones', 'tenant-zero', 'There is a tenant 0.', {
    rules: { [`${TENANT}/schema`]: { minimum: undefined } },
  }),
  reading('listVehicles', 'size-ignored', 'Pages always have 20.', {
    inside: queryWith((query) => {
      query.size = 20;
    }),
  }),
  reading('listVehicles', 'size-zero', 'A page of none is taken.', {
    rules: { [`${LIST}/6/schema`]: { minimum: 0 } },
  }),
  reading('listVehicles', 'size-50-500', 'The largest page ends in a 500.', {
    inside: async (call, next) =>
      call.query.size === 50 ? { status: 500, type: 'text/plain', raw: 'out of range' } : next(),
  }),
  reading('listVehicles', 'last-page-lost', 'The last page is empty.', {
    inside: doneWith((answer, { query }) => {
      const last = Number(answer.headers?.['X-Total-Count']) <= Number(query.page) * Number(query.size);
      return last && query.page !== 1 ? { ...answer, body: [] } : answer;
    }),
  }),
  reading('listVehicles', 'total-header-off', 'The total is one too high.', {
    inside: doneWith((answer) => ({
      ...answer,
      headers: { ...answer.headers, 'X-Total-Count': String(Number(answer.headers?.['X-Total-Count']) + 1) },
    })),
  }),
  reading('listTrips', 'first-one-more', 'One more than asked for comes.', {
    inside: queryWith((query) => {
      query.first = Number(query.first) + 1;
    }),
  }),
  reading('listTrips', 'after-ignored', 'Every page is the first.', { inside: queryWithout('after') }),
  reading('listTrips', 'cursor-gap', 'A page leaves out one trip.', {
    inside: doneWith((answer, { query }) => (query.after === undefined ? answer : withoutFirst(answer))),
  }),
  reading('listTrips', 'has-next-never', 'There is never more.', {
    outside: bodyWith(200, { '/pageInfo/hasNextPage': false }),
  }),
  reading('listTrips', 'vehicle-ignored', 'The vehicle does not filter.', {
    inside: queryWithout('vehicle'),
  }),
  reading('listTrips', 'vehicle-any', 'Any text is a vehicle.', {
    rules: { [`${TRIPS}/0/schema`]: { format: undefined } },
  }),
  reading('getVehicle', 'id-any', 'What is none ends in a 500.', {
    rules: { '/paths/~1v~1{x}/parameters/1/schema': { format: undefined } },
    inside: failsOnPath('x', /^[0-9a-f-]{36}$/),
  }),
  reading('listZones', 'no-token', 'No token is needed.', {
    outside: admits('Authorization', DISPATCHER, 'none'),
  }),
  reading('getVehicle', 'any-token', 'Any token will do.', { outside: admits('Authorization', DISPATCHER) }),
  reading('listTrips', 'driver-refused', 'Drivers are refused.', { outside: withoutDrivers }),
  reading('getVehicle', 'driver-sees-none', 'Drivers are refused.', { outside: withoutDrivers }),

  writing('createVehicle', 'driver-creates', 'Drivers may create.', { outside: asDispatcher }),
  writing('getReport', 'driver-reads-reports', 'Drivers may read reports.', { outside: asDispatcher }),
  writing('removeVehicle', 'anonymous-removes', 'No token is needed.', {
    outside: admits('Authorization', DISPATCHER, 'none'),
  }),
  writing('createVehicle', 'payload-unbounded', 'Any load is taken.', {
    rules: { [`${TRUCK}/properties/payloadKg`]: { maximum: undefined } },
  }),
  writing('createVehicle', 'plate-any', 'Any plate is taken.', {
    rules: { '/components/schemas/Plate': { pattern: undefined } },
  }),
  writing('createVehicle', 'plate-optional', 'A truck without plate is taken.', {
    rules: { [TRUCK]: { required: ['kind', 'payloadKg'] } },
  }),
  writing('createVehicle', 'van-refused', 'Vans are refused.', {
    rules: { '/components/schemas/Van/allOf/1/properties/kind': { const: 'minibus' } },
  }),
  writing('createVehicle', 'label-60-refused', 'The longest label is refused.', {
    rules: { [`${COMMON}/properties/label`]: { maxLength: 59 } },
  }),
  writing('createVehicle', 'price-text-taken', 'A price may be a text.', {
    rules: { [`${COMMON}/properties/price`]: { type: undefined } },
    inside: sentWith((body) => {
      body.price = Number(body.price) || 0;
    }),
  }),
  writing('createVehicle', 'note-required', 'A note is needed.', {
    rules: { [COMMON]: { required: ['label', 'price', 'note'] } },
  }),
  writing('adjustVehicle', 'nothing-taken', 'An empty change is taken.', {
    rules: { [ADJUST]: { minProperties: undefined } },
  }),
  writing('adjustVehicle', 'stranger-taken', 'Properties that are forbidden are taken.', {
    rules: { [ADJUST]: { additionalProperties: true } },
    inside: sentWith((body) => {
      for (const name of Object.keys(body)) if (!['label', 'price', 'note'].includes(name)) delete body[name];
    }),
  }),
  writing('createZone', 'zone-name-deep', 'A name deep inside is not looked at.', {
    rules: { '/components/schemas/ZoneInput/properties/zones': { items: { type: 'object' } } },
    inside: async (call, next, store) => {
      const { zones = [] } = call.body as { zones?: Json };
      if (!areZones(zones)) return NO_ZONES;
      const withNames = sentWith((body) => {
        body.zones = named(zones);
      });
      return withNames(call, next, store);
    },
  }),
  writing('createZone', 'zones-many', 'Any number of zones is taken.', {
    rules: { '/components/schemas/ZoneInput/properties/zones': { maxItems: undefined } },
    inside: sentWith((body) => {
      if (Array.isArray(body.zones)) body.zones = body.zones.slice(0, 4);
    }),
  }),
  writing('startReport', 'month-any', 'Any text is a month.', {
    rules: { [`${REPORT}/properties/month`]: { pattern: undefined } },
    inside: sentWith((body) => {
      body.month = '2025-01';
    }),
  }),
  writing('startReport', 'copies-zero', 'The excluded bound is taken.', {
    rules: { [`${REPORT}/properties/copies`]: { exclusiveMinimum: undefined } },
    inside: sentWith((body) => {
      delete body.copies;
    }),
  }),
  writing('startReport', 'malformed-taken', 'Broken JSON is taken.', {
    outside: readsAs('{"about":"costs","month":"2025-01"}'),
  }),
  writing('createZone', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('createZone', 'any-media-type', 'Any media type is taken.', {
    outside: takesAnyType('application/json'),
  }),
  writing('getVehicle', 'put-taken', 'PUT is taken.', {
    also: ['adjustVehicle', 'removeVehicle'],
    accepts: 'PUT',
  }),
  writing('createVehicle', 'created-lost', 'A created vehicle is not kept.', {
    also: ['getVehicle', 'listVehicles'],
    inside: forgetsCreated(vehicles),
  }),
  writing('createVehicle', 'created-otherwise', 'The label is kept in capitals.', {
    also: ['getVehicle'],
    inside: sentWith((body) => {
      body.label = String(body.label).toUpperCase();
    }),
  }),
  writing('createVehicle', 'location-elsewhere', 'The location leads nowhere.', {
    outside: headersWith(201, { Location: 'http://127.0.0.1/v/0' }),
  }),
  writing('listVehicles', 'unlisted', 'Created vehicles are never listed.', {
    also: ['createVehicle'],
    inside: overlooks(vehicles, isNew),
  }),
  writing('adjustVehicle', 'update-lost', 'The answer is new, the vehicle stays old.', {
    also: ['getVehicle'],
    inside: keeps(vehicles, x, (before) => before),
  }),
  writing('adjustVehicle', 'patch-resets', 'A patch resets the note.', {
    also: ['getVehicle'],
    inside: sentWith((body) => {
      body.note ??= null;
    }),
  }),
  writing('removeVehicle', 'remove-nothing', 'Removing does nothing.', {
    also: ['getVehicle'],
    inside: keepsDeleted(vehicles, x),
  }),
  writing('removeVehicle', 'remove-twice-500', 'The second removal ends in a 500.', {
    outside: statusInstead(404, 500),
  }),
  writing('removeZone', 'remove-zone-nothing', 'Removing does nothing.', {
    also: ['getZone'],
    inside: keepsDeleted(zones, ({ path }) => String(path.z)),
  }),
  writing('removeZone', 'remove-unknown-204', 'Removing what is not there goes well.', {
    inside: insteadOf(404, { status: 204 }),
  }),
];

const withoutFirst = (answer: Answer): Answer => {
  const body = answer.body as { edges: Json[]; pageInfo: Json };
  return { ...answer, body: { ...body, edges: body.edges.slice(1) } };
};

/** Rejects empty zones at any depth. */
const areZones = (zones: Json): boolean =>
  Array.isArray(zones) &&
  zones.every(
    (one) => one !== null && typeof one === 'object' && areZones((one as { zones?: Json }).zones ?? []),
  );

const NO_ZONES: Answer = {
  status: 422,
  type: 'application/problem+json',
  body: { type: 'about:blank', title: 'body', status: 422 },
};

/** Adds a name where none can be stored. */
const named = (zones: Json): Json =>
  (zones as { name?: Json; zones?: Json }[]).slice(0, 4).map(({ name, zones: inner }) => ({
    name: typeof name === 'string' && name !== '' ? name.slice(0, 40) : 'Zone',
    zones: Array.isArray(inner) ? named(inner) : [],
  }));
