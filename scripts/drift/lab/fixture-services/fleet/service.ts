// Vehicles of several tenants: bare lists, cursors, roles, variants, nested zones, asynchronous jobs.

import type { Json } from '../kit/contract.ts';
import { compare, createRandom } from '../kit/seeds.ts';
import { type Answer, type Call, type Running, type Service, USUAL_STATUSES } from '../kit/service.ts';
import { faults } from './faults.ts';
import { type FleetStore, type Row, type Rows, seeded, type Tenant } from './store.ts';

const STATUSES = { ...USUAL_STATUSES, parameters: 400 };

const problem = (status: number, title: string, errors?: Json): Answer => ({
  status,
  type: 'application/problem+json',
  body: { type: 'about:blank', title, status, ...(errors !== undefined && { errors }) },
});
const missing = () => problem(404, 'Not found');

const cursorOf = (id: string | number) => Buffer.from(`trip:${id}`).toString('base64url');

function open(seed: number): Running<FleetStore> {
  const tenants = new Map<Json, Tenant>();
  const random = createRandom(seed + 77);
  const of: FleetStore = ({ header }) => {
    const id = header['x-tenant'] ?? header['X-Tenant'] ?? 0;
    const tenant = tenants.get(id) ?? seeded(createRandom(seed * 10_000 + Number(id)));
    tenants.set(id, tenant);
    return tenant;
  };
  const withIds = ({ name = '', zones = [] }: Row): Row => ({
    id: random.uuid(),
    name,
    zones: (zones as Row[]).map(withIds),
  });
  const get = (rows: Rows, id: Json | undefined): Answer => {
    const body = rows.get(String(id));
    return body ? { status: 200, body } : missing();
  };
  const remove = (rows: Rows, id: Json | undefined): Answer =>
    rows.delete(String(id)) ? { status: 204 } : missing();

  return {
    store: of,
    refuse: (why, complaints) => {
      const errors = complaints.map(({ field, problem: what }) => ({ where: field, what }));
      const refused = problem(STATUSES[why], why, errors);
      return why === 'credentials' ? { ...refused, headers: { 'WWW-Authenticate': 'Bearer' } } : refused;
    },
    handlers: {
      listVehicles: (call) => listVehicles([...of(call).vehicles.values()], call),
      createVehicle: (call) => {
        const id = random.uuid();
        // Other fields are not stored.
        const { kind = '', label = '', price = 0, note, payloadKg, seats, cargo, plate } = call.body as Row;
        const own = { truck: { payloadKg, plate }, van: { seats, plate }, bike: { cargo } }[String(kind)];
        const given = Object.entries({ kind, label, price, note, ...own }).filter(
          ([, value]) => value !== undefined,
        );
        const body = { ...(Object.fromEntries(given) as Row), id, createdAt: new Date().toISOString() };
        of(call).vehicles.set(id, body);
        return { status: 201, headers: { Location: `${call.origin}/v/${id}` }, body };
      },
      getVehicle: (call) => get(of(call).vehicles, call.path.x),
      adjustVehicle: (call) => {
        const { vehicles } = of(call);
        const before = vehicles.get(String(call.path.x));
        if (!before) return missing();
        const body = { ...before, ...(call.body as Row) };
        vehicles.set(String(call.path.x), body);
        return { status: 200, body };
      },
      removeVehicle: (call) => remove(of(call).vehicles, call.path.x),
      listTrips: (call) => listTrips([...of(call).trips.values()], call),
      listZones: (call) => {
        const body = [...of(call).zones.values()];
        return { status: 200, headers: { 'X-Total-Count': String(body.length) }, body };
      },
      createZone: (call) => {
        const body = withIds(call.body as Row);
        of(call).zones.set(String(body.id), body);
        return { status: 201, body };
      },
      getZone: (call) => get(of(call).zones, call.path.z),
      removeZone: (call) => remove(of(call).zones, call.path.z),
      startReport: (call) => {
        const job = random.uuid();
        const { about = '', month = '', copies } = call.body as Row;
        const body: Row = { job, state: 'queued', about, month, ...(copies !== undefined && { copies }) };
        of(call).reports.set(job, { ...body, state: 'ready' });
        return { status: 202, headers: { Location: `${call.origin}/reports/${job}` }, body };
      },
      getReport: (call) => get(of(call).reports, call.path.job),
    },
  };
}

function listVehicles(all: Row[], { query, origin }: Call): Answer {
  const moment = (value: Json | undefined) => Date.parse(String(value));
  const found = all.filter(
    ({ kind, price, createdAt }) =>
      (query.kind === undefined || kind === query.kind) &&
      (query.minPrice === undefined || Number(price) >= Number(query.minPrice)) &&
      (query.maxPrice === undefined || Number(price) <= Number(query.maxPrice)) &&
      (query.createdAfter === undefined || moment(createdAt) >= moment(query.createdAfter)) &&
      (query.createdBefore === undefined || moment(createdAt) <= moment(query.createdBefore)),
  );
  const sorted = found.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id));
  const page = Number(query.page);
  const size = Number(query.size);
  const last = Math.max(1, Math.ceil(found.length / size));
  const rels = [['first', 1], ...(page < last ? [['next', page + 1]] : []), ['last', last]];
  const links = rels.map(([rel, to]) => `<${origin}/vehicles?page=${to}&size=${size}>; rel="${rel}"`);
  return {
    status: 200,
    headers: { 'X-Total-Count': String(found.length), Link: links.join(', ') },
    body: sorted.slice((page - 1) * size, page * size),
  };
}

function listTrips(all: Row[], { query }: Call): Answer {
  const known = all.findIndex(({ id }) => cursorOf(String(id)) === query.after);
  if (query.after !== undefined && known === -1) return problem(400, 'This is no cursor of ours');
  const rest = all.slice(known + 1).filter(({ vehicle }) => [undefined, vehicle].includes(query.vehicle));
  const edges = rest
    .slice(0, Number(query.first))
    .map((node) => ({ node, cursor: cursorOf(String(node.id)) }));
  const pageInfo = { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rest.length > edges.length };
  return { status: 200, body: { edges, pageInfo } };
}

export const fleet: Service<FleetStore> = {
  name: 'fleet',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: {
    dispatcher: { in: 'bearer', value: 'flt-dispatcher-71c0e94a' },
    driver: { in: 'bearer', value: 'flt-driver-0be2d517' },
  },
  open,
  faults,
};
