// Creates, changes, merges and deletes random contacts, and compares addresses, tags and opt-outs
// with a minimal model.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing.ts';
import { askAt, newAccount } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const STATUSES = ['in', 'out', 'unknown'] as const;
type Status = (typeof STATUSES)[number];

interface Known {
  emails: string[];
  tags: string[];
  said: Status;
}

/** The expected state of an account. */
interface Model {
  people: Map<string, Known>;
  /** Opted-out addresses without a contact. */
  quiet: Set<string>;
}

const address = fc.nat({ max: 29 }).map((n) => `a${n}@mail.example`);
const tags = fc.uniqueArray(fc.constantFrom<string[]>('x', 'y', 'z'));
const status = fc.constantFrom(...STATUSES);
/** Picks existing and missing contacts. */
const picks = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 4 });

const make = fc.record({
  kind: fc.constant('make' as const),
  emails: fc.uniqueArray(address, { minLength: 1, maxLength: 2 }),
  tags,
  said: fc.option(status, { nil: undefined }),
});
const merge = fc.record({
  kind: fc.constant('merge' as const),
  kept: fc.nat({ max: 99 }),
  gone: fc.nat({ max: 99 }),
});
const step = fc.oneof(
  { arbitrary: make, weight: 4 },
  { arbitrary: merge, weight: 2 },
  fc.record({ kind: fc.constant('tag' as const), picks, add: tags, remove: tags }),
  fc.record({ kind: fc.constant('say' as const), picks, said: status }),
  fc.record({ kind: fc.constant('delete' as const), picks }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function idAt({ people }: Model, pick: number): string {
  const ids = [...people.keys(), 'nobody'];
  return ids[pick % ids.length] ?? '';
}
const idsAt = (model: Model, all: number[]) => [...new Set(all.map((pick) => idAt(model, pick)))];

async function take(account: ReturnType<typeof newAccount>, model: Model, step: Step): Promise<void> {
  const { people, quiet } = model;
  const bulk = async (ids: string[], json: object, isRefused: (known: Known) => boolean) => {
    const { status, body } = await ask(account.as, 'POST', '/contacts/bulk', { json: { ids, ...json } });
    const there = ids.filter((id) => people.has(id));
    const refused = there.filter((id) => isRefused(people.get(id) as Known));
    const changed = there.filter((id) => !refused.includes(id));
    expect([status, body.changed, body.refused.map(({ id }: { id: string }) => id), body.missing]).toEqual([
      200,
      changed,
      refused,
      ids.filter((id) => !people.has(id)),
    ]);
    return changed.map((id) => [id, people.get(id) as Known] as const);
  };
  if (step.kind === 'make') {
    const [emailAddress, second] = step.emails;
    const { status, body } = await account.post({
      emailAddress,
      ...(second && { emails: [{ value: second }] }),
      tags: step.tags,
      ...(step.said && { emailConsent: { status: step.said } }),
    });
    const taken = [...people.values()].some(({ emails }) => emails.some((one) => step.emails.includes(one)));
    expect(status).toBe(taken ? 409 : 200);
    if (taken) return;
    const said = step.said ?? (step.emails.some((one) => quiet.has(one)) ? 'out' : 'unknown');
    for (const one of step.emails) quiet.delete(one);
    people.set(body.id, { emails: step.emails, tags: step.tags, said });
  } else if (step.kind === 'tag') {
    const set = { addTags: step.add, removeTags: step.remove };
    for (const [, known] of await bulk(idsAt(model, step.picks), { set }, () => false)) {
      const left = known.tags.filter((tag) => !step.remove.includes(tag));
      known.tags = [...new Set([...left, ...step.add])];
    }
  } else if (step.kind === 'say') {
    const set = { emailConsent: { status: step.said } };
    const goesBack = ({ said }: Known) => said === 'out' && step.said !== 'out';
    for (const [, known] of await bulk(idsAt(model, step.picks), { set }, goesBack)) known.said = step.said;
  } else if (step.kind === 'delete') {
    for (const [id, known] of await bulk(idsAt(model, step.picks), { delete: true }, () => false)) {
      if (known.said === 'out') for (const one of known.emails) quiet.add(one);
      people.delete(id);
    }
  } else {
    const [kept, gone] = [idAt(model, step.kept), idAt(model, step.gone)];
    const { status } = await ask(account.as, 'POST', `/contacts/${kept}/merge`, { json: { from: gone } });
    const [stays, goes] = [people.get(kept), people.get(gone)];
    expect(status).toBe(kept === gone ? 422 : !stays ? 404 : goes ? 200 : 422);
    if (status !== 200 || !stays || !goes) return;
    stays.emails = [...stays.emails, ...goes.emails];
    stays.tags = [...new Set([...stays.tags, ...goes.tags])];
    // Consent is for the main address only, an opt-out for all.
    if (goes.said === 'out') stays.said = 'out';
    people.delete(gone);
  }
}

test('the account matches the model after any sequence of actions', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (steps) => {
      runs += 1;
      const account = newAccount(ask, `model-${runs}`);
      const model: Model = { people: new Map(), quiet: new Set() };
      for (const one of steps) {
        await take(account, model, one);
        const { items } = (await account.get('/contacts?sort=changed&show=200')).body;
        const found = items.map((item: Record<string, unknown>) => ({
          id: item.id,
          emails: (item.emails as { value: string }[]).map(({ value }) => value),
          tags: item.tags,
          said: (item.emailConsent as { status: Status }).status,
        }));
        const right = [...model.people].map(([id, known]) => ({ id, ...known }));
        const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
        expect(found.toSorted(byId), JSON.stringify(one)).toEqual(right.toSorted(byId));
      }
    }),
    { numRuns: 100 },
  );
}, 600_000);
