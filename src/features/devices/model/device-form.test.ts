import { expect, test } from 'vitest';
import { type Device, UpdateDeviceBody } from '~/api/devices';
import { faultsOf } from '~/testing/form-matrix';
import { deviceForm } from './device-form';

const record: Device = {
  ...{
    id: 'device-front',
    version: 'first',
    name: 'Front desk',
    locationId: 'location-queen',
    sessionId: 'session-autumn',
  },
  idle: null,
  ...{ status: 'online', lastSeenAt: '2026-09-18T15:09:30Z', appVersion: '4.2.1', model: 'iPad Air' },
  ...{ battery: 86, charging: true, freeMb: 41_250, queueLength: 0, linkedAt: '2026-03-02T14:30:00Z' },
  lastPhotoThumbUrl: null,
};

test('shows a clear error at the field for every value that the contract refuses', () => {
  expect(faultsOf({ sections: deviceForm, schemas: [UpdateDeviceBody], record })).toEqual([]);
});
