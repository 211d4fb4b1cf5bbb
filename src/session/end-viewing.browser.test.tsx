import { expect, it, vi } from 'vitest';
import { endViewing } from './end-viewing';
import { askBeforeSwitch, viewAs, viewedAccount } from './viewing';

it('asks before it ends the viewing of an account, while that would lose something', () => {
  viewAs({ uid: 'salon', name: 'Juniper Salon', readOnly: false });
  const ask = vi.fn<(proceed: () => void) => void>();
  askBeforeSwitch(ask);
  endViewing();
  expect(viewedAccount()?.uid).toBe('salon');
  ask.mock.lastCall?.[0]();
  expect(viewedAccount()).toBeNull();
  askBeforeSwitch(null);
});
