import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createJudge } from '../../scripts/contract/judge.ts';
import { loadContract } from '../../scripts/contract/load.ts';
import type { Settings } from '../settings.ts';
import { handlers } from './handlers.ts';
import { createIdentity } from './identity.ts';
import { FolderInUse, takeLock } from './lock.ts';
import { openMedia } from './media/media.ts';
import { seed } from './seed.ts';
import { createApp } from './server.ts';
import { openDatabase } from './store/database.ts';
import { createVerifier } from './tokens.ts';

export interface Sandbox {
  port: number;
  /** The operations it answers. */
  operations: string[];
  /** Lets calls in flight end, for two seconds at most, and closes everything. */
  stop(): Promise<void>;
}

const LAST_CALLS_MS = 2000;

/** @throws FolderInUse while another process has the data folder; Error when it cannot be opened */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const { dataDir, projectId, host, log } = settings;
  // Before anything in the folder is touched.
  const unlock = takeFolder(dataDir);
  try {
    const contract = loadContract(settings.contract);
    const db = await openDatabase(join(dataDir, 'database'));
    await seed(db);
    const media = await openMedia(dataDir, db, log);
    const app = createApp({
      contract,
      judge: createJudge(contract),
      handlers,
      verify: createVerifier({ projectId, host, nodeEnv: process.env.NODE_ENV }),
      db,
      media,
      identity: createIdentity(db, projectId),
      log,
    });
    // Bodies that nobody reads are the dispatcher's; the adaptor would cut the connection after half a second.
    const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false }) as Server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return {
      port: (server.address() as AddressInfo).port,
      operations: Object.keys(handlers),
      stop: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        const late = setTimeout(() => server.closeAllConnections(), LAST_CALLS_MS);
        server.closeIdleConnections();
        await closed;
        clearTimeout(late);
        await media.thumbnails.end();
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function takeFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    return takeLock(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `The data folder ${resolve(dataDir)} cannot be written (${reason}); set DATA_DIR to another folder.`,
    );
  }
}
