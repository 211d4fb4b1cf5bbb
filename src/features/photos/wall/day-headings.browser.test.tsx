// biome-ignore-all lint/a11y/useSemanticElements: as in the wall
// biome-ignore-all lint/a11y/useFocusableInteractive: as in the wall
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { DayHeadings } from './day-headings';

it('names today and yesterday, and the year only of other years', async () => {
  const dates = ['2026-01-02', '2026-01-01', '2025-12-31'];
  await renderComponent(
    <div role="grid">
      <div role="row">
        <DayHeadings
          days={dates.map((date, i) => ({ date, left: i * 130, width: 128 }))}
          today="2026-01-02"
        />
      </div>
      <div role="row">
        <DayHeadings days={dates.map((date) => ({ date, left: 0, width: 128 }))} today="2026-03-05" />
      </div>
    </div>,
  );
  const namesIn = (row: number) =>
    page
      .getByRole('row')
      .nth(row)
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
  expect(namesIn(0)).toEqual(['Today', 'Yesterday', 'Wed, Dec 31, 2025']);
  expect(namesIn(1)).toEqual(['Fri, Jan 2', 'Thu, Jan 1', 'Wed, Dec 31, 2025']);
});
