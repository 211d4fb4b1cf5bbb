import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AudienceReach } from '~/api/campaigns';
import { renderComponent } from '~/testing/render-component';
import type { CampaignValues } from '../model/composer-context';
import { sendPlan } from './send-plan';
import { SendSheet } from './send-sheet';

vi.mock('~/api/campaigns', async (original) => ({
  ...(await original<object>()),
  getCampaignPreviewQuery: () => ({ queryKey: ['preview'], queryFn: () => null }),
}));

const HOUR = 60 * 60_000;
const clock = (offset: number) => new Date(Date.now() + offset).toISOString().slice(11, 16);
const quiet = { timezone: 'UTC', quietHours: { from: clock(-HOUR), to: clock(HOUR) } };

const reach: AudienceReach = {
  audience: 2,
  count: 2,
  skipped: { noAddress: 0, noConsent: 0, bounced: 0, duplicate: 0 },
  named: { noAddress: [], noConsent: [], bounced: [], duplicate: [] },
  unknownVisits: 0,
  sample: [],
  limit: { name: 'emails', used: 0, max: null },
};

const render = (change: CampaignValues, status: 'draft' | 'paused' = 'draft') => {
  const values: CampaignValues = { channel: 'email', kind: 'once', ...change };
  const plan = sendPlan(values, {
    status,
    account: { address: null },
    isNow: true,
    now: new Date(),
    errors: [],
    refused: [],
    reach,
    each: 1,
    isInPlan: true,
    isAccepted: true,
  });
  return renderComponent(
    <SendSheet
      values={values}
      plan={plan}
      reach={reach}
      message={undefined}
      onSend={() => {}}
      onClose={() => {}}
    />,
  );
};

it('shows the message beyond its greeting', async () => {
  await render({ channel: 'sms', smsBody: 'Hi Ada,\n\nwe have new shades.' });
  await expect.element(page.getByText('Hi Ada, we have new shades.')).toBeVisible();
});

it('offers ten seconds to undo', async () => {
  await render({ timezone: 'UTC', quietHours: null });
  await expect.element(page.getByText('After you confirm, you have ten seconds to undo.')).toBeVisible();
});

it('says when each person gets an automatic campaign', async () => {
  await render({ kind: 'automatic', trigger: { event: 'winback', delayDays: 60 } });
  await expect.element(page.getByRole('dialog', { name: 'Activate for 2 people?' })).toBeVisible();
  await expect
    .element(page.getByText(/^From now on, each of them gets it 60 days after their last visit\./))
    .toBeVisible();
});

it('says when quiet hours end, and what is possible until then', async () => {
  await render(quiet);
  await expect
    .element(
      page.getByText(/^It is sent at .+, when quiet hours end\. Until then you can move it to draft\.$/),
    )
    .toBeVisible();
});

it('does not promise to undo a resumed campaign', async () => {
  await render(quiet, 'paused');
  await expect
    .element(page.getByText('Waiting messages are sent at once, outside quiet hours.'))
    .toBeVisible();
  await expect.element(page.getByText(/undo|draft/)).not.toBeInTheDocument();
});
