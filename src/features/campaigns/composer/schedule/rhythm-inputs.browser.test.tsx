import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CampaignRepeat } from '~/api/campaigns';
import { inputProps } from '~/testing/input-props';
import { renderComponent } from '~/testing/render-component';
import { RepeatInput } from './rhythm-inputs';

let chosen: CampaignRepeat | null | undefined;

function Repeat({ start }: { start: CampaignRepeat | null }) {
  const [value, setValue] = useState<CampaignRepeat | null | undefined>(start);
  chosen = value;
  return (
    <>
      <label htmlFor="repeat">Repeat</label>
      <RepeatInput {...inputProps} id="repeat" label="Repeat" value={value} onChange={setValue} />
    </>
  );
}

it('has no interval until one is chosen', async () => {
  await renderComponent(<Repeat start={null} />);
  const select = page.getByLabelText('Repeat');
  await expect.element(select).toHaveDisplayValue('Choose how often');
  await select.selectOptions('Every 2 weeks');
  expect(chosen).toEqual({ every: 2, unit: 'week' });
});

it('keeps an interval that is not among the usual ones', async () => {
  await renderComponent(<Repeat start={{ every: 5, unit: 'month' }} />);
  await expect.element(page.getByLabelText('Repeat')).toHaveDisplayValue('Every 5 months');
});
