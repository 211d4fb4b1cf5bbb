import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Avatar } from './avatar';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

it('shows the photo, and initials where there is none or it cannot be loaded', async () => {
  const { container, rerenderContent } = await renderComponent(<Avatar name="Ada Okafor" photo={PIXEL} />);
  expect(container.querySelector('img')).not.toBeNull();
  rerenderContent(<Avatar name="Ada Okafor" photo="/missing.webp" />);
  await expect.element(page.getByText('AO')).toBeVisible();
  rerenderContent(<Avatar name="Ben Cho" photo={null} />);
  await expect.element(page.getByText('BC')).toBeVisible();
});
