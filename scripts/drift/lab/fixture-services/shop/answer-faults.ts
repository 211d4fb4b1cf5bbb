// Faults of the shop in its responses.
import {
  bodyWith,
  brokenJson,
  emptyBody,
  headersWith,
  shown,
  statusInstead,
  textWith,
  told,
  typeInstead,
} from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { ShopStore } from './store.ts';

const IMAGE = 'GET /products/{product_id}/image';

export const answerFaults: SeededFault<ShopStore>[] = [
  shown('product_index', 'price-text', 'Prices are texts.', bodyWith(200, { '/items/*/price': String })),
  shown(
    'product_index',
    'pages-missing',
    'A required property is left out.',
    bodyWith(200, { '/total_pages': undefined }),
  ),
  shown('product_index', 'per-page-zero', 'A number below its bound.', bodyWith(200, { '/per_page': 0 })),
  shown(
    'product_index',
    'color-stranger',
    'A colour that nobody declared.',
    bodyWith(200, { '/items/*/color': 'pink' }),
  ),
  shown(
    'product_index',
    'sku-form',
    'A sku that breaks its pattern.',
    bodyWith(200, { '/items/0/sku': 'ab1' }),
  ),
  shown(
    'product_show',
    'dimensions-unit',
    'The third of the dimensions is no unit.',
    bodyWith(200, { '/dimensions/2': 'mm' }),
  ),
  shown(
    'product_show',
    'dimensions-four',
    'A fourth entry where three are allowed.',
    bodyWith(200, { '/dimensions': [1, 2, 'cm', 3] }),
  ),
  shown(
    'product_show',
    'attribute-number',
    'A value of the map is a number.',
    bodyWith(200, { '/attributes': { weight: 12 } }),
  ),
  shown('product_show', 'name-null', 'The name is null.', bodyWith(200, { '/name': null })),
  shown(
    'product_show',
    'released-form',
    'A day with its time.',
    bodyWith(200, { '/released_on': '2025-01-01T00:00:00Z' }),
  ),
  shown(
    'product_show',
    'extra-supplier',
    'A property that is not declared.',
    bodyWith(200, { '/supplier_ref': 9 }),
  ),
  shown(
    'product_show',
    'created-missing',
    'A property that all products have is left out.',
    bodyWith(200, { '/created_at': undefined }),
  ),
  shown('product_show', 'missing-empty', 'The error has no body.', emptyBody(404)),
  shown(
    'product_show',
    'missing-problem',
    'The error has another media type.',
    typeInstead(404, 'application/problem+json'),
  ),
  shown(
    'product_show',
    'missing-302',
    'Unknown products are answered with an undeclared status.',
    statusInstead(404, 302),
  ),
  shown('product_index', 'refused-shape', 'The error is a text.', bodyWith(422, { '/error': 'wrong' })),
  shown('product_index', 'page-broken', 'The JSON ends too early.', brokenJson(200)),
  shown(
    'product_count',
    'head-total-missing',
    'A required header is left out.',
    headersWith(200, { 'X-Total': undefined }),
  ),
  shown('product_count', 'head-status', 'The status is not declared.', statusInstead(200, 206)),
  shown(
    'product_export',
    'export-type',
    'The export is no CSV.',
    typeInstead(200, 'application/vnd.ms-excel'),
  ),
  shown(
    'product_export',
    'export-total-words',
    'A number header holds words.',
    headersWith(200, { 'X-Total': 'all' }),
  ),
  shown(IMAGE, 'image-type', 'The picture has another media type.', typeInstead(200, 'image/jpeg')),
  told(
    'GET /customers/{customer_id}',
    'email-form',
    'The address is none.',
    bodyWith(200, { '/email': 'someone' }),
  ),
  told(
    'GET /customers/{customer_id}',
    'label-negative',
    'A label below its bound.',
    bodyWith(200, { '/labels': { vip: -1 } }),
  ),
  told('POST /customers', 'created-201', 'Creating answers 201.', statusInstead(200, 201)),
  told('POST /customers', 'customer-id-text', 'The id is a text.', bodyWith(200, { '/id': String })),
  told(
    'product_create',
    'stock-missing',
    'A required property is left out.',
    bodyWith(200, { '/stock': undefined }),
  ),
  told('product_create', 'taken-500', 'A sku that is taken ends in a 500.', statusInstead(409, 500)),
  told('POST /login', 'login-401-json', 'The error is text.', typeInstead(401, 'text/html')),
  told('order_create', 'state-stranger', 'A state that nobody declared.', bodyWith(200, { '/state': 'new' })),
  told('order_show', 'currency-other', 'Not the constant.', bodyWith(200, { '/currency': 'USD' })),
  told(
    'POST /orders/{order_id}/cancel',
    'cancel-202',
    'The status is not declared.',
    statusInstead(200, 202),
  ),
  told(
    'product_destroy',
    'gone-with-body',
    'A 204 with a body.',
    textWith(204, () => '{"id":1}'),
  ),
  told(
    'PUT /products/{product_id}/image',
    'image-bytes-text',
    'The size is a text.',
    bodyWith(200, { '/bytes': String }),
  ),
];
