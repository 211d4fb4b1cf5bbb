// The product as a separate process, so that `npm start` can restart it. BUILD=1 builds the app first.
import { runPart } from '../../mock-server/run-part.ts';
import { readSettings } from '../../mock-server/settings.ts';
import { startProduct } from './product.ts';
import { runToEnd } from './run-to-end.ts';

/** In a separate process: the build sets NODE_ENV, which the mock must not inherit. */
const build = () =>
  runToEnd(
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    'The app could not be built; see above.',
  );

await runPart(async () => {
  const product = await startProduct(readSettings(), process.env.BUILD === '1' ? build : undefined);
  return { port: Number(new URL(product.origin).port), stop: product.stop };
});
