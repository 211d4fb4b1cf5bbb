// The checker against services that share nothing with our own: honest ones are told of nothing, and of each kind of
// drift that has been planted in them it finds one.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadContract } from '../contract/load.ts';
import { createAccess } from './access.ts';
import { check } from './check.ts';
import { Credential } from './cli/credential.ts';
import { SERVICES } from './lab/foreign/services.ts';
import { createSender } from './wire/sender.ts';

async function findings(name: string, plant?: string, mode: 'read' | 'write' = 'write') {
  const service = SERVICES.find((one) => one.name === name);
  if (!service) throw new Error(`There is no service ${name}.`);
  const started = await service.start({ seed: 1, ...(plant !== undefined && { plant }) });
  const contract = loadContract(fileURLToPath(service.contract));
  const named = Object.entries(started.credentials);
  const callers = named.map(([as, { in: where, value }]) => {
    const isBearer = where === 'bearer';
    const part = isBearer
      ? { kind: 'bearer' as const, name: 'Authorization' }
      : { kind: 'header' as const, name: where };
    return new Credential([{ ...part, env: 'SECRET', value }], named.length > 1 ? as : undefined);
  });
  const { signal } = new AbortController();
  const sender = createSender({ target: new URL(started.origin), signal });
  const { run, left } = await check(
    {
      ...{ contract, sender, mode, stop: signal, seed: 1, runId: 'c0ffee00', isLocal: true, fuzz: 0 },
      ...{ access: createAccess(contract, callers), operations: contract.operations },
      ...{ budget: undefined, perOperation: Number.POSITIVE_INFINITY },
      curl: () => '',
      mask: (text) => text,
    },
    { step: () => undefined },
  );
  await sender.close();
  await started.close();
  const found = run.findings.all().map(({ kind, operation }) => `${kind} ${operation?.id}`);
  return { found: [...new Set(found)], left, worked: run.coverage.operations(contract.operations) };
}

const HONEST = process.env.TEST_LONG ? SERVICES.map(({ name }) => name) : ['fleet'];

it.concurrent.each(HONEST)('%s is honest, and told of nothing', async (name) => {
  const { found, left, worked } = await findings(name);
  expect(found).toEqual([]);
  expect(left).toEqual([]);
  expect(worked.proven / worked.of).toBeGreaterThan(0.9);
});

const PLANTED: [service: string, plant: string, found: string][] = [
  ['weather', 'remaining-missing', 'missing-header'],
  ['weather', 'wind-negative', 'schema'],
  ['library', 'title-unbounded', 'accepted-invalid createBook'],
  ['library', 'title-120-refused', 'refused-valid createBook'],
  ['library', 'malformed-taken', 'accepted-malformed createAuthor'],
  ['library', 'key-any', 'auth-not-checked'],
  ['library', 'created-lost', 'not-readable createBook'],
  ['library', 'patch-resets', 'update-touches-others patchBook'],
  ['library', 'patch-null-kept', 'update-lost patchBook'],
  ['library', 'delete-nothing', 'not-deleted deleteBook'],
  ['shop', 'stock-ignored', 'not-stored product_create'],
  ['shop', 'patch-touches-stock', 'update-touches-others product_update'],
  ['shop', 'customer-lost', 'not-readable POST /customers'],
  ['shop', 'position-lost', 'not-stored PUT /products/{product_id}/image'],
  ['shop', 'cancel-nothing', 'update-lost POST /orders/{order_id}/cancel'],
  ['weather', 'severity-ignored', 'filter-ignored warnings.list'],
  ['fleet', 'driver-refused', 'role-refused listTrips'],
];
const some = process.env.TEST_LONG ? PLANTED : PLANTED.slice(0, 4);

it.concurrent.each(some)('%s with %s is told of it', async (name, plant, expected) => {
  const { found } = await findings(name, plant);
  expect(found.join(', ')).toContain(expected);
});
