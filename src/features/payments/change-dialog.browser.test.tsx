import { useQueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listCampaignsQuery } from '~/api/campaigns';
import { getIntegrationsQuery } from '~/api/integrations';
import { getCardQuery, type Plan, type Subscription } from '~/api/payments';
import { renderComponent } from '~/testing/render-component';
import { ChangeDialog } from './change-dialog';
import { previewOptions } from './payment-queries';

const indie = {
  id: 'plan-indie',
  name: 'Indie',
  price: 2900,
  currency: 'CAD',
  features: ['analytics'],
  limits: { devices: 1, locations: 1, contacts: 2000, emails: 2000, sms: 100, storageGb: 10 },
} as Partial<Plan> as Plan;

const subscription = {
  plan: { ...indie, id: 'plan-business', features: ['analytics', 'campaigns', 'integrations'] },
  usage: [
    { name: 'devices', used: 5, max: 12 },
    { name: 'locations', used: 1, max: 8 },
    { name: 'storageGb', used: 14, max: 100 },
  ],
} as Partial<Subscription> as Subscription;

const preview = {
  plan: indie,
  price: 2900,
  credit: 0,
  charge: 2900,
  tax: null,
  due: 0,
  total: 2900,
  creditLeft: 0,
  currency: 'CAD',
  periodStart: '2026-11-23T10:00:00Z',
  periodEnd: '2026-12-23T10:00:00Z',
  trialEndsAt: null,
  nextCharge: { amount: 2900, currency: 'CAD', at: '2026-12-23T10:00:00Z' },
};

/** With five of seven active campaigns, and three services, one of them expired. */
function Downgrade({
  limits = indie.limits,
  change = {},
}: Partial<Pick<Plan, 'limits'>> & { change?: Partial<typeof preview> }) {
  const client = useQueryClient();
  const { queryKey } = listCampaignsQuery({ status: ['sending', 'scheduled'], show: 5, sort: 'name' });
  const items = ['Birthday', 'Comeback', 'New looks', 'Thank you', 'Trim'].map((name) => ({ name }));
  client.setQueryData<unknown>(queryKey, { page: 1, pages: 2, total: 7, items });
  client.setQueryData<unknown>(previewOptions(indie.id).queryKey, { ...preview, limits, ...change });
  const integrations = [
    { name: 'square', status: 'connected' },
    { name: 'sendgrid', status: 'error' },
    { name: 'twilio', status: 'expired' },
  ];
  client.setQueryData<unknown>(getIntegrationsQuery().queryKey, { integrations });
  return <ChangeDialog plan={indie} subscription={subscription} onDone={() => {}} onClose={() => {}} />;
}

const update = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('~/api/payments', async (original) => ({
  ...(await original<typeof import('~/api/payments')>()),
  useUpdateSubscription: () => ({ mutateAsync: update }),
}));

it('changes for the total that it shows, and no other', async () => {
  const { queryClient } = await renderComponent(<Downgrade change={{ due: 54_240, total: 57_140 }} />);
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 };
  queryClient.setQueryData<unknown>(getCardQuery().queryKey, { card });
  await page.getByRole('button', { name: /^Pay .*571\.40 and change/ }).click();
  await expect.poll(() => update.mock.calls).toEqual([[{ data: { planId: indie.id, charge: 57_140 } }]]);
});

it('names what a smaller plan has no room for', async () => {
  await renderComponent(<Downgrade />);
  await expect.element(page.getByText('Booths: 5 used, 1 included, 4 over the limit')).toBeVisible();
  // Browsers separate the unit by different spaces.
  await expect.element(page.getByText(/Storage: 14\sGB used, 10\sGB included, 4\sGB over/)).toBeVisible();
  await expect
    .element(
      page.getByText(
        /These stop when you change: Birthday, Comeback, New looks, Thank you, Trim, and 2 more campaigns. Running/,
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByText("These stay connected, but you can't connect others: Square and SendGrid"))
    .toBeVisible();
  await expect
    .element(page.getByText("Expired, and can't be connected again on this plan: Twilio"))
    .toBeVisible();
  await expect.element(page.getByText('Locations:')).not.toBeInTheDocument();
});

it('shows the open invoice that is paid with the change', async () => {
  await renderComponent(<Downgrade change={{ due: 54_240, total: 57_140 }} />);
  await expect.element(page.getByText('Open invoice')).toBeVisible();
  await expect.element(page.getByText(/542\.40/)).toBeVisible();
});

it('counts with the custom limits that the account keeps', async () => {
  await renderComponent(<Downgrade limits={{ ...indie.limits, devices: 12, storageGb: 100 }} />);
  await expect
    .element(page.getByText(/^The custom limits of your account stay: Booths: 12 and Storage: 100\sGB$/))
    .toBeVisible();
  await expect.element(page.getByText('Indie has fewer features')).toBeVisible();
  await expect.element(page.getByText(/over the limit/)).not.toBeInTheDocument();
});
