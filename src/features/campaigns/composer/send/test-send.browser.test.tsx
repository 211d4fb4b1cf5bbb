import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import type { ComposerState } from '../model/composer-context';
import { ComposerContext, type ComposerContextValue } from '../model/composer-context';
import { TestSend } from './test-send';

const send = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('~/api/campaigns', async (original) => ({
  ...(await original<object>()),
  useSendCampaignTest: () => ({ mutateAsync: send, isPending: false }),
}));

it('shows the phone number as people write it, and sends its digits', async () => {
  const state = { values: { channel: 'sms' }, submit: async () => ({ id: 'a' }), loading: false };
  const composer = { account: { phone: '4165550130' }, contact: null };
  await renderComponent(
    <ComposerContext value={composer as unknown as ComposerContextValue}>
      <TestSend {...(state as unknown as ComposerState)} />
    </ComposerContext>,
  );
  const field = page.getByRole('textbox', { name: 'Send a test to a phone number' });
  await expect.element(field).toHaveValue('(416) 555-0130');
  await field.fill('(416) 555-0130, 416 555-0131');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect
    .poll(() => send.mock.calls)
    .toEqual([[{ id: 'a', data: { to: ['4165550130', '4165550131'], contactId: null } }]]);
});
