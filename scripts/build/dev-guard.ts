// What the development server keeps to itself. It serves every file of the project, and could let pages of other sites
// read them.
import { resolve } from 'node:path';
import type { ServerOptions } from 'vite';

/** Vite's own list, which ours replaces. */
const SECRETS = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];

/** @param dataDir the folder of the stored data, which may be in the project */
export const devGuard = (dataDir: string): Pick<ServerOptions, 'cors' | 'fs'> => ({
  cors: false,
  fs: { deny: [...SECRETS, `${literally(resolve(dataDir))}/**`] },
});

/** As a pattern that matches only this path. */
const literally = (path: string) => path.replaceAll('\\', '/').replaceAll(/[[\](){}!?*+@|]/g, '\\$&');
