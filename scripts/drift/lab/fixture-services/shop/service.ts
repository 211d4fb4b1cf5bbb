// A shop: many references, forms and files, arrays in queries, responses other than JSON.
import type { Json } from '../kit/contract.ts';
import { compare } from '../kit/seeds.ts';
import { type Answer, type Call, type Running, type Service, USUAL_STATUSES } from '../kit/service.ts';
import { answerFaults } from './answer-faults.ts';
import { behaviorFaults } from './behavior-faults.ts';
import { queryFaults } from './query-faults.ts';
import { type Row, type Rows, type ShopStore, seeded } from './store.ts';

const failed = (
  status: number,
  type: string,
  message: string,
  fields?: Record<string, string[]>,
): Answer => ({
  status,
  body: { error: { type, message, ...(fields && { fields }) } },
});
const missing = () => failed(404, 'not_found', 'There is no such thing.');

const TOKEN = 'shp_live_5d1f0a9be27c';

/** The declared fields of a body. */
function only(body: Json, names: string[]): Row {
  const given = Object.entries(body as Row).filter(([name]) => names.includes(name));
  return Object.fromEntries(given);
}

const PRODUCT = ['sku', 'name', 'price', 'color', 'size', 'released_on', 'dimensions', 'attributes', 'stock'];

function open(seed: number): Running<ShopStore> {
  const store = seeded(seed);
  const { products, customers, orders, images } = store;
  let lastId = 500;
  const now = () => new Date().toISOString();
  const get = (rows: Rows, key: Json | undefined): Answer => {
    const body = rows.get(key as string | number);
    return body ? { status: 200, body } : missing();
  };
  const total = () => ({ 'X-Total': String(products.size) });

  return {
    store,
    refuse: (why, complaints) => {
      const fields: Record<string, string[]> = {};
      for (const { field, problem } of complaints) {
        const name = field || 'base';
        fields[name] = [...(fields[name] ?? []), problem];
      }
      return failed(USUAL_STATUSES[why], why.replaceAll(' ', '_'), `Refused: ${why}.`, fields);
    },
    handlers: {
      'POST /login': ({ body }) => {
        const { username, password } = body as Row;
        if (username !== 'clerk' || password !== 'correct horse') return failed(401, 'credentials', 'Wrong.');
        return { status: 200, body: { access_token: TOKEN, token_type: 'bearer', expires_in: 3600 } };
      },
      product_index: ({ query }) => listProducts([...products.values()], query),
      product_count: () => ({ status: 200, headers: total() }),
      product_create: ({ body }) => {
        const given = only(body, PRODUCT);
        if ([...products.values()].some(({ sku }) => sku === given.sku))
          return failed(409, 'sku_taken', 'There is a product with this sku.', { sku: ['is taken'] });
        lastId += 1;
        const at = now();
        const product = { id: lastId, stock: 0, ...given, created_at: at, updated_at: at };
        products.set(lastId, product);
        return { status: 200, body: product };
      },
      product_show: ({ path }) => get(products, Number(path.product_id)),
      product_update: ({ path, body }) => {
        const before = products.get(Number(path.product_id));
        if (!before) return missing();
        const product = { ...before, ...(body as Row), updated_at: now() };
        products.set(Number(path.product_id), product);
        return { status: 200, body: product };
      },
      product_destroy: ({ path }) => {
        products.delete(Number(path.product_id));
        images.delete(Number(path.product_id));
        return { status: 204 };
      },
      'GET /products/{product_id}/image': ({ path }) => {
        const raw = images.get(Number(path.product_id));
        return raw ? { status: 200, type: 'image/png', raw } : missing();
      },
      'PUT /products/{product_id}/image': ({ path, body, files }) => {
        if (!products.has(Number(path.product_id))) return missing();
        const { alt_text = '', position = 1, labels } = body as Row;
        const bytes = files.file?.bytes ?? new Uint8Array();
        // A text part is not an image.
        if (bytes.length === 0) return failed(422, 'file', 'Send a picture.', { file: ['is no picture'] });
        images.set(Number(path.product_id), bytes);
        return {
          status: 200,
          body: { alt_text, position, bytes: bytes.length, ...(labels !== undefined && { labels }) },
        };
      },
      product_export: () => {
        const lines = [...products.values()].map(
          ({ sku, name, price }) => `${sku},"${String(name).replaceAll('"', '""')}",${price}`,
        );
        return {
          status: 200,
          headers: total(),
          type: 'text/csv; charset=utf-8',
          raw: ['sku,name,price', ...lines, ''].join('\n'),
        };
      },
      'POST /customers': ({ body }) => {
        lastId += 1;
        const given = only(body, ['email', 'full_name', 'birthday', 'newsletter', 'labels']);
        const customer = { id: lastId, newsletter: false, ...given, created_at: now() };
        customers.set(lastId, customer);
        return { status: 200, body: customer };
      },
      'GET /customers/{customer_id}': ({ path }) => get(customers, path.customer_id),
      order_create: ({ body }) => {
        const given = only(body, ['customer_id', 'currency', 'comment', 'lines']);
        if (!customers.has(Number(given.customer_id)))
          return failed(422, 'invalid', 'There is no such customer.', { customer_id: ['does not exist'] });
        lastId += 1;
        const id = `o-${String(lastId).padStart(6, '0')}`;
        const order = { id, state: 'open', ...given, placed_at: now() };
        orders.set(id, order);
        return { status: 200, body: order };
      },
      order_show: ({ path }) => get(orders, path.order_id),
      'POST /orders/{order_id}/cancel': ({ path }) => {
        const order = orders.get(String(path.order_id));
        if (!order) return missing();
        if (order.state !== 'open') return failed(409, 'state', 'Only an open order can be cancelled.');
        const body = { ...order, state: 'cancelled' };
        orders.set(String(path.order_id), body);
        return { status: 200, body };
      },
    },
  };
}

function listProducts(all: Row[], query: Call['query']): Answer {
  const isIn = (wanted: Json | undefined, value: Json | undefined) =>
    wanted === undefined || (wanted as Json[]).includes(value ?? null);
  const { min = 0, max = Number.MAX_VALUE } = (query.price ?? {}) as { min?: number; max?: number };
  const found = all.filter(
    ({ color, id, size, price }) =>
      isIn(query.colors, color) &&
      isIn(query.ids, id) &&
      isIn(query.sizes, size) &&
      Number(price) >= min &&
      Number(price) <= max,
  );
  const key = String(query.sort_by);
  const sign = query.order === 'desc' ? -1 : 1;
  const sorted = found.toSorted((a, b) => sign * compare(a[key], b[key]) || compare(a.id, b.id));
  const page = Number(query.page);
  const size = Number(query.per_page);
  const items = sorted.slice((page - 1) * size, page * size);
  const total = found.length;
  return { status: 200, body: { items, page, per_page: size, total, total_pages: Math.ceil(total / size) } };
}

export const shop: Service<ShopStore> = {
  name: 'shop',
  contract: new URL('contract.json', import.meta.url),
  credentials: { clerk: { in: 'bearer', value: TOKEN } },
  open,
  faults: [...answerFaults, ...queryFaults, ...behaviorFaults],
};
