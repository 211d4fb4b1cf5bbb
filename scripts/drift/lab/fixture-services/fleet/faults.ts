// Seeded faults of the fleet.
import type { Json } from '../kit/contract.ts';
import { bodyWith, queryWithout, reading, shown } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { FleetStore, Row } from './store.ts';

const withAnotherId = (row: Json): Json =>
  String((row as Row).createdAt).startsWith('2025-1')
    ? { ...(row as Row), id: String((row as Row).id).replace(/^.{8}/, 'ffffffff') }
    : row;

const withoutDrivers: SeededFault['outside'] = async (call, next) =>
  call.headers.get('authorization')?.includes('driver')
    ? {
        status: 403,
        type: 'application/problem+json',
        body: { type: 'about:blank', title: 'No', status: 403 },
      }
    : next();

export const faults: SeededFault<FleetStore>[] = [
  shown(
    'listVehicles',
    'listed-unreadable',
    'Some ids lead nowhere.',
    bodyWith(200, { '/*': withAnotherId }),
  ),
  reading('listVehicles', 'created-after-ignored', 'The first moment does not filter.', {
    inside: queryWithout('createdAfter'),
  }),
  reading('listTrips', 'driver-refused', 'Drivers are refused.', { outside: withoutDrivers }),
  reading('getVehicle', 'driver-sees-none', 'Drivers are refused.', { outside: withoutDrivers }),
];
