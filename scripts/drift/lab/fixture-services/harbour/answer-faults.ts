// Faults of the harbour office in its responses.
import type { Json } from '../kit/contract.ts';
import { bodyWith, brokenJson, headersWith, shown, statusInstead, textWith, told } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';

export const answerFaults: SeededFault<never>[] = [
  shown(
    'list_piers',
    'ice-class-4',
    'An ice class that is not listed.',
    bodyWith(200, { '/payload/piers/0/ice_class': 4 }),
  ),
  shown(
    'list_piers',
    'ice-class-text',
    'The ice class is a text.',
    bodyWith(200, { '/payload/piers/*/ice_class': String }),
  ),
  shown(
    'list_piers',
    'outcome-other',
    'The envelope has another outcome.',
    bodyWith(200, { '/outcome': 'OK' }),
  ),
  shown(
    'list_piers',
    'total-missing',
    'The number of entries is left out.',
    bodyWith(200, { '/payload/paging/total_entries': undefined }),
  ),
  shown('get_pier', 'etag-missing', 'There is no ETag.', headersWith(200, { ETag: undefined })),
  shown('get_pier', 'etag-weak', 'The ETag has another form.', headersWith(200, { ETag: 'W/"1"' })),
  shown(
    'get_pier',
    'closed-until-no-day',
    'A day that is none.',
    bodyWith(200, { '/payload/closed_until': 'soon' }),
  ),
  shown(
    'get_pier',
    'pin-told',
    'What is write only comes back.',
    bodyWith(200, { '/payload/gate_pin': '0000' }),
  ),
  shown('get_pier', 'unwrapped', 'The envelope is left out.', bodyWith(200, { '/payload': undefined })),
  shown(
    'get_tariffs',
    'tariff-text',
    'A price in the map is a text.',
    bodyWith(200, { '/*/per_tonne': String }),
  ),
  shown(
    'get_tariffs',
    'tariff-name',
    'A name in the map that breaks its pattern.',
    bodyWith(200, { '/Dry Goods': () => ({ per_tonne: 1 }) }),
  ),
  shown(
    'get_tariffs',
    'tariff-more',
    'A property of a tariff that is forbidden.',
    bodyWith(200, { '/*/currency': 'EUR' }),
  ),
  shown(
    'list_berths',
    'berths-wrapped',
    'The bare list is wrapped.',
    textWith(200, (text) => `{"berths":${text}}`),
  ),
  shown(
    'list_berths',
    'length-fraction',
    'A length that is no whole number.',
    bodyWith(200, { '/*/length_m': 20.5 }),
  ),
  shown('list_calls', 'hazard-4', 'A hazard that is not listed.', bodyWith(200, { '/calls/*/hazard': 4 })),
  shown(
    'get_vessel',
    'class-unknown',
    'A class that nobody declared.',
    bodyWith(200, { '/vessel/class': 'tug' }),
  ),
  shown(
    'list_vessels',
    'seats-missing',
    'A ferry without seats.',
    bodyWith(200, { '/vessels/*/seats': undefined }),
  ),
  // No read operation names a notice.
  told(
    'get_notice',
    'addendum-deep',
    'A text deep inside is a number.',
    bodyWith(200, { '/addenda/0/addenda': () => [{ text: 1 }] as Json }),
  ),
  told('add_pier', 'add-200', 'A new pier is answered with 200.', statusInstead(201, 200)),
  told(
    'add_pier',
    'location-missing',
    'Nobody tells where the new pier is.',
    headersWith(201, { Location: undefined }),
  ),
  told(
    'add_pier',
    'add-body',
    'There is a body where none is declared.',
    textWith(201, () => '{"outcome":"ok"}'),
  ),
  told('put_berth', 'berth-broken', 'Broken JSON.', brokenJson(201)),
  told('patch_berth', 'patch-200', 'A change is answered with 200.', statusInstead(204, 200)),
  told('announce_call', 'call-id-text', 'The new id is a text.', bodyWith(201, { '/call_id': String })),
  told('post_notices', 'urgency-9', 'An urgency that is not listed.', bodyWith(201, { '/0/urgency': 9 })),
];
