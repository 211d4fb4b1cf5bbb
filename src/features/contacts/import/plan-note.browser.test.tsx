import { useQueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getSubscriptionQuery, listPlansQuery, type Plan, type Subscription } from '~/api/payments';
import { renderComponent } from '~/testing/render-component';
import { PlanNote } from './plan-note';

const plan = (name: string, contacts: number | null) => ({ id: name, name, limits: { contacts } }) as Plan;

function Note({ added, chosen = null }: { added: number; chosen?: Plan | null }) {
  const client = useQueryClient();
  const usage = [{ name: 'contacts', used: 500, max: null }];
  client.setQueryData(getSubscriptionQuery().queryKey, {
    plan: chosen,
    usage,
  } as Partial<Subscription> as Subscription);
  client.setQueryData(listPlansQuery({ show: 200 }).queryKey, {
    ...{ page: 1, pages: 1 },
    items: [plan('Indie', 2000), plan('Business', 25_000)],
  });
  return (
    <main>
      <PlanNote added={added} />
    </main>
  );
}

it('says in a trial which plan has room for the contacts that would be added', async () => {
  await renderComponent(<Note added={1501} />);
  await expect.element(page.getByText(/the plan Indie holds 2,000 contacts/)).toBeVisible();
  await expect.element(page.getByText(/For 2,001 contacts, choose Business/)).toBeVisible();
});

it.each([
  ['all of them fit into the smallest plan', 1500, null],
  ['a plan is chosen', 1501, plan('Indie', 2000)],
])('says nothing if %s', async (_, added, chosen) => {
  const { container } = await renderComponent(<Note added={added} chosen={chosen} />);
  expect(container.querySelector('p')).toBeNull();
});
