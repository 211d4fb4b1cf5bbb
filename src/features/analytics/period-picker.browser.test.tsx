import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { PeriodPicker } from './period-picker';

it('keeps days in the wrong order, says so, and shows them once they are right', async () => {
  const period = { from: '2026-11-01', to: '2026-11-20', startsAt: '', endsAt: '' };
  const { router } = await renderComponent(<PeriodPicker period={period} today="2026-11-27" />);
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  const from = page.getByLabelText('From');
  await userEvent.fill(from, '2026-11-24');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Choose days up to today, the first before the last.');
  await expect.element(from).toHaveValue('2026-11-24');
  expect(router.state.location.search).toEqual({});
  await userEvent.fill(page.getByLabelText('To'), '2026-11-26');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  await expect.poll(() => router.state.location.search).toEqual({ from: '2026-11-24', to: '2026-11-26' });
});
