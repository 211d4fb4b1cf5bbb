import { listSessionsQuery } from '~/api/sessions';
import { PhotoUploads } from '~/features/photos/upload/photo-uploads';
import { stopViewing } from '~/session/viewing';
import { server } from './fake-photos';
import { renderComponent } from './render-component';

/** Forgets what former tests left. */
export function reset(): void {
  Object.assign(server, { isDown: false, isSlow: false, isCutOff: false });
  Object.assign(server, { created: 0, faults: 0, keys: [], changes: [] });
  localStorage.clear();
  stopViewing();
}

export async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const SESSIONS = [
  { id: 'trial', name: 'Trial', status: 'draft' },
  { id: 'summer', name: 'Summer', status: 'ended' },
  { id: 'autumn', name: 'Autumn', status: 'active' },
];

/** Shows the dialog, for an account with three sessions by default. */
export async function open(onClose = () => {}, shownSession?: string, sessions: object[] = SESSIONS) {
  const client = await renderComponent(null);
  client.queryClient.setQueryData(listSessionsQuery({ show: 200 }).queryKey, { items: sessions } as never);
  await client.rerenderContent(<PhotoUploads dropped={[]} shownSession={shownSession} onClose={onClose} />);
  return client;
}

/** Chooses files as the file picker does. */
export function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
