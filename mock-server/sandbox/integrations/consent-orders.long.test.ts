// Users prepare, authorize, consent and return in any order, with each other's cookies, states and
// codes. A service is connected only by a user who completed all steps, once, within the time
// limit.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing.ts';
import * as browser from './testing.ts';
import { branch, enterprise, type Person, salon } from './testing.ts';

const PEOPLE = [salon, branch, enterprise];
const NAMES = ['square', 'crm'];
const ANSWERS = ['allow', 'allow', 'allow', 'refuse', 'error', 'expired'];

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

interface Step {
  action: 'prepare' | 'authorize' | 'consent' | 'connect';
  person: number;
  name: number;
  answer: number;
  /** Selects a cookie, page or return; the latest one is the most likely. */
  pick: number;
  /** Uses the code of another return. */
  otherCode: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('prepare', 'authorize', 'consent', 'connect'),
  person: fc.nat({ max: PEOPLE.length - 1 }),
  name: fc.nat({ max: NAMES.length - 1 }),
  answer: fc.nat({ max: ANSWERS.length - 1 }),
  pick: fc.constantFrom(0, 0, 0, 1, 2),
  otherCode: fc.constantFrom(false, false, false, true),
});

/** All steps by one user, which other steps may interrupt. */
const round: fc.Arbitrary<Step[]> = fc
  .tuple(step, fc.constantFrom(3, 4, 4, 4))
  .map(([one, length]) =>
    (['prepare', 'authorize', 'consent', 'connect'] as const)
      .slice(0, length)
      .map((action) => ({ ...one, action, pick: 0 })),
  );
const steps = fc
  .array(
    fc.oneof(
      round,
      step.map((one) => [one]),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.flat());

interface Ticket {
  cookie: string;
  person: Person;
  name: string;
  used: boolean;
}
interface Attempt {
  page: URL;
  person: Person;
  name: string;
  /** Used or expired. */
  over: boolean;
}
interface Return {
  attempt: Attempt;
  returned: browser.Returned;
}

const latest = <T>(list: T[], pick: number): T | undefined => list.at(-1 - pick);

/** @returns how many services were connected */
async function play(all: Step[]): Promise<number> {
  const { origin } = sandbox;
  const tickets: Ticket[] = [];
  const attempts: Attempt[] = [];
  const returns: Return[] = [];
  const connected = new Set<string>();
  for (const { action, answer, pick, otherCode, ...one } of all) {
    const person = PEOPLE[one.person] as Person;
    const name = NAMES[one.name] as string;
    if (action === 'prepare') {
      tickets.push({ cookie: await browser.prepare(origin, person, name), person, name, used: false });
    } else if (action === 'authorize') {
      const ticket = latest(tickets, pick);
      const page = await browser.authorize(origin, name, person.account, ticket?.cookie);
      const isMeant =
        ticket && !ticket.used && ticket.name === name && ticket.person.account === person.account;
      if (ticket) ticket.used = true;
      expect(page.pathname).toBe(isMeant ? `/_providers/${name}/consent` : `/auth/${name}/callback`);
      if (isMeant) attempts.push({ page, person: ticket.person, name, over: false });
      else expect(page.searchParams.get('state')).toBeNull();
    } else if (action === 'consent') {
      const attempt = latest(attempts, pick);
      if (!attempt) continue;
      const said = ANSWERS[answer] as string;
      const { returned } = await browser.answerConsent(origin, attempt.page, said);
      if (said === 'expired') attempt.over = true;
      returns.push({ attempt, returned });
    } else {
      const back = latest(returns, pick);
      if (!back) continue;
      const { attempt, returned } = back;
      const code = otherCode ? latest(returns, pick + 1)?.returned.code : returned.code;
      const isOwnCode = code !== undefined && code === returned.code;
      const isOwn = attempt.person === person && attempt.name === name && !attempt.over;
      const reply = await browser.connect(origin, person, name, { ...returned, code });
      // Without a code the request is refused before the state is looked up.
      if (code !== undefined && isOwn) attempt.over = true;
      expect(reply.status).toBe(isOwn && isOwnCode ? 200 : 422);
      if (reply.status === 200) connected.add(`${person.account} ${name}`);
    }
  }
  for (const person of [salon, branch]) {
    const expected = NAMES.filter((name) => connected.has(`${person.account} ${name}`)).toSorted();
    const { body } = await browser.ask(origin, person, 'GET', '/account/integrations');
    expect(body).toEqual(expected);
    for (const name of expected) await browser.ask(origin, person, 'DELETE', `/account/integrations/${name}`);
  }
  return connected.size;
}

test('connects only what one person prepared, allowed and brought back once', async () => {
  let connections = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      connections += await play(all);
    }),
    { numRuns: 500, seed: 20260416, endOnFailure: true },
  );
  expect(connections).toBeGreaterThan(10);
}, 600_000);

test('connects once when the callback page is opened twice at the same moment', async () => {
  const { origin } = sandbox;
  const cookie = await browser.prepare(origin, salon, 'square');
  const page = await browser.authorize(origin, 'square', salon.account, cookie);
  const { returned } = await browser.answerConsent(origin, page, 'allow');
  const replies = await Promise.all([1, 2, 3].map(() => browser.connect(origin, salon, 'square', returned)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const won = replies.find(({ status }) => status === 200);
  expect(won?.body).toMatchObject({ status: 'connected', accountLabel: 'Juniper at Square' });
});

test('a provider sends its answer only to the registered address', async () => {
  const { origin } = sandbox;
  const cookie = await browser.prepare(origin, salon, 'square');
  const page = await browser.authorize(origin, 'square', salon.account, cookie);
  page.searchParams.set('redirect_uri', 'https://evil.example/auth/square/callback');
  expect(await browser.answerConsent(origin, page, 'allow')).toEqual({ status: 400, returned: {} });
  page.pathname = page.pathname.replace('square', 'unknown');
  expect((await browser.answerConsent(origin, page, 'allow')).status).toBe(404);
});
