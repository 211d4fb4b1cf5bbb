import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Campaign } from '~/api/campaigns';
import { renderComponent } from '~/testing/render-component';
import { ChangeTime } from './change-time';

const { bodies, refused } = vi.hoisted(() => ({ bodies: [] as unknown[], refused: new Set<string>() }));
vi.mock('~/api/campaigns', async (original) => ({
  ...(await original<object>()),
  useUpdateCampaign: () => ({
    mutateAsync: async ({ data }: { data: { time?: string } }) => {
      bodies.push(data);
      if (data.time && refused.has(data.time)) throw new Error('The server is busy.');
      return { ...campaign, ...data };
    },
  }),
}));

beforeEach(() => {
  bodies.length = 0;
  refused.clear();
});

const DAY = 86_400_000;
const campaign = {
  ...{ id: 'a', name: 'Autumn', channel: 'email', status: 'scheduled', kind: 'once', timezone: 'UTC' },
  ...{ time: new Date(Date.now() + DAY).toISOString(), quietHours: { from: '21:00', to: '09:00' } },
} as Campaign;

it('moves a scheduled campaign, and refuses a time that the API would refuse', async () => {
  const onClose = vi.fn();
  await renderComponent(<ChangeTime campaign={campaign} onClose={onClose} />);
  const time = page.getByLabelText('Time (UTC)');
  const change = page.getByRole('button', { name: 'Change time' });
  await userEvent.fill(time, '2020-01-01T10:00');
  await change.click();
  await expect.element(page.getByText('Choose a time at least five minutes ahead.')).toBeVisible();
  await userEvent.fill(time, '2040-01-01T22:00');
  await expect.element(page.getByText('Choose a time outside quiet hours.')).toBeVisible();
  expect(bodies).toEqual([]);
  await userEvent.fill(time, '2040-01-01T10:00');
  await change.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(bodies).toEqual([{ status: 'draft' }, { time: '2040-01-01T10:00:00.000Z', status: 'scheduled' }]);
});

const NEXT_TIME = '2040-01-01T10:00:00.000Z';

it('restores the old time if the new one is refused', async () => {
  refused.add(NEXT_TIME);
  await renderComponent(<ChangeTime campaign={campaign} onClose={() => {}} />);
  await userEvent.fill(page.getByLabelText('Time (UTC)'), '2040-01-01T10:00');
  await page.getByRole('button', { name: 'Change time' }).click();
  await expect.poll(() => page.getByRole('alert').element().textContent).toBe('The server is busy.');
  expect(bodies.at(-1)).toEqual({ time: campaign.time, status: 'scheduled' });
});

it('says that the campaign is a draft if the old time cannot be restored either', async () => {
  refused.add(NEXT_TIME).add(campaign.time ?? '');
  await renderComponent(<ChangeTime campaign={campaign} onClose={() => {}} />);
  await userEvent.fill(page.getByLabelText('Time (UTC)'), '2040-01-01T10:00');
  await page.getByRole('button', { name: 'Change time' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'The server is busy. The campaign is now a draft and is not sent. Try again, or schedule it later.',
    );
});
