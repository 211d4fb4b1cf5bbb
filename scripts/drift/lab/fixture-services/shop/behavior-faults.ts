// Faults of the shop in its behavior.

import { forgetsCreated, keeps, keepsDeleted, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import { admits, failsOnMalformed, readsAs, sentWith, takesAnyType, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ShopStore } from './store.ts';

const BASE = '/components/schemas/product_base';
const CUSTOMER = '/components/schemas/customer';
const ORDER = '/components/schemas/new_order';
const UPDATE = '/paths/~1products~1{product_id}/patch/requestBody/content/application~1json/schema';
const LOGIN = '/components/requestBodies/Login/content/application~1x-www-form-urlencoded/schema';
const IMAGE = '/components/requestBodies/Image/content/multipart~1form-data/schema';
const PUT_IMAGE = 'PUT /products/{product_id}/image';
const TOKEN = 'Bearer shp_live_5d1f0a9be27c';

const products = (store: ShopStore) => store.products;
const customers = (store: ShopStore) => store.customers;
const orders = (store: ShopStore) => store.orders;
const product = ({ path }: Call) => Number(path.product_id);

export const behaviorFaults: SeededFault<ShopStore>[] = [
  writing('product_create', 'sku-any', 'Any sku is taken.', {
    rules: { [`${BASE}/properties/sku`]: { pattern: undefined } },
  }),
  writing('product_create', 'sku-twice', 'A sku is taken twice.', {
    inside: async (call, next, store) => {
      const { sku = null } = call.body as Record<string, Json>;
      return overlooks(products, (row) => row.sku === sku)(call, next, store);
    },
  }),
  writing('product_create', 'price-optional', 'A product without price is taken.', {
    rules: { [BASE]: { required: ['sku', 'name'] } },
    inside: sentWith((body) => {
      body.price ??= 1;
    }),
  }),
  writing('product_create', 'unit-any', 'Any unit is taken.', {
    rules: { [`${BASE}/$defs/dimensions/prefixItems/2`]: { enum: undefined } },
    inside: sentWith((body) => {
      delete body.dimensions;
    }),
  }),
  writing('product_create', 'size-null-refused', 'A null size is refused.', {
    rules: { [`${BASE}/properties/size`]: { enum: ['s', 'm', 'l', 'xl'] } },
  }),
  writing('product_create', 'released-any', 'Any text is a day.', {
    rules: { [`${BASE}/properties/released_on`]: { format: undefined } },
    inside: sentWith((body) => {
      if (body.released_on !== undefined) body.released_on = null;
    }),
  }),
  writing('product_create', 'attribute-long', 'Long values of the map are taken.', {
    rules: { '/components/schemas/attributes': { additionalProperties: { type: 'string' } } },
    inside: sentWith((body) => {
      if (body.attributes) body.attributes = {};
    }),
  }),
  writing('product_create', 'stock-ignored', 'The stock is always 0.', {
    also: ['product_show'],
    inside: sentWith((body) => {
      delete body.stock;
    }),
  }),
  writing('product_create', 'created-lost', 'A created product is not kept.', {
    also: ['product_show', 'product_index'],
    inside: forgetsCreated(products),
  }),
  writing('product_index', 'unlisted', 'Created products are never listed.', {
    also: ['product_create'],
    inside: overlooks(products, ({ id }) => Number(id) > 500),
  }),
  writing('product_create', 'any-media-type', 'Any media type is taken.', {
    outside: takesAnyType('application/json'),
  }),
  writing('product_create', 'malformed-taken', 'Broken JSON is taken.', {
    outside: readsAs('{"sku":"ZZ-9999","name":"x","price":1}'),
  }),
  writing('product_update', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('product_update', 'name-70-refused', 'The longest name is refused.', {
    rules: { [`${BASE}/properties/name`]: { maxLength: 69 } },
  }),
  writing('product_update', 'stranger-taken', 'Properties that are forbidden are taken.', {
    rules: { [UPDATE]: { additionalProperties: true } },
    inside: sentWith((body) => {
      for (const name of Object.keys(body))
        if (!['name', 'price', 'released_on', 'attributes'].includes(name)) delete body[name];
    }),
  }),
  writing('product_update', 'update-lost', 'The answer is new, the product stays old.', {
    also: ['product_show'],
    inside: keeps(products, product, (before) => before),
  }),
  writing('product_update', 'patch-touches-stock', 'A patch sets the stock to 0.', {
    also: ['product_show'],
    inside: sentWith((body) => {
      body.stock = 0;
    }),
  }),
  writing('product_destroy', 'destroy-nothing', 'Deleting does nothing.', {
    also: ['product_show'],
    inside: keepsDeleted(products, product),
  }),
  writing('product_destroy', 'destroy-twice-500', 'The second deletion ends in a 500.', {
    inside: async (call, next, { products: all }) =>
      all.has(product(call)) ? next() : { status: 500, body: { error: { type: 'error', message: 'null' } } },
  }),
  writing('product_destroy', 'destroy-without-token', 'No token is needed.', {
    outside: admits('Authorization', TOKEN, 'none'),
  }),
  writing('product_index', 'put-taken', 'PUT on the list is taken.', {
    also: ['product_create', 'product_count'],
    accepts: 'PUT',
  }),
  writing('POST /login', 'password-short', 'Short passwords are looked up.', {
    rules: { [`${LOGIN}/properties/password`]: { minLength: undefined } },
    outside: async (_, next) => {
      const answer = await next();
      return answer.status === 401 ? granted : answer;
    },
  }),
  writing('POST /login', 'username-optional', 'A name is not needed.', {
    rules: { [LOGIN]: { required: ['password'] } },
    inside: async () => granted,
  }),
  writing('POST /login', 'login-needs-token', 'The open operation asks for a token.', {
    outside: async (call, next) =>
      call.headers.has('authorization')
        ? next()
        : { status: 401, body: { error: { type: 'credentials', message: 'No.' } } },
  }),
  writing(PUT_IMAGE, 'alt-text-lost', 'A field of the form is lost.', {
    inside: sentWith((body) => {
      body.alt_text = '';
    }),
  }),
  writing(PUT_IMAGE, 'position-lost', 'A number of the form is lost.', {
    inside: sentWith((body) => {
      body.position = 1;
    }),
  }),
  writing(PUT_IMAGE, 'labels-first', 'Only the first of a repeated field is kept.', {
    inside: sentWith((body) => {
      if (Array.isArray(body.labels)) body.labels = body.labels.slice(0, 1);
    }),
  }),
  writing(PUT_IMAGE, 'alt-text-optional', 'The text may be left out.', {
    rules: { [IMAGE]: { required: ['file'] } },
  }),
  writing(PUT_IMAGE, 'file-optional', 'The file may be left out.', {
    rules: { [IMAGE]: { required: ['alt_text'] } },
    inside: async (call, next) => {
      call.files.file ??= { name: 'none', type: 'image/png', bytes: new Uint8Array(1) };
      return next();
    },
  }),
  writing(PUT_IMAGE, 'position-21', 'Positions beyond the last are taken.', {
    rules: { [`${IMAGE}/properties/position`]: { maximum: undefined } },
    inside: sentWith((body) => {
      body.position = 20;
    }),
  }),
  writing('POST /customers', 'email-any', 'Any text is an address.', {
    rules: { [`${CUSTOMER}/properties/email`]: { format: undefined } },
    inside: sentWith((body) => {
      body.email = 'kept@example.com';
    }),
  }),
  writing('POST /customers', 'password-optional', 'No password is needed.', {
    rules: { [CUSTOMER]: { required: ['email'] } },
  }),
  writing('POST /customers', 'password-short-taken', 'A short password is taken.', {
    rules: { [`${CUSTOMER}/properties/password`]: { minLength: undefined } },
  }),
  writing('POST /customers', 'password-told', 'The password comes back.', {
    inside: async (call, next) => {
      const { password = '' } = call.body as Record<string, Json>;
      const answer = await next();
      return { ...answer, body: { ...(answer.body as Record<string, Json>), password } };
    },
  }),
  writing('POST /customers', 'customer-lost', 'A created customer is not kept.', {
    also: ['GET /customers/{customer_id}'],
    inside: forgetsCreated(customers),
  }),
  writing('order_create', 'currency-any', 'Any currency is taken.', {
    rules: { [`${ORDER}/properties/currency`]: { const: undefined } },
    inside: sentWith((body) => {
      body.currency = 'EUR';
    }),
  }),
  writing('order_create', 'lines-none', 'An order of nothing is taken.', {
    rules: { [`${ORDER}/properties/lines`]: { minItems: undefined } },
  }),
  writing('order_create', 'quantity-99-refused', 'The largest quantity is refused.', {
    rules: { [`${ORDER}/properties/lines/items/properties/quantity`]: { maximum: 98 } },
  }),
  writing('order_create', 'order-lost', 'A created order is not kept.', {
    also: ['order_show'],
    inside: forgetsCreated(orders),
  }),
  writing('POST /orders/{order_id}/cancel', 'cancel-nothing', 'A cancelled order is told of, but not kept.', {
    also: ['order_show'],
    inside: keeps(
      orders,
      ({ path }) => String(path.order_id),
      (before) => before,
    ),
  }),
];

const granted = {
  status: 200,
  body: { access_token: 'shp_live_none', token_type: 'bearer', expires_in: 60 },
};
