// The product as a different installation: the same build with another config.json.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../mock-server/settings.ts';
import { startMock } from '../../mock-server/start.ts';
import type { Product } from '../../scripts/serve/product.ts';
import { openStaticSite } from '../../scripts/serve/static-site.ts';

/** @param change fields of config.json that differ, computed from the product's port */
export async function startConfigured(change: (port: number) => object): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'configured-'));
  const site = join(folder, 'site');
  await cp('dist', site, { recursive: true });
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const config = JSON.parse(await readFile(join(site, 'config.json'), 'utf8'));
  await writeFile(join(site, 'config.json'), JSON.stringify({ ...config, ...change(port) }));
  const dataDir = join(folder, 'data');
  const settings = readSettings({ port, dataDir, listen: false, seed: 'bare', log: () => {} }, {});
  const [mock, answer] = await Promise.all([startMock(settings), openStaticSite(site)]);
  const listener = mock.guard((request, response) => {
    if (!mock.handle(request, response)) answer(request, response);
  });
  server.on('request', listener);
  return {
    origin: `http://localhost:${port}`,
    mock,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await mock.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
