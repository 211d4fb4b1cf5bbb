// Faults of the ticket office in its state.

import { forgetsCreated, insteadOf, keeps, keepsDeleted, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import { doneWith, sentWith, writing } from '../kit/faults.ts';
import type { Answer, Call, SeededFault } from '../kit/service.ts';
import type { FestivalStore, Row } from './store.ts';

const festivals = (store: FestivalStore) => store.festivals;
const stages = (store: FestivalStore) => store.stages;
const performances = (store: FestivalStore) => store.performances;
const orders = (store: FestivalStore) => store.orders;
const slug = ({ path }: Call) => String(path.festivalSlug);
const stage = (call: Call) => `${slug(call)} ${call.path.stageNo}`;
const performance = (call: Call) => `${stage(call)} ${call.path.performanceKey}`;
const order = ({ path }: Call) => String(path.orderRef);

const CRASH: Answer = { status: 500, raw: 'TypeError: undefined', type: 'text/plain' };

/** Finds the performance of an order by key alone. */
const seatsOf = (store: FestivalStore, key: Json | undefined) =>
  [...store.performances.values()].find(({ performanceKey }) => performanceKey === key);

export const stateFaults: SeededFault<FestivalStore>[] = [
  writing('putFestival', 'made-lost', 'A new festival is not kept.', {
    also: ['getFestival', 'listFestivals'],
    inside: forgetsCreated(festivals),
  }),
  writing('putFestival', 'website-lost', 'The website is not kept.', {
    also: ['getFestival'],
    inside: sentWith((body) => {
      delete body.website;
    }),
  }),
  writing('putFestival', 'put-merges', 'The rate that is left out stays.', {
    also: ['getFestival'],
    inside: async (call, next, store) => {
      const { vatRate } = store.festivals.get(slug(call)) ?? {};
      if (vatRate !== undefined) call.body = { vatRate, ...(call.body as Row) };
      return next();
    },
  }),
  writing('patchFestival', 'patch-nothing', 'A change is not kept.', {
    also: ['getFestival'],
    inside: keeps(festivals, slug, (before) => before),
  }),
  writing('patchFestival', 'patch-resets', 'A change resets the status.', {
    also: ['getFestival'],
    inside: sentWith((body) => {
      body.status ??= 'draft';
    }),
  }),
  writing('patchFestival', 'null-ignored', 'null leaves the website as it is.', {
    also: ['getFestival'],
    inside: sentWith((body) => {
      if (body.website === null) delete body.website;
    }),
  }),
  writing('deleteFestival', 'festival-stays', 'Deleting does nothing.', {
    also: ['getFestival', 'listFestivals'],
    inside: keepsDeleted(festivals, slug),
  }),
  writing('deleteFestival', 'twice-500', 'What is gone cannot be deleted without an error.', {
    inside: insteadOf(404, CRASH),
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
  writing('addStage', 'stage-lost', 'A new stage is not kept.', {
    also: ['getStage', 'listStages'],
    inside: forgetsCreated(stages),
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
  writing('replaceStage', 'stage-replace-nothing', 'A stage that was replaced is as before.', {
    also: ['getStage'],
    inside: keeps(stages, stage, (before) => before),
  }),
  writing('deleteStage', 'stage-in-use', 'A stage goes while it has performances.', {
    inside: (call, next, store) => {
      for (const key of store.performances.keys()) {
        if (String(key).startsWith(`${stage(call)} `)) store.performances.delete(key);
      }
      return next();
    },
  }),
  writing('deleteStage', 'stage-stays', 'Deleting does nothing.', {
    also: ['getStage', 'listStages'],
    inside: keepsDeleted(stages, stage),
  }),
  writing('deleteStage', 'stage-twice', 'Deleting what is not there goes well.', {
    inside: insteadOf(404, { status: 204 }),
  }),
  writing('addPerformance', 'programme-lost', 'The programme is not kept.', {
    also: ['getPerformance'],
    inside: sentWith((body) => {
      delete body.programme;
    }),
  }),
  writing('listPerformances', 'performances-unlisted', 'Those whose act has no number are left out.', {
    also: ['addPerformance'],
    inside: overlooks(performances, ({ act }) => !/ \d+$/.test(String(act))),
  }),
  writing('patchPerformance', 'age-lost', 'A change takes the age limit away.', {
    also: ['getPerformance'],
    inside: sentWith((body) => {
      body.ageLimit ??= null;
    }),
  }),
  writing('deletePerformance', 'performance-stays', 'Deleting does nothing.', {
    also: ['getPerformance', 'listPerformances'],
    inside: keepsDeleted(performances, performance),
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
  writing('placeOrder', 'sold-out-sold', 'Seats that there are not are sold.', {
    inside: async (call, next, store) => {
      const wanted = seatsOf(store, (call.body as Row).performanceKey);
      const { seats = 0 } = wanted ?? {};
      if (wanted) wanted.seats = 1_000_000;
      const answer = await next();
      if (wanted) Object.assign(wanted, { seats, taken: Math.min(Number(seats), Number(wanted.taken)) });
      return answer;
    },
  }),
  writing('placeOrder', 'note-lost', 'A note is not kept.', {
    also: ['getOrder'],
    inside: sentWith((body) => {
      delete body.note;
    }),
  }),
  writing('placeOrder', 'order-lost', 'A new order is not kept.', {
    also: ['listOrders'],
    inside: forgetsCreated(orders),
  }),
  writing('cancelOrder', 'cancel-twice', 'What is cancelled can be cancelled again.', {
    inside: async (call, next, store) => {
      const row = store.orders.get(order(call));
      if (row?.state === 'cancelled') store.orders.set(order(call), { ...row, state: 'placed' });
      return next();
    },
  }),
  writing('cancelOrder', 'cancel-nothing', 'The answer says cancelled, the order stays.', {
    also: ['getOrder'],
    inside: keeps(orders, order, (before) => before),
  }),
  writing('startExport', 'export-lost', 'Nobody knows of the export later.', {
    also: ['getExport'],
    inside: doneWith((answer) => {
      const location = 'http://127.0.0.1/office/v2/box-office/exports/exp_000000';
      return {
        ...answer,
        headers: { Location: location },
        body: { ...(answer.body as Row), exportRef: 'exp_000000' },
      };
    }),
  }),
];
