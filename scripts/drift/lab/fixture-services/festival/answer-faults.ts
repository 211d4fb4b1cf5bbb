// Faults of the ticket office in its responses.
import type { Json } from '../kit/contract.ts';
import { bodyWith, headersWith, shown, statusInstead, textWith, told, typeInstead } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';

const list = (value: Json): Json[] => (Array.isArray(value) ? value : []);
const relative = (value: Json): Json => {
  if (value === null) return null;
  const { pathname, search } = new URL(String(value));
  return pathname + search;
};

const shownWith = (
  operation: string,
  id: string,
  says: string,
  edits: Record<string, Json | undefined | ((old: Json) => Json)>,
) => shown(operation, id, says, bodyWith(200, edits));

export const answerFaults: SeededFault<never>[] = [
  shownWith('listFestivals', 'next-relative', 'The next page has no whole address.', { '/next': relative }),
  shown('listFestivals', 'next-left-out', 'On the last page there is no `next`.', (call, next) =>
    bodyWith(200, { '/next': (old) => old })(call, next, undefined).then((answer) => {
      const body = answer.body as { next?: Json };
      if (body.next === null) delete body.next;
      return answer;
    }),
  ),
  shownWith('listFestivals', 'genres-repeated', 'A genre is told twice.', {
    '/items/*/genres': (old) => [...list(old), list(old)[0] ?? 'rock'],
  }),
  shown(
    'listFestivals',
    'region-missing',
    'The answer does not say whose it is.',
    headersWith(200, { 'X-Festival-Region': undefined }),
  ),
  shown(
    'listFestivals',
    'region-east',
    'The answer is of a region that there is not.',
    headersWith(200, { 'X-Festival-Region': 'east' }),
  ),
  shown(
    'countFestivals',
    'count-missing',
    'Nobody is told how many.',
    headersWith(200, { 'X-Total-Count': undefined }),
  ),
  shown(
    'countFestivals',
    'count-many',
    'The number is a word.',
    headersWith(200, { 'X-Total-Count': 'many' }),
  ),
  shown('getFestival', 'etag-bare', 'The ETag has no quotes.', headersWith(200, { ETag: '0123456789' })),
  shownWith('getFestival', 'created-day', 'A time is only a day.', { '/createdAt': '2024-01-01' }),
  shownWith('getFestival', 'password-told', 'What is write only comes back.', {
    '/gatePassword': 'gate-1234',
  }),
  shownWith('getFestival', 'pitches-without-camping', 'Pitches where nobody camps.', {
    '/camping': false,
    '/campingPitches': 20,
  }),
  shownWith('getFestival', 'vat-odd', 'A rate between the steps.', { '/vatRate': 12.3 }),
  shown(
    'getFestival',
    'fault-plain',
    'What is missing is told in another form.',
    textWith(404, () => '{"error":"Not Found"}'),
  ),
  shownWith('getRider', 'rider-name', 'A name that breaks the rule for names.', { '/BigTables': () => 3 }),
  shownWith('getRider', 'rider-note', 'A note is a number.', { '/noteStage': 7 }),
  shownWith('listComments', 'reply-by-admin', 'A reply by somebody who cannot be.', {
    '/*/replies/*/author': 'admin',
  }),
  shownWith('getStage', 'roof-dome', 'A roof that is not listed.', { '/roof/kind': 'dome' }),
  shownWith('getStage', 'position-height', 'A position has a third number.', {
    '/position': (old) => [...list(old), 12],
  }),
  shownWith('getStage', 'changeover-words', 'A duration in words.', { '/changeover': '20 minutes' }),
  shown('getStage', 'fault-html', 'What is missing is told in HTML.', typeInstead(404, 'text/html')),
  shownWith('listStages', 'desk-address', 'An address that is none.', { '/*/lightDesk': '10.0.0.300' }),
  shownWith('listPerformances', 'total-left-out', 'The total is left out.', { '/page/total': undefined }),
  shownWith('getPerformance', 'crew-leaderless', 'Nobody leads.', { '/crew/*/role': 'band' }),
  shownWith('listOrders', 'ref-capitals', 'References in capitals.', {
    '/*/orderRef': (old) => String(old).toUpperCase(),
  }),
  shownWith('getOrder', 'payment-both', 'Both ways of paying at once.', {
    '/payment': () => ({ cardToken: 'tok_abcdef', invoiceTo: 'Storgata 1' }),
  }),
  told('placeOrder', 'placed-200', 'An order is answered with 200.', statusInstead(201, 200)),
  told(
    'addStage',
    'location-missing',
    'Nobody tells where the new stage is.',
    headersWith(201, { Location: undefined }),
  ),
  told('startExport', 'export-201', 'What has only begun is made.', statusInstead(202, 201)),
  told('getExport', 'rows-missing', 'It is done and has no rows.', bodyWith(200, { '/rows': undefined })),
  told('putFestival', 'made-200', 'A new festival is answered with 200.', statusInstead(201, 200)),
  told('patchFestival', 'patched-200', 'A change is answered with 200.', statusInstead(204, 200)),
  told('addPerformance', 'taken-null', 'The seats taken are null.', bodyWith(201, { '/taken': null })),
  told(
    'cancelOrder',
    'state-canceled',
    'The state is spelt otherwise.',
    bodyWith(200, { '/state': 'canceled' }),
  ),
];
