import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listDevicesQuery } from '~/api/devices';
import { listSessionsQuery } from '~/api/sessions';
import { BoothMoves } from '~/entities/booth-moves';
import { renderComponent } from '~/testing/render-component';
import { useSessionDeviceChoices } from './session-device-choices';

const LATER = new Date(2030, 11, 7, 18).toISOString();

function Devices() {
  return useSessionDeviceChoices(true).choices.map(({ value, label, note }) => (
    <p key={value}>{[label, note].join(': ')}</p>
  ));
}

let rerender: Awaited<ReturnType<typeof renderComponent>>['rerenderContent'];
beforeEach(async () => {
  const { queryClient, rerenderContent } = await renderComponent(null);
  rerender = rerenderContent;
  const paused = { reason: 'paused', startsAt: null };
  queryClient.setQueryData(listDevicesQuery({ show: 200 }).queryKey, {
    items: [
      { id: 'one', name: 'Front', sessionId: null, idle: { reason: 'noSession', startsAt: null } },
      { id: 'two', name: 'Back', sessionId: 'spring', idle: null },
      { id: 'three', name: 'Window', sessionId: 'spring', idle: null },
      { id: 'four', name: 'Studio', sessionId: 'old', idle: paused },
    ],
  } as never);
  queryClient.setQueryData(listSessionsQuery({ show: 200 }).queryKey, {
    items: [
      { id: 'spring', name: 'Spring', status: 'active', startsAt: null },
      { id: 'old', name: 'Old', status: 'paused', startsAt: null },
      { id: 'party', name: 'Party', status: 'scheduled', startsAt: LATER },
    ],
  } as never);
});

it('says which devices have another session', async () => {
  await rerender(<Devices />);
  await expect.element(page.getByText('Front: ', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Back: Has “Spring”, which it leaves')).toBeVisible();
});

it('says what the other sessions lose, and what the booths show then', async () => {
  await rerender(<BoothMoves deviceIds={['one', 'two', 'four']} to="party" />);
  const lines = () =>
    page
      .getByRole('status')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const starts = /^Back leaves “Spring”\. It shows nothing until Sat, Dec 7, 2030, 6:00 PM\.$/;
  await expect
    .poll(lines)
    .toEqual([expect.stringMatching(starts), 'Studio leaves “Old”, which then has no device.']);
  await rerender(<BoothMoves deviceIds={['two', 'three']} to={null} />);
  await expect
    .poll(lines)
    .toEqual([
      'Back leaves “Spring”. It shows nothing then.',
      'Window leaves “Spring”, which then has no device. It shows nothing then.',
    ]);
  await rerender(<BoothMoves deviceIds={['one', 'two']} to="spring" />);
  await expect.poll(lines).toEqual([]);
});
