// `npm run dev`: the app's source with hot reload, on the sandbox, which is restarted when the contract or its own code
// changes. PORT is the app's (default 5173); the mock uses the next free port.
import { relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Part } from '../mock-server/parts.ts';
import { readSettings } from '../mock-server/settings.ts';
import { startMock } from '../mock-server/start.ts';
import { howToSignIn } from './serve/logins.ts';

async function main(): Promise<void> {
  const settings = readSettings({}, { PORT: '5173', ...process.env });
  const { port } = settings;
  console.log(
    'Starting the contract, the sandbox and the identity emulator. The first start makes the demo data.',
  );
  const mock = await startMock({ port: 0, demoBooths: true }, (line) => console.log(line));
  console.log('Starting the app.');
  process.env.API_ORIGIN = mock.origin;
  process.env.PORT = String(port);
  const app = await createServer();
  await app.listen().catch(async (error: unknown) => {
    await mock.stop();
    throw error;
  });
  if (mock.parts.sandbox) restartOnChange(mock.parts.sandbox, app);
  const origin = `http://localhost:${port}`;
  console.log(`
  Open     ${origin}
  Guests   ${origin.replace('localhost', 'guest.localhost')}/{slug} and /p/{token}
  API      ${origin}/_mock/reference
  Faults   ${origin}/_mock

${howToSignIn(settings)}
`);
  const stop = () => void Promise.all([app.close(), mock.stop()]).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Editors write a file in several steps, and a branch has many files. */
const SETTLED_MS = 300;

/** The app's server watches all files of the project. */
function restartOnChange(sandbox: Part, { watcher }: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_, path) => {
    const file = relative('.', path);
    if (!/^(openapi|mock-server)\/.*(?<!\.test)\.(yaml|ts|json|sql)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${file} has changed: restarting the sandbox.`);
      sandbox.restart();
    }, SETTLED_MS);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
