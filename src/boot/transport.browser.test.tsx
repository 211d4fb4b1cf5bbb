import { expect, it, vi } from 'vitest';
import { configureTransport } from '~/api/transport/transport';
import { stopViewing, viewAs } from '~/session/viewing';
import { startTransport } from './transport';

vi.mock('~/api/transport/transport', () => ({ configureTransport: vi.fn() }));
vi.mock('~/identity', async (original) => ({
  ...(await original<typeof import('~/identity')>()),
  /** Another account is viewed before the token is renewed. */
  async getToken() {
    viewAs({ uid: 'salon', name: 'Juniper Salon', readOnly: false });
    return 'token';
  },
}));

it('sends a call to the account that was viewed when it was made', async () => {
  startTransport({ answerCheck: { share: 0, report: null } } as never, vi.fn());
  const [settings] = vi.mocked(configureTransport).mock.lastCall ?? [];
  viewAs({ uid: 'pets', name: 'Pawlish', readOnly: false });
  expect(await settings?.currentIdentity()).toMatchObject({ uid: 'pets', token: 'token' });
  stopViewing();
});
