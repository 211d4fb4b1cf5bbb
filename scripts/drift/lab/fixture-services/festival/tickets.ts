// Orders that reserve seats, and exports that run asynchronously.
import type { Json } from '../kit/contract.ts';
import type { Answer, Call, Handlers } from '../kit/service.ts';
import { listOrders } from './lists.ts';
import { missing, refusal } from './refusal.ts';
import type { FestivalStore, Row } from './store.ts';

/** Duration of an export in milliseconds. */
const EXPORT_TIME = 150;

export function ticketDesk(store: FestivalStore): Handlers {
  const { orders, repeats, exports, performances, random } = store;
  const ofKey = (key: Json | undefined) =>
    [...performances.values()].find((one) => one.performanceKey === key);
  const withOrder = ({ path }: Call, then: (order: Row) => Answer): Answer => {
    const order = orders.get(String(path.orderRef));
    return order ? then(order) : missing();
  };
  const placed = ({ origin }: Call, order: Row): Answer => ({
    status: 201,
    headers: { Location: `${origin}/orders/${order.orderRef}` },
    body: order,
  });

  return {
    listOrders: (call) => listOrders([...orders.values()], call),
    placeOrder: (call) => {
      const key = call.header['Idempotency-Key'];
      const body = JSON.stringify(call.body);
      const before = key === undefined ? undefined : repeats.get(String(key));
      if (before && before.body !== body) return refusal(409, 'key-used', 'This key was for another order.');
      const same = before && orders.get(before.orderRef);
      if (same) return placed(call, same);
      const { performanceKey = '', seats = 0, holder = {}, payment = {}, note = null } = call.body as Row;
      const performance = ofKey(performanceKey);
      if (!performance)
        return refusal(422, 'unknown', 'There is no such performance.', [
          { where: '/performanceKey', why: 'is of no performance' },
        ]);
      if (Number(performance.taken) + Number(seats) > Number(performance.seats))
        return refusal(409, 'sold-out', 'There are not so many seats left.');
      performance.taken = Number(performance.taken) + Number(seats);
      const orderRef = `ord_${random
        .whole(0, 36 ** 6)
        .toString(36)
        .padStart(8, '0')}`;
      const amount = Number(seats) * Number(performance.price);
      const placedAt = new Date().toISOString();
      const told = { performanceKey, seats, holder, payment, note };
      const order = { orderRef, ...told, state: 'placed', amount, placedAt };
      orders.set(orderRef, order);
      if (key !== undefined) repeats.set(String(key), { body, orderRef });
      return placed(call, order);
    },
    getOrder: (call) => withOrder(call, (body) => ({ status: 200, body })),
    cancelOrder: (call) =>
      withOrder(call, (order) => {
        if (order.state === 'cancelled') return refusal(409, 'cancelled', 'It is cancelled already.');
        const performance = ofKey(order.performanceKey);
        if (performance) performance.taken = Number(performance.taken) - Number(order.seats);
        const body = { ...order, state: 'cancelled' };
        orders.set(String(order.orderRef), body);
        return { status: 200, body };
      }),
    startExport: ({ body, origin }) => {
      const { format = 'csv' } = body as Row;
      const exportRef = `exp_${random
        .whole(0, 16 ** 6 - 1)
        .toString(16)
        .padStart(6, '0')}`;
      exports.set(exportRef, { exportRef, format, begunAt: Date.now() });
      const Location = `${origin}/box-office/exports/${exportRef}`;
      return { status: 202, headers: { Location }, body: { exportRef, state: 'queued', format } };
    },
    getExport: ({ path }): Answer => {
      const row = exports.get(String(path.exportRef));
      if (!row) return missing();
      const { exportRef = '', format = '', begunAt } = row;
      const finished = Number(begunAt) + EXPORT_TIME;
      if (Date.now() < finished) return { status: 200, body: { exportRef, state: 'queued', format } };
      const finishedAt = new Date(finished).toISOString();
      return { status: 200, body: { exportRef, state: 'done', format, rows: orders.size, finishedAt } };
    },
  };
}
