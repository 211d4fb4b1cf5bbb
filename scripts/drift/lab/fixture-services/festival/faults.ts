// Seeded faults of the festival.
import { overlooks } from '../kit/behaviors.ts';
import { reading, sentWith, statusInstead, told, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { FestivalStore, Row } from './store.ts';

const SCHEMAS = '/x-files/schemas.yaml';
/** Changes some fields of one schema. */
const otherwise = (
  operation: string,
  id: string,
  says: string,
  pointer: string,
  fields: Record<string, unknown>,
) => writing<FestivalStore>(operation, id, says, { rules: { [pointer]: fields } });

/** Finds records below other parents too. */
const anywhere = (rows: (store: FestivalStore) => Map<string | number, Row>, key: string, name: string) =>
  reading<FestivalStore>(`get${name}`, `${key}-anywhere`, `A ${name} is found below any parent.`, {
    inside: async (call, next, store) => {
      const answer = await next();
      if (answer.status !== 404) return answer;
      const row = [...rows(store).values()].find((one) => one[key] === call.path[key]);
      if (!row) return answer;
      const soldOut = Number(row.taken) >= Number(row.seats);
      return { status: 200, body: key === 'stageNo' ? row : { ...row, soldOut } };
    },
  });

const slug = ({ path }: Call) => String(path.festivalSlug);
const stage = (call: Call) => `${slug(call)} ${call.path.stageNo}`;
const order = ({ path }: Call) => String(path.orderRef);

export const faults: SeededFault<FestivalStore>[] = [
  told('putFestival', 'made-200', 'A new festival is answered with 200.', statusInstead(201, 200)),
  otherwise(
    'placeOrder',
    'invoice-refused',
    'An invoice is refused.',
    `${SCHEMAS}/Order/properties/payment/oneOf/1`,
    {
      not: {},
    },
  ),
  anywhere((store) => store.stages, 'stageNo', 'Stage'),
  writing('putFestival', 'put-merges', 'The rate that is left out stays.', {
    also: ['getFestival'],
    inside: async (call, next, store) => {
      const { vatRate } = store.festivals.get(slug(call)) ?? {};
      if (vatRate !== undefined) call.body = { vatRate, ...(call.body as Row) };
      return next();
    },
  }),
  writing('patchFestival', 'patch-resets', 'A change resets the status.', {
    also: ['getFestival'],
    inside: sentWith((body) => {
      body.status ??= 'draft';
    }),
  }),
  writing('deleteFestival', 'stages-stay', 'The stages of a deleted festival stay.', {
    also: ['getStage'],
    inside: async (_, next, store) => {
      const kept = [...store.stages];
      const answer = await next();
      for (const [key, row] of kept) store.stages.set(key, row);
      return answer;
    },
  }),
  writing('putRider', 'rider-merges', 'What is left out of a rider stays.', {
    also: ['getRider'],
    inside: async (call, next, store) => {
      call.body = { ...store.riders.get(slug(call)), ...(call.body as Row) };
      return next();
    },
  }),
  writing('addComment', 'replies-lost', 'Replies are not kept.', {
    also: ['listComments'],
    inside: sentWith((body) => {
      delete body.replies;
    }),
  }),
  writing('listComments', 'comments-unlisted', 'New comments are never listed.', {
    also: ['addComment'],
    inside: overlooks(
      (store) => store.comments,
      ({ commentNo }) => Number(commentNo) > 700,
    ),
  }),
  writing('addStage', 'poles-lost', 'Every tent has four poles.', {
    also: ['getStage'],
    inside: sentWith((body) => {
      const roof = body.roof as Row;
      if (roof.kind === 'tent') roof.poles = 4;
    }),
  }),
  writing('addStage', 'default-other', 'What is left out takes half an hour.', {
    also: ['getStage'],
    inside: sentWith((body) => {
      body.changeover ??= 'PT30M';
    }),
  }),
  writing('deleteStage', 'stage-in-use', 'A stage goes while it has performances.', {
    inside: (call, next, store) => {
      for (const key of store.performances.keys()) {
        if (String(key).startsWith(`${stage(call)} `)) store.performances.delete(key);
      }
      return next();
    },
  }),
  writing('placeOrder', 'repeat-orders-again', 'The same key orders twice.', {
    inside: (call, next) => {
      delete call.header['Idempotency-Key'];
      return next();
    },
  }),
  writing('placeOrder', 'repeat-any-body', 'Another order with the same key gives the old one.', {
    inside: (call, next, store) => {
      const before = store.repeats.get(String(call.header['Idempotency-Key']));
      if (before) call.body = JSON.parse(before.body);
      return next();
    },
  }),
  writing('cancelOrder', 'cancel-twice', 'What is cancelled can be cancelled again.', {
    inside: async (call, next, store) => {
      const row = store.orders.get(order(call));
      if (row?.state === 'cancelled') store.orders.set(order(call), { ...row, state: 'placed' });
      return next();
    },
  }),
];
