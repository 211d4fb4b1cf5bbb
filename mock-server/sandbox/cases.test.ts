// Sends every case generated from the contract to every operation: valid requests are accepted,
// invalid ones get a problem that names the error, and no request crashes, hangs, or is written
// partially.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case, CaseKind } from '../../scripts/contract/cases/case.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import { Lane, type StandIns } from './cases-lane.ts';
import { complaint, unusedRules } from './cases-rules.ts';
import { cases, makeAccounts, operations } from './cases-support.ts';
import { incomingFiles } from './testing.ts';
import { openTestSandbox, type TestSandbox } from './testing-identity.ts';

/** The number of cases of each kind per operation; the long run takes all. */
const LIMIT: Record<CaseKind, number> = process.env.TEST_LONG
  ? { valid: 1e9, invalid: 1e9, malformed: 1e9, hostile: 1e9 }
  : { valid: 4, invalid: 6, malformed: 3, hostile: 2 };
const LANES = 3;
const AT_ONCE = 6;

let house: TestSandbox;
const free: Lane[] = [];
const waiting: ((lane: Lane) => void)[] = [];

beforeAll(async () => {
  const accounts = Array.from({ length: LANES }, (_, i) => `lane-${i}`);
  house = await openTestSandbox((db) => makeAccounts(db, accounts));
  const lanes = accounts.map((account) => new Lane(house, account));
  for (const lane of lanes) await lane.open();
  free.push(...lanes);
});
afterAll(() => house.stop());

/** One operation at a time per account, so that no other request changes the compared data. */
async function inLane(work: (lane: Lane) => Promise<void>): Promise<void> {
  const lane = free.pop() ?? (await new Promise<Lane>((resolve) => waiting.push(resolve)));
  try {
    await work(lane);
  } finally {
    const next = waiting.shift();
    if (next) next(lane);
    else free.push(lane);
  }
}

describe('every case of', () => {
  const named = operations.map((operation) => [operation.id, operation] as const);
  test.concurrent.for(named)('%s', { timeout: 3_600_000 }, ([, operation], { expect }) =>
    inLane(async (lane) => {
      const made = cases.of(operation, {
        limit: LIMIT,
        seed: seedOf(operation),
        context: lane.context(operation),
      });
      const wrong: string[] = [];
      const fire = async (one: Case, shared?: StandIns) => {
        const reply = await lane.send(operation, one.request, shared).catch((error: Error) => error);
        const said = complaint(one, reply);
        if (said) wrong.push(`${one.kind} ${one.name}: ${said}`);
        return reply;
      };
      const isRead = operation.effect === 'read';
      const reading: StandIns = new Map();
      for (const one of made.filter(({ kind }) => kind === 'valid')) {
        const reply = await fire(one, isRead ? reading : undefined);
        if (!isRead && !(reply instanceof Error)) await lane.forget(operation, reply);
      }
      // Refused requests change nothing, so they share one record.
      const shared = isRead ? reading : await lane.standIns(operation);
      const tags = process.env.TEST_LONG ? undefined : [operation.tag, ...(TOUCHED[operation.tag] ?? [])];
      const snapshot = async () => (isRead ? {} : lane.snapshot(tags));
      const before = await snapshot();
      const mustFail = made.filter(({ kind, expects }) => kind !== 'valid' && expects === 'refused');
      await inParallel(mustFail, (one) => fire(one, shared));
      expect(await snapshot()).toEqual(before);
      const mayPass = made.filter(({ kind, expects }) => kind !== 'valid' && expects !== 'refused');
      // The response shows the state after the change, so calls that change the one record run one
      // at a time.
      const tryOne = async (one: Case) => {
        const reply = await fire(one, shared);
        if (!isRead && !(reply instanceof Error)) await lane.forgetMade(operation, reply);
      };
      await inParallel(mayPass, tryOne, isRead ? AT_ONCE : 1);
      expect(wrong).toEqual([]);
    }),
  );
});

test('leaves no temporary files behind', async () => {
  // Thumbnails may still be in progress.
  await expect.poll(() => incomingFiles(house.folder)).toEqual([]);
});

test.runIf(process.env.TEST_LONG)('lists no unused exceptions', () => {
  expect(unusedRules()).toEqual([]);
});

async function inParallel<T>(list: T[], work: (one: T) => Promise<unknown>, atOnce = AT_ONCE): Promise<void> {
  const todo = [...list];
  const worker = async () => {
    for (let one = todo.shift(); one !== undefined; one = todo.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The other lists that calls of a tag write to. */
const TOUCHED: Record<string, string[]> = {
  booth: ['photos', 'contacts', 'devices'],
  accounts: ['account', 'assets'],
  photos: ['contacts'],
  locations: ['devices', 'sessions'],
};

/** A fixed seed for each operation, so that each run has the same cases. */
const seedOf = ({ id }: Operation) =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e6, 7);
