// `npm start`: the whole product on this machine, built as for production, on real data.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { readSettings } from '../mock-server/settings.ts';
import { howToSignIn } from './serve/logins.ts';
import { startProduct } from './serve/product.ts';

/** In a process of its own: the build sets NODE_ENV, which the mock must not inherit. */
function build(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      stdio: 'inherit',
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error('The app could not be built; see above.')),
    );
  });
}

async function main(): Promise<void> {
  const settings = readSettings({}, { PORT: '4000', ...process.env });
  const product = await startProduct(settings, build);
  const faults = product.mock.hasPanel ? `\n  Faults   ${product.origin}/_mock` : '';
  console.log(`
The product is running.

  Open     ${product.origin}${faults}
  Data     ${resolve(settings.dataDir)}

${howToSignIn(settings)}

Ctrl-C stops everything.`);
  const stop = () => void product.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
