import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Asset } from '~/api/assets';
import { renderComponent } from '~/testing/render-component';
import { AssetMedia, AssetPreview } from './asset-preview';

const broken: Asset = {
  ...{
    id: 'asset-a',
    version: 'first',
    name: 'Overlay',
    type: 'overlay',
    mime: 'image/png',
    bytes: 24,
    usedBy: [],
  },
  ...{ url: 'data:image/png;base64,AAAA', thumbUrl: 'data:image/png;base64,AAAA', width: 10, height: 10 },
  ...{ durationMs: null, scene: null, stock: false },
  createdAt: '2026-09-10T18:22:00Z',
  updatedAt: '2026-09-10T18:22:00Z',
};

it('says in the panel that a damaged picture cannot be shown', async () => {
  await renderComponent(<AssetMedia asset={broken} />);
  await expect.element(page.getByText('This file cannot be shown.')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

it('shows an icon for a damaged picture in the grid', async () => {
  const { container } = await renderComponent(<AssetPreview asset={broken} />);
  await expect.poll(() => container.querySelector('svg')).not.toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
