// A rowing club: relations are added and removed, and hardly any change is a JSON object.
import type { Json } from '../kit/contract.ts';
import { type Answer, type Call, type Running, type Service, USUAL_STATUSES } from '../kit/service.ts';
import { formFaults } from './form-faults.ts';
import { patched } from './patch.ts';
import { patchFaults } from './patch-faults.ts';
import { relationFaults } from './relation-faults.ts';
import { type ClubStore, type Row, seeded } from './store.ts';

const failed = (status: number, message: string): Answer => ({ status, body: { message, wrong: [] } });
const missing = (what: string) => failed(404, `There is no such ${what}.`);

/** The default plan of a crew. */
const NO_PLAN = { water: 'The lake', laps: 10 };

function page(rows: Row[], { limit, offset }: Call['query']): Answer {
  const start = Number(offset);
  return { status: 200, body: { items: rows.slice(start, start + Number(limit)), total: rows.length } };
}

function open(seed: number): Running<ClubStore> {
  const store = seeded(seed);
  const { members, crews, boats, plans, rowers, keyholders } = store;
  let lastId = 4000;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const byId = (rows: Map<number, Row>, id: Json | undefined, what: string): Answer => {
    const body = rows.get(Number(id));
    return body ? { status: 200, body } : missing(what);
  };
  /** Changes the sent fields and nothing else. */
  const change = (rows: Map<number, Row>, id: Json | undefined, { body }: Call, what: string): Answer => {
    const row = rows.get(Number(id));
    if (!row) return missing(what);
    const next = { ...row, ...(body as Row) };
    rows.set(Number(id), next);
    return { status: 200, body: next };
  };
  /** Handles one member of a crew. */
  const belonging =
    (all: Map<number, number[]>, act: (ids: number[], id: number) => Answer) =>
    ({ path }: Call): Answer => {
      const [crew, member] = [Number(path.crew_id), Number(path.member_id)];
      const ids = all.get(crew) ?? [];
      if (!crews.has(crew)) return missing('crew');
      if (!members.has(member)) return missing('member');
      all.set(crew, ids);
      return act(ids, member);
    };
  const listing =
    (all: Map<number, number[]>) =>
    ({ path, query }: Call): Answer => {
      const crew = Number(path.crew_id);
      if (!crews.has(crew)) return missing('crew');
      const rows = (all.get(crew) ?? []).map((id) => members.get(id));
      return page(
        rows.filter((row) => row !== undefined),
        query,
      );
    };
  const put = (ids: number[], id: number, made: number): Answer => {
    if (ids.includes(id)) return { status: 204 };
    ids.push(id);
    return { status: made };
  };
  const take = (ids: number[], id: number): Answer => {
    if (!ids.includes(id)) return missing('member in this crew');
    ids.splice(ids.indexOf(id), 1);
    return { status: 204 };
  };

  return {
    store,
    refuse: (why, complaints) => ({
      status: USUAL_STATUSES[why],
      body: { message: `Refused: ${why}.`, wrong: complaints.map((one) => ({ ...one })) },
    }),
    handlers: {
      list_members: ({ query }) => page([...members.values()], query),
      add_member: ({ body }) => {
        const id = nextId();
        const member = { id, boats: [], ...(body as Row), joined_on: '2026-03-01' };
        members.set(id, member);
        return { status: 201, body: member };
      },
      get_member: ({ path }) => byId(members, path.member_id, 'member'),
      change_member: ({ path, body }) => {
        const id = Number(path.member_id);
        const member = members.get(id);
        if (!member) return missing('member');
        const next = patched(member, body as Row[]);
        if ('status' in next) return failed(next.status, next.says);
        members.set(id, next.row);
        return { status: 200, body: next.row };
      },
      remove_member: ({ path }) => {
        const id = Number(path.member_id);
        if (!members.delete(id)) return missing('member');
        for (const all of [rowers, keyholders])
          for (const [crew, ids] of all) {
            all.set(
              crew,
              ids.filter((one) => one !== id),
            );
          }
        return { status: 204 };
      },
      list_crews: () => ({ status: 200, body: [...crews.values()] }),
      add_crew: ({ body }) => {
        const id = nextId();
        const crew = { id, motto: null, seats: 8, days: [], ...(body as Row) };
        crews.set(id, crew);
        return { status: 201, body: crew };
      },
      get_crew: ({ path }) => byId(crews, path.crew_id, 'crew'),
      change_crew: (call) => change(crews, call.path.crew_id, call, 'crew'),
      remove_crew: ({ path }) => (crews.delete(Number(path.crew_id)) ? { status: 204 } : missing('crew')),
      get_plan: ({ path }) => {
        const id = Number(path.crew_id);
        return crews.has(id) ? { status: 200, body: plans.get(id) ?? NO_PLAN } : missing('crew');
      },
      put_plan: ({ path, body }) => {
        const id = Number(path.crew_id);
        if (!crews.has(id)) return missing('crew');
        const plan = { laps: NO_PLAN.laps, ...(body as Row) };
        plans.set(id, plan);
        return { status: 200, body: plan };
      },
      add_boat: ({ body }) => {
        const boat = { id: nextId(), ...(body as Row) };
        boats.set(boat.id, boat);
        return { status: 201, body: boat };
      },
      get_boat: ({ path }) => byId(boats, path.boat_id, 'boat'),
      change_boat: (call) => change(boats, call.path.boat_id, call, 'boat'),
      remove_boat: ({ path }) => (boats.delete(Number(path.boat_id)) ? { status: 204 } : missing('boat')),
      list_crew: listing(rowers),
      list_keyholders: listing(keyholders),
      join_crew: belonging(rowers, (ids, id) => put(ids, id, 204)),
      leave_crew: belonging(rowers, take),
      has_key: ({ path }) =>
        keyholders.get(Number(path.crew_id))?.includes(Number(path.member_id))
          ? { status: 204 }
          : { status: 404 },
      give_key: belonging(keyholders, (ids, id) => put(ids, id, 201)),
      take_key: belonging(keyholders, take),
    },
  };
}

export const club: Service<ClubStore> = {
  name: 'club',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: { coach: { in: 'X-Club-Key', value: 'row_8c1e44b07ad2' } },
  open,
  faults: [...relationFaults, ...patchFaults, ...formFaults],
};
