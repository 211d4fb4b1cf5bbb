import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { FilterMenu } from './filter-menu';

it('limits each day by the other', async () => {
  const search = { from: '2026-03-01', to: '2026-03-31' };
  await renderComponent(<FilterMenu search={search} total={2} onChange={() => {}} onClose={() => {}} />);
  await expect.element(page.getByLabelText('From')).toHaveAttribute('max', search.to);
  await expect.element(page.getByLabelText('To')).toHaveAttribute('min', search.from);
});
