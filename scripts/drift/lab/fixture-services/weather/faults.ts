// Faults of the weather service, all visible to reads.
import type { Json } from '../kit/contract.ts';
import {
  bodyWith,
  brokenJson,
  doneWith,
  emptyBody,
  failsOnPath,
  headersWith,
  queryWith,
  queryWithout,
  reading,
  shown,
  statusInstead,
  typeInstead,
} from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';

const LIST = '/paths/~1stations/get/parameters';
const OBSERVATIONS = '/paths/~1stations~1{code}~1observations/get/parameters';
const POINT = '/paths/~1forecast/get/parameters';
const CODE = '/components/parameters/Code/schema';
const UNITS = '/components/parameters/Units/schema';

interface Page {
  stations: Record<string, Json>[];
}

const recount = (body: Json | undefined): Json => {
  // The service's own response.
  const { stations } = body as unknown as Page;
  return { stations, count: stations.length };
};

export const faults: SeededFault[] = [
  shown(
    'stations.list',
    'remaining-missing',
    'A required header is left out.',
    headersWith(200, { 'X-RateLimit-Remaining': undefined }),
  ),
  shown(
    'stations.get',
    'remaining-words',
    'A number header holds words.',
    headersWith(200, { 'X-RateLimit-Remaining': 'plenty' }),
  ),
  shown(
    'observations.list',
    'cache-private',
    'A header breaks its pattern.',
    headersWith(200, { 'Cache-Control': 'private' }),
  ),
  shown(
    'stations.get',
    'missing-410',
    'Unknown stations are answered with an undeclared status.',
    statusInstead(404, 410),
  ),
  shown(
    'stations.get',
    'missing-problem',
    'An error has another media type.',
    typeInstead(404, 'application/problem+json'),
  ),
  shown(
    'observations.latest',
    'missing-headerless',
    'The error lacks the header.',
    headersWith(404, { 'X-RateLimit-Remaining': undefined }),
  ),
  shown(
    'stations.list',
    'elevation-text',
    'Elevations are texts.',
    bodyWith(200, { '/stations/*/elevation': String }),
  ),
  shown(
    'stations.get',
    'lat-missing',
    'The latitude is left out.',
    bodyWith(200, { '/position/lat': undefined }),
  ),
  shown('stations.get', 'kind-stranger', 'A kind that nobody declared.', bodyWith(200, { '/kind': 'ship' })),
  shown(
    'stations.get',
    'extra-sealed',
    'A property where none may be added.',
    bodyWith(200, { '/owner': 'state' }),
  ),
  shown(
    'observations.latest',
    'extra-open',
    'A property that is not declared.',
    bodyWith(200, { '/humidity': 40 }),
  ),
  shown(
    'observations.list',
    'rain-step',
    'Rain is no multiple of a half.',
    bodyWith(200, { '/observations/*/rain': 0.3 }),
  ),
  shown(
    'observations.list',
    'wind-negative',
    'Wind below its bound.',
    bodyWith(200, { '/observations/0/wind': -1 }),
  ),
  shown(
    'observations.latest',
    'day-form',
    'A day written another way.',
    bodyWith(200, { '/day': '31/03/2025' }),
  ),
  shown(
    'observations.latest',
    'temperature-null',
    'The temperature is null.',
    bodyWith(200, { '/temperature': null }),
  ),
  shown('warnings.list', 'warning-id', 'Ids are no uuids.', bodyWith(200, { '/*/id': 'w-1' })),
  shown(
    'warnings.list',
    'warning-moment',
    'A moment without zone.',
    bodyWith(200, { '/0/from': '2025-04-10T06:00:00' }),
  ),
  shown('forecast.point', 'steps-broken', 'The JSON ends too early.', brokenJson(200)),
  shown('warnings.list', 'warnings-empty', 'The body is empty.', emptyBody(200)),
  shown('forecast.point', 'steps-none', 'There are no steps.', bodyWith(200, { '/steps': [] })),
  shown(
    'forecast.point',
    'refused-without-reason',
    'The error has no reason.',
    bodyWith(400, { '/fault/reason': undefined }),
  ),
  shown('observations.list', 'refused-422', 'Refused with an undeclared status.', statusInstead(400, 422)),
  shown('stations.list', 'found-206', 'A page has an undeclared status.', statusInstead(200, 206)),

  reading('stations.list', 'page-size-unbounded', 'Any page size is taken.', {
    rules: { [`${LIST}/6/schema`]: { maximum: undefined } },
    inside: queryWith((query) => {
      query.pageSize = Math.min(50, Number(query.pageSize));
    }),
  }),
  reading('stations.list', 'page-size-50-refused', 'The largest page is refused.', {
    rules: { [`${LIST}/6/schema`]: { maximum: 49 } },
  }),
  reading('stations.list', 'country-any', 'Any text is a country.', {
    rules: { [`${LIST}/0/schema`]: { pattern: undefined } },
  }),
  reading('stations.list', 'kind-any', 'Any text is a kind.', {
    rules: { [`${LIST}/1`]: { schema: { type: 'string' } } },
  }),
  reading('stations.list', 'name-short', 'One letter is enough.', {
    rules: { [`${LIST}/3/schema`]: { minLength: undefined } },
  }),
  reading('stations.get', 'code-any', 'What is none ends in a 500.', {
    rules: { [CODE]: { pattern: undefined } },
    inside: failsOnPath('code', /^[A-Z]{4}$/),
  }),
  reading('observations.list', 'from-any', 'Any text is a day.', {
    rules: { [`${OBSERVATIONS}/0/schema`]: { format: undefined } },
    inside: queryWith((query) => {
      if (!/^\d{4}-/.test(String(query.from))) delete query.from;
    }),
  }),
  reading('observations.latest', 'units-any', 'Any text is a unit.', {
    rules: { [UNITS]: { enum: undefined } },
  }),
  reading('forecast.point', 'lat-unbounded', 'There is no north pole.', {
    rules: { [`${POINT}/0/schema`]: { maximum: undefined } },
    inside: queryWith((query) => {
      query.lat = Math.min(90, Number(query.lat));
    }),
  }),
  reading('forecast.point', 'lat-step', 'Any fraction of a degree is taken.', {
    rules: { [`${POINT}/0/schema`]: { multipleOf: undefined } },
  }),
  reading('forecast.point', 'lat-pole-refused', 'The pole itself is refused.', {
    rules: { [`${POINT}/0/schema`]: { maximum: 89.75 } },
  }),
  reading('forecast.point', 'lon-180-taken', 'The excluded bound is taken.', {
    rules: { [`${POINT}/1/schema`]: { exclusiveMaximum: undefined, maximum: 180 } },
  }),
  reading('forecast.point', 'lon-optional', 'The longitude may be left out.', {
    rules: { [`${POINT}/1`]: { required: false } },
  }),
  reading('forecast.point', 'hours-required', 'The hours may not be left out.', {
    rules: { [`${POINT}/2`]: { required: true }, [`${POINT}/2/schema`]: { default: undefined } },
  }),
  reading('stations.list', 'kind-ignored', 'The kind does not filter.', { inside: queryWithout('kind') }),
  reading('stations.list', 'country-ignored', 'The country does not filter.', {
    inside: queryWithout('country'),
  }),
  reading('stations.list', 'elevation-ignored', 'The elevation does not filter.', {
    inside: queryWithout('minElevation'),
  }),
  reading('stations.list', 'name-ignored', 'The search finds everything.', { inside: queryWithout('name') }),
  reading('stations.list', 'order-ignored', 'Every order is by code.', {
    inside: queryWith((query) => {
      query.order = 'code';
    }),
  }),
  reading('stations.list', 'page-size-ignored', 'Pages always have 25.', {
    inside: queryWith((query) => {
      query.pageSize = 25;
    }),
  }),
  reading('stations.list', 'page-ignored', 'Every page is the first.', {
    inside: queryWith((query) => {
      query.page = 1;
    }),
  }),
  reading('stations.list', 'count-of-page', 'The count is that of the page.', {
    inside: doneWith((answer) => ({ ...answer, body: recount(answer.body) })),
  }),
  reading('observations.list', 'from-ignored', 'The first day does not filter.', {
    inside: queryWithout('from'),
  }),
  reading('observations.list', 'to-ignored', 'The last day does not filter.', { inside: queryWithout('to') }),
  reading('observations.list', 'last-one-more', 'One more than asked for comes.', {
    inside: queryWith((query) => {
      query.last = Number(query.last) + 1;
    }),
  }),
  reading('warnings.list', 'severity-ignored', 'The severity does not filter.', {
    inside: queryWithout('severity'),
  }),
  reading('warnings.list', 'severity-500', 'Red ends in a 500.', {
    inside: async (call, next) =>
      call.query.severity === 'red' ? { status: 500, raw: 'Oops', type: 'text/plain' } : next(),
  }),
];
