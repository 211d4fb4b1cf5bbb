// prism-cli, made to speak the protocol of a part (parts.ts). Argument: the contract as one JSON file, which it
// removes if whoever started it is gone.
import { tracingChannel } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { guardPart } from './listener.ts';

// With NODE_ENV=production Prism forks itself through an API that its build does not have, and never starts.
delete process.env.NODE_ENV;

const [, , document = ''] = process.argv;
process.on('disconnect', () => {
  rmSync(document, { force: true });
  process.exit(0);
});

// It chooses its port, which log level "silent" does not print; any other level is slow.
tracingChannel('net.server.listen').asyncEnd.subscribe((event) => {
  const { server } = event as { server: Server };
  guardPart(server, console.error);
  const { port } = server.address() as AddressInfo;
  keepGenerated();
  process.send?.({ ready: true, port });
});

/**
 * Answers made from schemas ("dynamic") shall carry declared properties only, and short lists: 200 drawn assets take
 * ten seconds. Prism has a flag for the first, but sets it on prism-cli's copy of the generator, not on the one in use.
 */
function keepGenerated() {
  const cli = createRequire(import.meta.resolve('@stoplight/prism-cli'));
  const generator = createRequire(cli.resolve('@stoplight/prism-http'))('json-schema-faker');
  generator.JSONSchemaFaker.option({ fillProperties: false, maxItems: 3 });
}

const options = '--host 127.0.0.1 --port 0 --verboseLevel silent --cors false --seed 1'.split(' ');
process.argv.splice(2, Number.POSITIVE_INFINITY, 'mock', document, ...options);
await import('@stoplight/prism-cli');
