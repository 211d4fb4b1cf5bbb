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
import type { Plant } from './kit/service.ts';
import { script as library } from './library/script.ts';
import { type Foreign, SERVICES } from './services.ts';
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

async function played(service: Foreign, seed = 1) {
  const started = await service.start({ seed });
  const turns: Turn[] = [];
  for await (const turn of play(SCRIPTS[service.name] ?? '', started)) turns.push(turn);
  await started.close();
  return turns;
}

/** Whether a plant shows in the answers; what comes after the first is not looked at. */
async function shows(
  service: Foreign,
  all: Operation[],
  { id, operation, also = [] }: Plant<never>,
  honest: Turn[],
) {
  const concerned = all
    .filter((one) => [operation, ...also].includes(one.id))
    .map(({ path }) => templateOf(path));
  // What only reads something else changes nothing.
  const wants = (method: string, pathname: string) =>
    method !== 'GET' || concerned.some((template) => template.test(pathname));
  const left = honest.filter(({ method, pathname }) => wants(method, pathname)).values();
  const started = await service.start({ plant: id });
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

// Other work may keep the machine busy.
describe.runIf(process.env.TEST_LONG).each(SERVICES)('$name', (service) => {
  const contract = readContract(service.contract);
  const operations = operationsOf(contract);

  it.each(process.env.TEST_LONG ? [1, 2, 3] : [1])(
    'answers as its contract says, with seed %i',
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

  it('is met with success at each of its operations', async () => {
    const turns = await played(service);
    const met = operations.filter(({ method, path }) => {
      const template = templateOf(path);
      return turns.some(
        (turn) => turn.method === method && template.test(turn.pathname) && turn.status < 300,
      );
    });
    expect(met.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  });

  it.runIf(process.env.TEST_LONG)('answers otherwise with each plant, at an operation there is', async () => {
    const ids = operations.map(({ id }) => id);
    const named = service.plants.flatMap(({ operation, also = [] }) => [operation, ...also]);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(service.plants.map(({ id }) => id)).size).toBe(service.plants.length);
    const honest = await played(service);
    const same: string[] = [];
    const todo = [...service.plants];
    const work = async () => {
      for (let plant = todo.pop(); plant !== undefined; plant = todo.pop()) {
        if (!(await shows(service, operations, plant, honest))) same.push(plant.id);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(same).toEqual([]);
  });
});
