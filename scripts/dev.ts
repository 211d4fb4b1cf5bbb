// `npm run dev`: the app's source with hot reload, on the sandbox. PORT is the app's (default 5173); the mock
// uses the next free port.
import { createServer } from 'vite';
import { readSettings } from '../mock-server/settings.ts';
import { startMock } from '../mock-server/start.ts';
import { howToSignIn } from './serve/logins.ts';

async function main(): Promise<void> {
  const settings = readSettings({}, { PORT: '5173', ...process.env });
  const { port } = settings;
  const mock = await startMock({ port: 0, demoBooths: true });
  process.env.API_ORIGIN = mock.origin;
  process.env.PORT = String(port);
  const app = await createServer();
  await app.listen().catch(async (error: unknown) => {
    await mock.stop();
    throw error;
  });
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
