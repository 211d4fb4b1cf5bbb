import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Campaign, CampaignStatus } from '~/api/campaigns';
import { renderComponent } from '~/testing/render-component';
import { CampaignActions } from './campaign-actions';

const render = (status: CampaignStatus, sent: number) =>
  renderComponent(
    <CampaignActions
      campaign={{ id: 'a', name: 'Autumn', status, stats: { audience: sent, sent } } as Campaign}
      close={() => {}}
      onDone={() => {}}
    />,
  );

it('shows Resume as the main button of a paused campaign', async () => {
  await render('paused', 3);
  const main = page.getByRole('button', { name: 'Resume' });
  await expect.element(main).toHaveAttribute('data-variant', 'primary');
  await expect.element(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('data-variant', 'secondary');
});

it('names the cancellation of a campaign, and asks before it', async () => {
  await render('sending', 3);
  await page.getByRole('button', { name: 'Cancel campaign' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel campaign' })).toBeVisible();
});

it('says that nothing was sent before a draft is deleted', async () => {
  await render('draft', 0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Nothing was sent. It cannot be restored.')).toBeVisible();
  await expect.element(page.getByText(/already sent/)).not.toBeInTheDocument();
});
