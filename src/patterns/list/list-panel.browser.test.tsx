import { msg } from '@lingui/core/macro';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { notifications } from '~/ui/feedback/notifications';
import type { List, ListSearch } from './list';
import { ListPanel } from './list-panel';

const agave = { id: 'a', name: 'Agave' };
const plants = {
  title: msg`Plants`,
  rowId: ({ id }: { id: string }) => id,
  rowName: ({ name }: { name: string }) => name,
  columns: [],
  panel: {
    Content: () => {
      throw new Error('Failed to fetch dynamically imported module');
    },
    record: () => ({ queryKey: ['getProduct'], queryFn: async () => agave }),
  },
} as unknown as List<typeof agave, ListSearch>;

it('says that it needs a connection when it is loaded again without one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const none = () => undefined;
  await renderComponent(
    <ListPanel list={plants} id="a" ids={['a']} rows={[agave]} onMove={none} onClose={none} rowLink={none} />,
  );
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    log.mockRestore();
    onLine.mockRestore();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => notifications.state.get().items.map(({ text }) => text))
    .toEqual(['This needs a connection. Connect to the internet and try again.']);
});
