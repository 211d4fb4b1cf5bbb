// Runs prism-cli with the protocol of a part (parts.ts). Argument: the contract as one JSON file,
// which is removed if the parent process exits.
import { tracingChannel } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { guardPart } from './listener.ts';

// With NODE_ENV=production, Prism forks through an API that its build lacks, and never starts.
delete process.env.NODE_ENV;

const [, , document = ''] = process.argv;
process.on('disconnect', () => {
  rmSync(document, { force: true });
  process.exit(0);
});

// Prism chooses its port, which the log level "silent" does not print; other levels are slow.
tracingChannel('net.server.listen').asyncEnd.subscribe((event) => {
  const { server } = event as { server: Server };
  guardPart(server, console.error);
  const { port } = server.address() as AddressInfo;
  keepGenerated();
  process.send?.({ ready: true, port });
});

/**
 * Makes generated ("dynamic") responses contain only declared properties and short lists:
 * generating 200 assets takes ten seconds. Prism has a flag for the first, but sets it on
 * prism-cli's copy of the generator instead of the one in use.
 */
function keepGenerated() {
  const cli = createRequire(import.meta.resolve('@stoplight/prism-cli'));
  const generator = createRequire(cli.resolve('@stoplight/prism-http'))('json-schema-faker');
  generator.JSONSchemaFaker.option({ fillProperties: false, maxItems: 3 });
}

const options = '--host 127.0.0.1 --port 0 --verboseLevel silent --cors false --seed 1'.split(' ');
process.argv.splice(2, Number.POSITIVE_INFINITY, 'mock', document, ...options);
await import('@stoplight/prism-cli');
