// A harbour office: nested records, PUT with client-chosen keys, empty responses, envelopes in both directions,
// required versions, maps, and paging by links.

import { createHash } from 'node:crypto';
import type { Json } from '../kit/contract.ts';
import { compare } from '../kit/seeds.ts';
import { type Answer, type Call, type Running, type Service, USUAL_STATUSES } from '../kit/service.ts';
import { faults } from './faults.ts';
import { listVessels } from './list-vessels.ts';
import { type HarbourStore, type Row, type Rows, seeded } from './store.ts';

const STATUSES = { ...USUAL_STATUSES, parameters: 400 };

const failed = (status: number, ...faults: Row[]): Answer => ({
  status,
  body: { outcome: 'failed', faults },
});
const missing = () => failed(404, { code: 'missing', text: 'There is no such thing.' });
const fine = (payload: Json, headers = {}): Answer => ({
  status: 200,
  headers,
  body: { outcome: 'ok', payload },
});

const etagOf = (row: Row): string =>
  `"${createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 12)}"`;

const only = (body: Json, names: string[]): Row =>
  Object.fromEntries(Object.entries(body as Row).filter(([name]) => names.includes(name)));

const PIER = ['title', 'depth_m', 'ice_class', 'is_open', 'closed_until'];
const BERTH = ['length_m', 'crane', 'nickname'];
const VESSEL = ['class', 'name', 'imo', 'flag', 'built', 'agent', 'capacity_t', 'seats', 'decks'];
const NEW_PIER = { is_open: true, closed_until: null };
const NEW_BERTH = { crane: false, nickname: null };

const berthKey = ({ path }: Call): string => `${path.pier_no} ${path.berth_code}`;
const callKey = (call: Call): string => `${berthKey(call)} ${call.path.call_id}`;

