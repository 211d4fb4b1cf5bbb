// A museum's archive: JSON:API-like envelopes with relationships and links, its own media type, two kinds of
// credentials, a tree, files, and plain texts.

import type { Running, Service } from '../kit/service.ts';
import { documentHandlers } from './documents.ts';
import { faults } from './faults.ts';
import { folderHandlers } from './folders.ts';
import { objectHandlers } from './objects.ts';
import { fine, refusal } from './present.ts';
import { type ArchiveStore, seeded } from './store.ts';

function open(seed: number): Running<ArchiveStore> {
  const store = seeded(seed);
  return {
    store,
    refuse: refusal,
    handlers: {
      ...objectHandlers(store),
      ...folderHandlers(store),
      ...documentHandlers(store),
      get_info: () =>
        fine(
          { data: { objects: store.objects.size, folders: store.folders.size } },
          { 'Cache-Control': 'no-store' },
        ),
    },
  };
}

export const archive: Service<ArchiveStore> = {
  name: 'archive',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: {
    token: { in: 'bearer', value: 'mus-77d1-staff', scheme: 'staff_token' },
    key: { in: 'query:api_key', value: 'mus-4c0e-reader', scheme: 'reader_key' },
  },
  open,
  faults,
};
