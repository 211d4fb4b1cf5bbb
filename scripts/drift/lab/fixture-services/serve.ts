// Serves one of the fixture services for manual tests:
// `node scripts/drift/lab/fixture-services/serve.ts library --fault sort-ignored --port 4500`
import { parseArgs } from 'node:util';
import { carry, parameterOf } from './kit/access.ts';
import { SERVICES } from './services.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fault: { type: 'string' }, port: { type: 'string' }, seed: { type: 'string' } },
});
const service = SERVICES.find(({ name }) => name === positionals[0]);
if (!service) {
  console.error(`Give one of: ${SERVICES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
if (values.fault !== undefined && !service.faults.some(({ id }) => id === values.fault)) {
  console.error(`Give one of the faults of ${service.name}:`);
  for (const { id, operation, says } of service.faults) console.error(`  ${id}  ${operation}: ${says}`);
  process.exit(2);
}
const { fault } = values;
const started = await service.start({
  ...(fault !== undefined && { fault }),
  seed: Number(values.seed ?? 1),
  port: Number(values.port ?? 0),
});
console.log(`${service.name} answers at ${started.origin}`);
for (const [actor, { in: where, value }] of Object.entries(started.credentials)) {
  const parameter = parameterOf(where);
  if (parameter !== undefined) {
    console.log(`  ${actor}: ?${parameter}=${value}`);
    continue;
  }
  const headers = new Headers();
  carry(headers, { in: where, value });
  for (const [name, text] of headers) console.log(`  ${actor}: ${name}: ${text}`);
}
