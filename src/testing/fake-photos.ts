// The calls of an upload in component tests, with the server's answers.

import type { Photo } from '~/api/photos';
import { ApiError } from '~/api/transport/errors';
import type { CallOptions } from '~/api/transport/transport';

/** What the server does, and what it was asked. */
export const server = {
  ...{ isDown: false, isSlow: false, isCutOff: false, created: 0 },
  /** The number of calls that it answers with 503. */
  faults: 0,
  /** The keys of all requests. */
  keys: [] as string[],
  /** The changes of photos. */
  changes: [] as unknown[],
  /** Ends the last slow upload. */
  finish() {},
};

interface Asked {
  data: { photos: File[]; consentGiven: boolean; visibility?: 'public' | 'hidden' };
  params: { sessionId: string };
}
const refusedFile = new ApiError({
  kind: 'status',
  status: 422,
  problem: {
    ...{ type: '/problems/invalid', title: 'Invalid request', status: 422, detail: 'One file is no photo.' },
    errors: [{ field: 'photos.0', message: 'Unsupported file type' }],
  },
  retryAfterMs: null,
});

/** The module `~/api/photos`, with a fake server; files named 'refused…' are refused, 'existing…' are known, and so are 'copy…' of the first. */
export async function fakePhotos(original: () => Promise<typeof import('~/api/photos')>) {
  const api = await original();
  const { useMutation } = await import('@tanstack/react-query');
  const change = async ({ data }: { data: { ids: string[] } }) => {
    if (server.isDown) throw new ApiError({ kind: 'network', nothingSent: true });
    server.changes.push(data);
    return { changed: data.ids, missing: [], refused: [] };
  };
  return {
    ...api,
    createPhotosMutation: ({ idempotencyKey = '', signal }: CallOptions = {}) => ({
      mutationFn: async ({
        data: {
          photos: [photo],
          consentGiven,
          visibility = 'hidden',
        },
        params: { sessionId },
      }: Asked) => {
        if (server.isDown) throw new Error('The server is down.');
        signal?.throwIfAborted();
        server.keys.push(idempotencyKey);
        if (photo?.name.startsWith('refused')) throw refusedFile;
        if (server.faults > 0) {
          server.faults -= 1;
          throw new ApiError({ kind: 'status', status: 503, problem: null, retryAfterMs: null });
        }
        if (server.isCutOff) throw new ApiError({ kind: 'network' });
        if (server.isSlow) await new Promise<void>((finish) => Object.assign(server, { finish }));
        signal?.throwIfAborted();
        server.created += 1;
        const isExisting = /^(existing|copy)/.test(photo?.name ?? '');
        const id = photo?.name.startsWith('copy') ? 'new-1' : `new-${server.created}`;
        const stored = { visibility, guestLink: 'on', consent: { given: consentGiven } };
        return { existing: isExisting ? [id] : [], items: [{ id, sessionId, ...stored } as Photo] };
      },
    }),
    useUpdatePhotos: (settings: object) =>
      useMutation({
        mutationFn: change,
        ...settings,
      }),
  };
}
