import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { monthAfter, thisMonth, today, weeksOf } from './month';
import { MonthTable } from './month-table';

const render = (month: string, search?: string) =>
  renderComponent(
    <MonthTable
      title={month}
      month={month}
      weeks={weeksOf(month, 1)}
      campaigns={[]}
      rounds={[]}
      search={search}
      openId={undefined}
    />,
  );

const newLinks = () => page.getByRole('link', { name: /^New campaign on / });
const dayOf = (link: Element | null) => link?.closest('[data-day]')?.getAttribute('data-day');

it('offers a new campaign from today on, and moves between the days by arrow keys', async () => {
  await page.viewport(1200, 800);
  const { unmount } = await render(thisMonth());
  await expect.element(newLinks().first()).toBeInTheDocument();
  const toCome = weeksOf(thisMonth(), 1)
    .flat()
    .filter((day) => day >= today());
  expect(newLinks().elements().map(dayOf)).toEqual(toCome);

  await unmount();
  const next = monthAfter(thisMonth(), 1);
  await render(next);
  await expect.element(newLinks().first()).toBeInTheDocument();
  const links = newLinks().elements() as HTMLElement[];
  // Tab stops once.
  const [first, ...others] = links.filter(({ tabIndex }) => tabIndex === 0);
  expect([dayOf(first ?? null), others]).toEqual([`${next}-01`, []]);
  first?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe(`/campaigns/create?date=${next}-09`);

  // On a phone, the days of the month to come, and none beside it.
  await page.viewport(390, 844);
  const visible = links.filter((link) => link.checkVisibility()).map(dayOf);
  expect(visible).toEqual(
    weeksOf(next, 1)
      .flat()
      .filter((day) => day.startsWith(next)),
  );
});

it('offers nothing on past days, and says what a search found none of', async () => {
  await render('2020-01', 'trim');
  const note = page.getByText('Nothing this month matches “trim”.');
  await expect.element(note).toBeVisible();
  // Before the weeks, where it needs no scrolling.
  const table = page.getByRole('table').element();
  expect(note.element().compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(newLinks().elements()).toEqual([]);
});
