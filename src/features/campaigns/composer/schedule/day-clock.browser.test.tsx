import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import type { CampaignValues, ComposerState } from '../model/composer-context';
import { ComposerContext, type ComposerContextValue } from '../model/composer-context';
import { DayClock } from './day-clock';

const render = (values: CampaignValues) =>
  renderComponent(
    <ComposerContext value={{ isNow: false } as ComposerContextValue}>
      <DayClock {...({ values } as ComposerState)} />
    </ComposerContext>,
  );
const midnight = () => page.getByText('12 AM');

it('draws the hours only if something happens in them', async () => {
  const { unmount } = await render({ channel: 'email', time: null });
  await expect.element(page.getByText('Not scheduled')).toBeVisible();
  await expect.element(midnight()).not.toBeInTheDocument();
  await unmount();
  await render({ channel: 'email', time: '2026-12-01T14:00:00Z' });
  await expect.element(midnight()).toBeVisible();
});

it('draws the quiet hours of a campaign that is not scheduled', async () => {
  await render({ channel: 'sms', time: null });
  await expect.element(midnight()).toBeVisible();
});
