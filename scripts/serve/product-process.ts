// The product as a separate process, so that `npm start` can restart it. BUILD=1 builds the app first.
import { fork } from 'node:child_process';
import { runPart } from '../../mock-server/run-part.ts';
import { readSettings } from '../../mock-server/settings.ts';
import { startProduct } from './product.ts';

/** In a separate process: the build sets NODE_ENV, which the mock must not inherit. It ends with this one. */
function build(): Promise<void> {
  return new Promise((done, fail) => {
    const child = fork(new URL('../build.ts', import.meta.url), ['--quiet', '--if-changed']);
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error('The app could not be built; see above.')),
    );
  });
}

await runPart(async () => {
  const product = await startProduct(readSettings(), process.env.BUILD === '1' ? build : undefined);
  return { port: Number(new URL(product.origin).port), stop: product.stop };
});
