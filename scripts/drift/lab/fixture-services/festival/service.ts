// A ticket office for festivals: three kinds of credentials and scopes, records three levels deep, client-chosen keys,
// idempotent orders, limited seats, and rules that need rare JSON Schema keywords.

import { createHash } from 'node:crypto';
import type { Json } from '../kit/contract.ts';
import { type Answer, type Call, type Running, type Service, USUAL_STATUSES } from '../kit/service.ts';
import { faults } from './faults.ts';
import { listFestivals, listPerformances, listStages } from './lists.ts';
import { missing, refusal } from './refusal.ts';
import { type FestivalStore, type Row, type Rows, seeded } from './store.ts';
import { ticketDesk } from './tickets.ts';

const STATUSES = { ...USUAL_STATUSES, parameters: 400 };

const without = (row: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
const only = (body: Json, names: string[]): Row =>
  Object.fromEntries(Object.entries(body as Row).filter(([name]) => names.includes(name)));

const etagOf = (row: Row): string =>
  `"${createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 10)}"`;

const NEW_FESTIVAL = { status: 'draft', website: null, vatRate: 25, camping: false };
const NEW_STAGE = { changeover: 'PT20M', lightDesk: null };
const STAGE = ['title', 'capacity', 'roof', 'position', 'changeover', 'lightDesk'];

const slugOf = ({ path }: Call): string => String(path.festivalSlug);
const stageKey = (call: Call): string => `${slugOf(call)} ${call.path.stageNo}`;
const performanceKey = (call: Call): string => `${stageKey(call)} ${call.path.performanceKey}`;

const below = (rows: Rows, key: string) => [...rows].filter(([one]) => String(one).startsWith(`${key} `));

const festivalSeen = (row: Row): Row => without(row, 'gatePassword');
const performanceSeen = (row: Row): Row => ({ ...row, soldOut: Number(row.taken) >= Number(row.seats) });

function open(seed: number): Running<FestivalStore> {
  const store = seeded(seed);
  const { festivals, stages, performances, comments, riders, random } = store;
  let lastNo = 700;
  const location = ({ origin }: Call, path: string) => `${new URL(origin).pathname}${path}`;
  const withFestival = (call: Call, then: (festival: Row) => Answer): Answer => {
    const festival = festivals.get(slugOf(call));
    return festival ? then(festival) : missing();
  };
  const withStage = (call: Call, then: (stage: Row) => Answer): Answer => {
    const stage = stages.get(stageKey(call));
    return stage ? then(stage) : missing();
  };
  const withPerformance = (call: Call, then: (performance: Row) => Answer): Answer => {
    const performance = performances.get(performanceKey(call));
    return performance ? then(performance) : missing();
  };
  const commentOf = (body: Json): Row => {
    const { author = '', text = '', stars = null, replies = [] } = body as Row;
    lastNo += 1;
    return { commentNo: lastNo, author, text, stars, replies: (replies as Json[]).map(commentOf) };
  };

  return {
    store,
    refuse: (why, complaints) =>
      refusal(
        STATUSES[why],
        why.replaceAll(' ', '-'),
        `It is about the ${why}.`,
        complaints.map(({ field, problem }) => ({ where: field, why: problem })),
      ),
    handlers: {
      listFestivals: (call) =>
        listFestivals(festivals, call, festivalSeen, () =>
          refusal(400, 'parameters', 'There is no such page.', [{ where: 'after', why: 'is of no page' }]),
        ),
      countFestivals: ({ query }) => {
        const found = [...festivals.values()].filter(
          ({ status }) => query.status === undefined || status === query.status,
        );
        return { status: 200, headers: { 'X-Total-Count': String(found.length) } };
      },
      getFestival: (call) =>
        withFestival(call, (festival) => {
          const ETag = etagOf(festival);
          const headers = { ETag, 'Cache-Control': 'private, no-cache' };
          if (call.header['If-None-Match'] === ETag) return { status: 304, headers };
          return { status: 200, headers, body: festivalSeen(festival) };
        }),
      putFestival: (call) => {
        const slug = slugOf(call);
        const before = festivals.get(slug);
        const { revision = 0, createdAt = new Date().toISOString() } = before ?? {};
        const after = { ...NEW_FESTIVAL, ...(call.body as Row) };
        const festival = { ...after, slug, revision: Number(revision) + 1, createdAt };
        festivals.set(slug, festival);
        if (before) return { status: 200, body: festivalSeen(festival) };
        const headers = { Location: location(call, `/festivals/${slug}`) };
        return { status: 201, headers, body: festivalSeen(festival) };
      },
      patchFestival: (call) =>
        withFestival(call, (before) => {
          const revision = Number(before.revision) + 1;
          festivals.set(slugOf(call), { ...before, ...(call.body as Row), revision });
          return { status: 204 };
        }),
      deleteFestival: (call) =>
        withFestival(call, () => {
          festivals.delete(slugOf(call));
          riders.delete(slugOf(call));
          for (const rows of [stages, performances, comments]) {
            for (const [key] of below(rows, slugOf(call))) rows.delete(key);
          }
          return { status: 204 };
        }),
      getRider: (call) => withFestival(call, () => ({ status: 200, body: riders.get(slugOf(call)) ?? {} })),
      putRider: (call) =>
        withFestival(call, () => {
          riders.set(slugOf(call), call.body as Row);
          return { status: 204 };
        }),
      listComments: (call) =>
        withFestival(call, () => ({
          status: 200,
          body: below(comments, slugOf(call)).map(([, row]) => row),
        })),
      addComment: (call) =>
        withFestival(call, () => {
          const comment = commentOf(call.body);
          comments.set(`${slugOf(call)} ${comment.commentNo}`, comment);
          return { status: 201, body: comment };
        }),
      listStages: (call) =>
        withFestival(call, () =>
          listStages(
            below(stages, slugOf(call)).map(([, row]) => row),
            call,
          ),
        ),
      addStage: (call) =>
        withFestival(call, () => {
          lastNo += 1;
          const own = { stageNo: lastNo, festivalSlug: slugOf(call) };
          stages.set(`${slugOf(call)} ${lastNo}`, { ...own, ...NEW_STAGE, ...only(call.body, STAGE) });
          const Location = location(call, `/festivals/${slugOf(call)}/stages/${lastNo}`);
          return { status: 201, headers: { Location } };
        }),
      getStage: (call) => withStage(call, (body) => ({ status: 200, body })),
      replaceStage: (call) =>
        withStage(call, (before) => {
          const own = only(before, ['stageNo', 'festivalSlug']);
          stages.set(stageKey(call), { ...own, ...NEW_STAGE, ...only(call.body, STAGE) });
          return { status: 204 };
        }),
      deleteStage: (call) =>
        withStage(call, () => {
          if (below(performances, stageKey(call)).length > 0)
            return refusal(409, 'in-use', 'There are performances on this stage.');
          stages.delete(stageKey(call));
          return { status: 204 };
        }),
      listPerformances: (call) =>
        withStage(call, () =>
          listPerformances(
            below(performances, stageKey(call)).map(([, row]) => performanceSeen(row)),
            call,
          ),
        ),
      addPerformance: (call) =>
        withStage(call, ({ stageNo = 0 }) => {
          const key = random.uuid();
          const given = { ageLimit: null, ...(call.body as Row) };
          const performance = { performanceKey: key, stageNo, ...given, taken: 0 };
          performances.set(`${stageKey(call)} ${key}`, performance);
          return { status: 201, body: performanceSeen(performance) };
        }),
      getPerformance: (call) => withPerformance(call, (row) => ({ status: 200, body: performanceSeen(row) })),
      patchPerformance: (call) =>
        withPerformance(call, (before) => {
          const after = { ...before, ...(call.body as Row) };
          performances.set(performanceKey(call), after);
          return { status: 200, body: performanceSeen(after) };
        }),
      deletePerformance: (call) =>
        withPerformance(call, () => {
          performances.delete(performanceKey(call));
          return { status: 204 };
        }),
      ...ticketDesk(store),
    },
  };
}

const scopes = ['festivals:read', 'festivals:write'];

export const festival: Service<FestivalStore> = {
  name: 'festival',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: {
    organiser: { in: 'bearer', value: 'eyJ0-organiser-7b1e', scheme: 'organisers', scopes },
    reader: { in: 'bearer', value: 'eyJ0-reader-02cd', scheme: 'organisers', scopes: ['festivals:read'] },
    boxOffice: { in: 'basic', value: 'kasse:frost-41-lys', scheme: 'boxOffice' },
    fan: { in: 'cookie:fan_session', value: 'fs_9a0e77c1', scheme: 'fanSession' },
  },
  open,
  faults,
};
