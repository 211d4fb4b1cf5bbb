import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '~/api/sessions';
import { renderComponent } from '~/testing/render-component';
import { SessionActions } from './session-actions';

const names = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const session = (status: string) =>
  ({ id: 'a', name: 'Autumn', status, deviceIds: [], photos: 0 }) as unknown as Session;

it('offers to pause and end a session before its details are opened', async () => {
  const { rerenderContent } = await renderComponent(
    <SessionActions session={session('active')} onDeleted={() => {}} compact />,
  );
  expect(names()).toEqual(['Pause', 'End']);
  await rerenderContent(<SessionActions session={session('active')} onDeleted={() => {}} />);
  await expect.poll(names).toEqual(['Pause', 'End', 'Duplicate', 'Delete']);
  await rerenderContent(<SessionActions session={session('scheduled')} onDeleted={() => {}} compact />);
  await expect.poll(names).toEqual(['Pause', 'End']);
  await rerenderContent(<SessionActions session={session('ended')} onDeleted={() => {}} compact />);
  await expect.poll(names).toEqual(['Duplicate']);
});
