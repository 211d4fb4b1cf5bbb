// A service whose rules are only in descriptions and examples has no findings, and all operations are reached.
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { drift, inWriteMode } from './cli/command-testing.ts';
import { createFolder } from './har/har-testing.ts';
import { listening } from './wire/raw-server.ts';
import { createStores, STORES } from './words-testing.ts';

const folder = createFolder();
afterAll(folder.remove);

/** Runs the command against the service. */
async function check(...more: string[]) {
  const contract = folder.write('stores.yaml', STORES);
  const stores = createStores();
  const server = await listening(createServer((one, response) => void stores.answer(one, response)));
  const callers = ['--auth', 'header:X-Key=env:CLERK', '--as', 'clerk', '--auth', 'header:X-Key=env:VISITOR'];
  const options = [...inWriteMode(contract), '--target', server.url.href];
  const env = { CLERK: 'clerk', VISITOR: 'visitor' };
  const { stdout } = await drift([...options, ...callers, '--as', 'visitor', ...more], { env });
  await server.close();
  const report = JSON.parse(stdout) as {
    findings: { kind: string; says: string; curl: string }[];
    figures: { name: string; value: string }[];
    remarks: string[];
  };
  const told = report.findings.map(({ kind, says, curl }) => `${kind}: ${says} ${curl}`);
  return { told, worked: report.figures[0]?.value, remarks: report.remarks, rooms: stores.rooms() };
}

it('reports nothing for rules in descriptions, and reaches every operation', async () => {
  const { told, worked, remarks, rooms } = await check('--allow-shared-writes');
  expect(told).toEqual([]);
  // Only its label states what a mark is called.
  expect(worked).toBe('11 of 12');
  expect(remarks.join()).not.toContain('budget');
  expect(rooms).toEqual(['Hall', 'Loft']);
}, 60_000);

const BUDGETS = Array.from({ length: 60 }, (_, i) => 12 + 4 * i);

it.runIf(process.env.TEST_LONG).each(BUDGETS)(
  'removes its records within %i requests',
  async (budget) => {
    const { told, remarks, rooms } = await check('--budget', `${budget}`, '--min-coverage', '0');
    expect(told).toEqual([]);
    expect(rooms).toEqual(['Hall', 'Loft']);
    expect(remarks.join()).toMatch(new RegExp(`within ${budget} requests|budget of ${budget} requests`));
  },
  60_000,
);
