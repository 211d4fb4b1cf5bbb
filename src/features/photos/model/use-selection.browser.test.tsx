import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getPhotoIdsQuery, type Photo } from '~/api/photos';
import { renderComponent } from '~/testing/render-component';
import { usePhotoSelection } from './use-selection';

const asOf = '2026-01-01T00:00:00Z';
const IDS = ['one', 'two', 'three', 'four'];

/** Only the first photo is loaded. */
function Gallery() {
  const photoAt = (position: number) => (position === 0 ? ({ id: 'one' } as Photo) : undefined);
  const { ids, selectAll } = usePhotoSelection({
    snapshot: { filter: {}, asOf },
    total: IDS.length,
    photoAt,
  });
  return (
    <>
      <button type="button" onClick={selectAll}>
        Select all
      </button>
      <output>{[...ids].join(', ')}</output>
    </>
  );
}

it('selects all photos, the last one too, although they are not loaded', async () => {
  const { queryClient } = await renderComponent(<Gallery />);
  queryClient.setQueryData(getPhotoIdsQuery({ uploadedBefore: asOf }).queryKey, { ids: IDS } as never);
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('one, two, three, four');
});
