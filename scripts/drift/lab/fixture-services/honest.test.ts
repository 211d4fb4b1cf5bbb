import { describe, expect, it } from 'vitest';
import { script as archive } from './archive/script.ts';
import { script as clinic } from './clinic/script.ts';
import { script as club } from './club/script.ts';
import { script as festival } from './festival/script.ts';
import { script as fleet } from './fleet/script.ts';
import { script as harbour } from './harbour/script.ts';
import { createCheck } from './kit/check.ts';
import { type Operation, operationsOf, readContract } from './kit/contract.ts';
import { play, type Turn, transcript } from './kit/script.ts';
import type { SeededFault } from './kit/service.ts';
import { script as library } from './library/script.ts';
import { type FixtureService, SERVICES } from './services.ts';
import { script as shop } from './shop/script.ts';
import { script as weather } from './weather/script.ts';

const SCRIPTS: Record<string, string> = {
  library,
  weather,
  fleet,
  shop,
  clinic,
  harbour,
  archive,
  festival,
  club,
};

async function played(service: FixtureService, seed = 1) {
  const started = await service.start({ seed });
  const turns: Turn[] = [];
  for await (const turn of play(SCRIPTS[service.name] ?? '', started)) turns.push(turn);
  await started.close();
  return turns;
}

/** Whether a fault shows in the responses; stops at the first difference. */
async function shows(
  service: FixtureService,
  all: Operation[],
  { id, operation, also = [] }: SeededFault<never>,
  honest: Turn[],
) {
  const concerned = all
    .filter((one) => [operation, ...also].includes(one.id))
    .map(({ path }) => templateOf(path));
  // A script for a read operation needs no other requests.
  const wants = (method: string, pathname: string) =>
    method !== 'GET' || concerned.some((template) => template.test(pathname));
  const left = honest.filter(({ method, pathname }) => wants(method, pathname)).values();
  const started = await service.start({ fault: id });
  let differs = false;
  for await (const turn of play(SCRIPTS[service.name] ?? '', started, wants)) {
    const { value } = left.next();
    differs = value === undefined || transcript(turn) !== transcript(value);
    if (differs) break;
  }
  await started.close();
  return differs;
}

const templateOf = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

// Long, because other processes may keep the machine busy.
describe.runIf(process.env.TEST_LONG).each(SERVICES)('$name', (service) => {
  const contract = readContract(service.contract);
  const operations = operationsOf(contract);

  it.each(process.env.TEST_LONG ? [1, 2, 3] : [1])(
    'responds as its contract says, with seed %i',
    async (seed) => {
      const check = createCheck(contract);
      const turns = await played(service, seed);
      const faults = turns.flatMap((turn) =>
        check(turn.method, turn.pathname, turn).map((fault) => `${turn.line}: ${fault}`),
      );
      expect(faults).toEqual([]);
      expect(turns.filter(({ status }) => status >= 500)).toEqual([]);
    },
  );

  it('succeeds at each of its operations', async () => {
    const turns = await played(service);
    const met = operations.filter(({ method, path }) => {
      const template = templateOf(path);
      return turns.some(
        (turn) => turn.method === method && template.test(turn.pathname) && turn.status < 300,
      );
    });
    expect(met.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  });

  it.runIf(process.env.TEST_LONG)(
    'responds differently with each seeded fault, at a declared operation',
    async () => {
      const ids = operations.map(({ id }) => id);
      const named = service.faults.flatMap(({ operation, also = [] }) => [operation, ...also]);
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(service.faults.map(({ id }) => id)).size).toBe(service.faults.length);
      const honest = await played(service);
      const same: string[] = [];
      const todo = [...service.faults];
      const work = async () => {
        for (let fault = todo.pop(); fault !== undefined; fault = todo.pop()) {
          if (!(await shows(service, operations, fault, honest))) same.push(fault.id);
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      expect(same).toEqual([]);
    },
  );
});
