// A service with dependent records and without faults has no findings and full coverage, although that needs other
// dates, records and callers; each seeded fault is found.
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { drift, inWriteMode } from './cli/command-testing.ts';
import { createDesk, DESK } from './desk-testing.ts';
import { createFolder } from './har/har-testing.ts';
import { listening } from './wire/raw-server.ts';

const folder = createFolder();
afterAll(folder.remove);

/** Runs the command against the service. */
async function check(fault?: string, ...more: string[]) {
  const desk = createDesk(fault);
  const server = await listening(createServer((one, response) => void desk.answer(one, response)));
  const callers = ['--auth', 'header:X-Key=env:GUEST', '--as', 'guest', '--auth', 'header:X-Key=env:STAFF'];
  const options = [...inWriteMode(folder.write('desk.yaml', DESK)), '--target', server.url.href];
  const env = { GUEST: 'guest', STAFF: 'staff' };
  const { stdout } = await drift([...options, ...callers, '--as', 'staff', ...more], { env });
  await server.close();
  const { findings, figures } = JSON.parse(stdout) as {
    findings: { kind: string; says: string; operation: { id: string } }[];
    figures: { value: string }[];
  };
  const told = findings.map(({ kind, says, operation }) => `${kind} ${operation.id}: ${says}`);
  return { told, worked: figures[0]?.value, left: desk.left() };
}

it('reports nothing, reaches every operation, and restores the data', async () => {
  expect(await check()).toEqual({ told: [], worked: '13 of 13', left: ['s1', 'hall-lamp'] });
}, 60_000);

const BUDGETS = Array.from({ length: 40 }, (_, i) => 12 + 10 * i);

it.runIf(process.env.TEST_LONG).concurrent.each(BUDGETS)(
  'restores the data within %i requests',
  async (budget) => {
    const { told, left } = await check(undefined, '--budget', `${budget}`, '--min-coverage', '0');
    expect({ told, left }).toEqual({ told: [], left: ['s1', 'hall-lamp'] });
  },
  60_000,
);

const FAULTS = [
  ['notes-lost', 'not-stored bookStay'],
  ['remove-nothing', 'not-deleted removeStay'],
  ['call-note-lost', 'not-stored callStay'],
  ['tall-vases', 'accepted-invalid putThing'],
  ['put-keeps-note', 'update-lost putThing'],
] as const;

it.concurrent.each(process.env.TEST_LONG ? FAULTS : FAULTS.slice(0, 1))(
  'finds %s',
  async (fault, expected) => {
    const { told } = await check(fault);
    expect(told.join('\n')).toContain(expected);
  },
  60_000,
);
