// `npm start`: the whole product on this machine, built as for production, on real data.
import { resolve } from 'node:path';
import { isLocalDemo } from '../mock-server/sandbox/tokens.ts';
import { readSettings, type Settings } from '../mock-server/settings.ts';
import { howToSignIn } from './serve/logins.ts';
import { superviseProduct } from './serve/supervisor.ts';

async function main(): Promise<void> {
  const env = { PORT: '4000', DEMO_BOOTHS: 'true', ...process.env };
  const settings = readSettings({}, env);
  console.log('Starting the product. The first start builds the app and makes the demo data.');
  const product = await superviseProduct({
    env,
    build: true,
    log: settings.log,
    onGivenUp: () => process.exit(1),
  });
  const origin = `http://localhost:${product.said.port}`;
  if (settings.logRequest) settings.log(`The product is running at ${origin}.`);
  else console.log(welcome(settings, origin));
  const stop = () => void product.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function welcome(settings: Settings, origin: string): string {
  const hasPanel = isLocalDemo({ ...settings, nodeEnv: process.env.NODE_ENV });
  return `
The product is running.

  Open     ${origin}${hasPanel ? `\n  API      ${origin}/_mock/reference\n  Faults   ${origin}/_mock` : ''}
  Guests   ${settings.guestOrigin ?? origin.replace('localhost', 'guest.localhost')}/{slug} and /p/{token}
  Data     ${resolve(settings.dataDir)}

${howToSignIn(settings)}

Ctrl-C stops everything.`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
