// The product as a separate process, so that `npm start` can restart it. BUILD=1 builds the app, if a file has changed.
import { fork } from 'node:child_process';
import { runPart } from '../../mock-server/run-part.ts';
import { readSettings } from '../../mock-server/settings.ts';
import { isBuilt } from '../build/inputs.ts';
import { startProduct } from './product.ts';

const since = performance.now();

/** Reports a stage of the start, with the seconds until then. */
const say = (line: string) =>
  console.error(`${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s  ${line}`);

/** In a separate process: the build sets NODE_ENV, which the mock must not inherit. It ends with this one. */
async function build(): Promise<void> {
  if (isBuilt()) return say('The app needs no build: no file has changed.');
  say('Building the app.');
  await new Promise<void>((done, fail) => {
    const child = fork(new URL('../build.ts', import.meta.url), ['--quiet']);
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error('The app could not be built; see above.')),
    );
  });
  say('The app is built.');
}

await runPart(async () => {
  const product = await startProduct(readSettings(), {
    ...(process.env.BUILD === '1' && { build }),
    say,
  });
  return { port: Number(new URL(product.origin).port), stop: product.stop };
});
