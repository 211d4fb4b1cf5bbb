import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listDeviceNamesQuery } from '~/api/devices';
import { listSessionsQuery } from '~/api/sessions';
import { renderComponent } from '~/dev/render-component';
import { useSessionDeviceChoices } from './session-device-choices';

function Devices() {
  return useSessionDeviceChoices(true).choices.map(({ value, label, note }) => (
    <p key={value}>{[label, note].join(': ')}</p>
  ));
}

it('says which devices run another session', async () => {
  const { queryClient, rerenderContent } = await renderComponent(null);
  const devices = [
    { id: 'one', name: 'Front' },
    { id: 'two', name: 'Back' },
  ];
  queryClient.setQueryData(listDeviceNamesQuery({ show: 200 }).queryKey, { items: devices } as never);
  queryClient.setQueryData(listSessionsQuery({ status: 'active', show: 200 }).queryKey, {
    items: [{ id: 'spring', name: 'Spring', deviceIds: ['two'] }],
  } as never);
  await rerenderContent(<Devices />);
  await expect.element(page.getByText('Front: ', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Back: Runs “Spring”. Pause or end that session first.')).toBeVisible();
});
