// `npm run mock`: serves the contract. Prism answers every operation from its examples; nothing is
// stored.
import { startMock } from './start.ts';

try {
  const mock = await startMock({ sandbox: false, identity: false });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.stop().then(() => process.exit(0)));
  }
  console.log(`The API of the contract is at ${mock.api}; send any bearer token.`);
  console.log(`Pages for guests: http://guest.localhost:${mock.port}/autumn-color`);
  if (mock.hasPanel)
    console.log(`Its reference: ${mock.origin}/_mock/reference\nFaults on demand: ${mock.origin}/_mock`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
