import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SessionUpdate } from '~/api/sessions';
import type { FormValues } from '~/patterns/form/paths';
import { renderComponent } from '~/testing/render-component';
import { SessionContext } from '../model/session-context';
import { SessionTestSend } from './test-send';

const send = vi.hoisted(() => vi.fn());
vi.mock('~/api/sessions', async (original) => ({
  ...(await original<object>()),
  useSendSessionTest: () => ({ mutateAsync: send, data: { to: '4165550130' } }),
}));
vi.mock('~/session/permissions', async (original) => ({
  ...(await original<object>()),
  usePermission: () => true,
}));

it('sends the unsaved text of its channel, and says where it went or why it did not', async () => {
  send.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('Your profile has no phone number.'));
  const values = { smsBody: ' Hi {{link}} ', emailBody: 'Hello' } as FormValues<SessionUpdate>;
  await renderComponent(
    <SessionContext value={{ session: { id: 'party' } } as never}>
      <SessionTestSend channel="sms" values={values} />
    </SessionContext>,
  );
  const button = page.getByRole('button', { name: 'Send me a test' });
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Test sent to (416) 555-0130.');
  expect(send.mock.calls).toEqual([[{ id: 'party', data: { channel: 'sms', smsBody: 'Hi {{link}}' } }]]);
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your profile has no phone number.');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});
