import { describe, expect, it } from 'vitest';
import { script as clinic } from './clinic/script.ts';
import { script as fleet } from './fleet/script.ts';
import { createCheck } from './kit/check.ts';
import { operationsOf, readContract } from './kit/contract.ts';
import { play, type Turn, transcript } from './kit/script.ts';
import { script as library } from './library/script.ts';
import { type Foreign, SERVICES } from './services.ts';
import { script as shop } from './shop/script.ts';
import { script as weather } from './weather/script.ts';

const SCRIPTS: Record<string, string> = { library, weather, fleet, shop, clinic };

async function played(service: Foreign, seed = 1) {
  const started = await service.start({ seed });
  const turns: Turn[] = [];
  for await (const turn of play(SCRIPTS[service.name] ?? '', started)) turns.push(turn);
  await started.close();
  return turns;
}

/** Whether a plant shows in the answers; what comes after the first is not looked at. */
async function shows(service: Foreign, plant: string, honest: string[]): Promise<boolean> {
  const started = await service.start({ plant });
  const left = honest.values();
  let differs = false;
  for await (const turn of play(SCRIPTS[service.name] ?? '', started)) {
    differs = transcript(turn) !== left.next().value;
    if (differs) break;
  }
  await started.close();
  return differs;
}

describe.each(SERVICES)('$name', (service) => {
  const contract = readContract(service.contract);

  it.each([1, 2, 3])('answers as its contract says, with seed %i', async (seed) => {
    const check = createCheck(contract);
    const turns = await played(service, seed);
    const faults = turns.flatMap((turn) =>
      check(turn.method, turn.pathname, turn).map((fault) => `${turn.line}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(turns.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('is met with success at each of its operations', async () => {
    const turns = await played(service);
    const met = operationsOf(contract).filter(({ method, path }) => {
      const blank = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
      return turns.some((turn) => turn.method === method && blank.test(turn.pathname) && turn.status < 300);
    });
    expect(met.map(({ id }) => id)).toEqual(operationsOf(contract).map(({ id }) => id));
  });

  it('answers otherwise with each plant, at an operation there is', async () => {
    const ids = operationsOf(contract).map(({ id }) => id);
    const named = service.plants.flatMap(({ operation, also = [] }) => [operation, ...also]);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(service.plants.map(({ id }) => id)).size).toBe(service.plants.length);
    const honest = (await played(service)).map(transcript);
    const same: string[] = [];
    const todo = service.plants.map(({ id }) => id);
    const work = async () => {
      for (let plant = todo.pop(); plant !== undefined; plant = todo.pop()) {
        if (!(await shows(service, plant, honest))) same.push(plant);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(same).toEqual([]);
  }, 60_000);
});
