// Faults of the fleet in its responses.

import type { Json } from '../kit/contract.ts';
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
import type { FleetStore, Row } from './store.ts';

const withAnotherId = (row: Json): Json =>
  String((row as Row).createdAt).startsWith('2025-1')
    ? { ...(row as Row), id: String((row as Row).id).replace(/^.{8}/, 'ffffffff') }
    : row;

export const answerFaults: SeededFault<FleetStore>[] = [
  shown(
    'listVehicles',
    'listed-unreadable',
    'Some ids lead nowhere.',
    bodyWith(200, { '/*': withAnotherId }),
  ),
  shown(
    'listVehicles',
    'total-header-missing',
    'A required header is left out.',
    headersWith(200, { 'X-Total-Count': undefined }),
  ),
  shown(
    'listVehicles',
    'total-header-words',
    'A number header holds words.',
    headersWith(200, { 'X-Total-Count': 'many' }),
  ),
  shown(
    'listVehicles',
    'link-missing',
    'A required header is left out.',
    headersWith(200, { Link: undefined }),
  ),
  shown('listVehicles', 'link-form', 'A header breaks its pattern.', headersWith(200, { Link: 'first' })),
  shown(
    'listVehicles',
    'kind-stranger',
    'A kind that nobody declared.',
    bodyWith(200, { '/0/kind': 'boat' }),
  ),
  shown('listVehicles', 'price-text', 'Prices are texts.', bodyWith(200, { '/*/price': String })),
  shown(
    'listVehicles',
    'wrapped',
    'The list is in an envelope.',
    textWith(200, (text) => `{"items":${text}}`),
  ),
  shown('getVehicle', 'id-form', 'The id is no uuid.', bodyWith(200, { '/id': '1234' })),
  shown(
    'getVehicle',
    'label-missing',
    'A required property is left out.',
    bodyWith(200, { '/label': undefined }),
  ),
  shown('getVehicle', 'extra-owner', 'A property that is not declared.', bodyWith(200, { '/owner': 'us' })),
  shown(
    'getVehicle',
    'missing-as-json',
    'The problem has another media type.',
    typeInstead(404, 'application/json'),
  ),
  shown(
    'getVehicle',
    'missing-without-title',
    'The problem has no title.',
    bodyWith(404, { '/title': undefined }),
  ),
  shown(
    'getVehicle',
    'anonymous-402',
    'Without credentials an undeclared status comes.',
    statusInstead(401, 402),
  ),
  shown('listTrips', 'cursor-number', 'Cursors are numbers.', bodyWith(200, { '/edges/*/cursor': 5 })),
  shown(
    'listTrips',
    'has-next-missing',
    'Whether there is more is left out.',
    bodyWith(200, { '/pageInfo/hasNextPage': undefined }),
  ),
  shown('listTrips', 'km-null', 'The distance is null.', bodyWith(200, { '/edges/0/node/km': null })),
  shown(
    'listTrips',
    'started-form',
    'A moment in another form.',
    bodyWith(200, { '/edges/0/node/startedAt': '1 June 2025' }),
  ),
  shown(
    'listZones',
    'zone-deep',
    'A zone in a zone has no name.',
    bodyWith(200, { '/*/zones/*/name': undefined }),
  ),
  shown('listZones', 'zones-broken', 'The JSON ends too early.', brokenJson(200)),
  shown('getZone', 'zone-empty', 'The body is empty.', emptyBody(200)),
  shown('getZone', 'zone-text', 'The answer is text.', typeInstead(200, 'text/plain')),
  shown(
    'getZone',
    'zone-extra',
    'A property that is not declared, inside.',
    bodyWith(200, { '/zones/*/colour': 'red' }),
  ),
  told(
    'createVehicle',
    'created-location',
    'A required header is left out.',
    headersWith(201, { Location: undefined }),
  ),
  told('createVehicle', 'created-200', 'Creating answers 200.', statusInstead(201, 200)),
  told(
    'createVehicle',
    'unprocessable-400-json',
    'A wrong body is answered as plain JSON.',
    typeInstead(422, 'application/json'),
  ),
  told('startReport', 'report-200', 'Starting answers 200.', statusInstead(202, 200)),
  told(
    'startReport',
    'report-state',
    'A state that nobody declared.',
    bodyWith(202, { '/state': 'waiting' }),
  ),
  told(
    'getReport',
    'report-job-missing',
    'A required property is left out.',
    bodyWith(200, { '/job': undefined }),
  ),
  told(
    'removeVehicle',
    'removed-with-body',
    'A 204 with a body.',
    textWith(204, () => '{"ok":true}'),
  ),
  told(
    'createZone',
    'zone-id-missing',
    'The inner zones have no ids.',
    bodyWith(201, { '/zones/*/id': undefined }),
  ),
];