function open(seed: number): Running<HarbourStore> {
  const store = seeded(seed);
  const { piers, vessels, notices, tariffs, berths, calls } = store;
  let lastId = 700;
  const pierNo = ({ path }: Call) => Number(path.pier_no);
  const withPier = (call: Call, then: () => Answer): Answer => (piers.has(pierNo(call)) ? then() : missing());
  const below = (rows: Rows, key: string) =>
    [...rows].filter(([one]) => String(one).startsWith(`${key} `)).map(([, row]) => row);

  return {
    store,
    refuse: (why, complaints) =>
      failed(
        STATUSES[why],
        ...complaints.map(({ field, problem }) => ({
          code: why,
          text: problem,
          ...(field !== '' && { field }),
        })),
      ),
    handlers: {
      list_piers: (call) => listPiers([...piers.values()], call),
      add_pier: ({ body, origin }) => {
        lastId += 1;
        piers.set(lastId, { pier_no: lastId, ...NEW_PIER, ...only(body, PIER) });
        tariffs.set(lastId, {});
        return { status: 201, headers: { Location: `${new URL(origin).pathname}/piers/${lastId}` } };
      },
      get_pier: (call) => {
        const pier = piers.get(pierNo(call));
        return pier ? fine(pier, { ETag: etagOf(pier) }) : missing();
      },
      replace_pier: (call) => {
        const pier = piers.get(pierNo(call));
        if (!pier) return missing();
        const wanted = String(call.header['If-Match']);
        if (wanted !== '*' && wanted !== etagOf(pier))
          return failed(412, { code: 'changed', text: 'It is another one by now.' });
        piers.set(pierNo(call), { pier_no: pierNo(call), ...NEW_PIER, ...only(call.body, PIER) });
        return { status: 204 };
      },
      remove_pier: (call) => {
        if (!piers.delete(pierNo(call))) return missing();
        for (const key of berths.keys()) if (String(key).startsWith(`${pierNo(call)} `)) berths.delete(key);
        return { status: 204 };
      },
      get_tariffs: (call) => withPier(call, () => ({ status: 200, body: tariffs.get(pierNo(call)) ?? {} })),
      put_tariffs: (call) =>
        withPier(call, () => {
          tariffs.set(pierNo(call), call.body as Row);
          return { status: 204 };
        }),
      list_berths: (call) =>
        withPier(call, () => ({ status: 200, body: below(berths, `${call.path.pier_no}`) })),
      get_berth: (call) => {
        const body = berths.get(berthKey(call));
        return body ? { status: 200, body } : missing();
      },
      put_berth: (call) =>
        withPier(call, () => {
          const isNew = !berths.has(berthKey(call));
          const { berth_code = '', pier_no = 0 } = call.path;
          const body = { berth_code, pier_no, ...NEW_BERTH, ...only(call.body, BERTH) };
          berths.set(berthKey(call), body);
          return { status: isNew ? 201 : 200, body };
        }),
      patch_berth: (call) => {
        const before = berths.get(berthKey(call));
        if (!before) return missing();
        const wanted = only(call.body, BERTH);
        berths.set(berthKey(call), { ...before, ...wanted });
        return { status: 204 };
      },
      remove_berth: (call) => (berths.delete(berthKey(call)) ? { status: 204 } : missing()),
      list_calls: (call) =>
        berths.has(berthKey(call))
          ? { status: 200, body: { calls: below(calls, berthKey(call)) } }
          : missing(),
      announce_call: (call) => {
        if (!berths.has(berthKey(call))) return missing();
        const given = only(call.body, ['vessel_id', 'arrives', 'draught_m', 'hazard']);
        if (!vessels.has(Number(given.vessel_id)))
          return failed(422, { code: 'unknown', text: 'There is no such vessel.', field: 'vessel_id' });
        lastId += 1;
        calls.set(`${berthKey(call)} ${lastId}`, { call_id: lastId, ...given });
        return { status: 201, body: { call_id: lastId } };
      },
      get_call: (call) => {
        const body = calls.get(callKey(call));
        return body ? { status: 200, body } : missing();
      },
      cancel_call: (call) => (calls.delete(callKey(call)) ? { status: 204 } : missing()),
      list_vessels: ({ query }) => listVessels([...vessels.values()], query),
      add_vessel: ({ body }) => {
        const given = only((body as Row).vessel ?? {}, VESSEL);
        if ([...vessels.values()].some(({ imo }) => imo === given.imo))
          return failed(409, { code: 'taken', text: 'There is such a vessel.', field: 'vessel.imo' });
        lastId += 1;
        const vessel = { vessel_id: lastId, ...given };
        vessels.set(lastId, vessel as Row);
        return { status: 201, body: { vessel: vessel as Row } };
      },
      get_vessel: ({ path }) => {
        const vessel = vessels.get(Number(path.vessel_id));
        return vessel ? { status: 200, body: { vessel } } : missing();
      },
      patch_vessel: ({ path, body }) => {
        const before = vessels.get(Number(path.vessel_id));
        if (!before) return missing();
        const vessel = { ...before, ...only((body as Row).vessel ?? {}, ['name', 'flag', 'agent']) };
        vessels.set(Number(path.vessel_id), vessel);
        return { status: 200, body: { vessel } };
      },
      post_notices: ({ body }) => {
        const made = (body as Row[]).map((one): Row => {
          lastId += 1;
          const notice = { notice_id: lastId, urgency: 1, ...only(one, ['text', 'urgency', 'addenda']) };
          notices.set(lastId, notice);
          return notice;
        });
        return { status: 201, body: made };
      },
      get_notice: ({ path }) => {
        const body = notices.get(Number(path.notice_id));
        return body ? { status: 200, body } : missing();
      },
    },
  };
}

function listPiers(all: Row[], { query, origin }: Call): Answer {
  const found = all.filter(
    ({ ice_class, is_open, depth_m }) =>
      (query.ice_class === undefined || ice_class === query.ice_class) &&
      (query.is_open === undefined || is_open === query.is_open) &&
      (query.depth_m_min === undefined || Number(depth_m) >= Number(query.depth_m_min)),
  );
  const sorted = found.toSorted((a, b) => compare(a.pier_no, b.pier_no));
  const last = Number(String(query.marker ?? 'm0').slice(1));
  const rest = sorted.filter(({ pier_no }) => Number(pier_no) > last);
  const size = Number(query.page_len);
  const piers = rest.slice(0, size);
  const asked = Object.entries(query).filter(([name]) => name !== 'marker');
  const search = new URLSearchParams([
    ...asked.map(([name, value]): [string, string] => [name, String(value)]),
    ['marker', `m${piers.at(-1)?.pier_no ?? 0}`],
  ]);
  const next = rest.length > size ? `${new URL(origin).pathname}/piers?${search}` : null;
  return fine({ piers, paging: { next, total_entries: found.length } });
}

export const harbour: Service<HarbourStore> = {
  name: 'harbour',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: { office: { in: 'X-Office-Key', value: 'hrb-0f93-office' } },
  open,
  faults,
};
