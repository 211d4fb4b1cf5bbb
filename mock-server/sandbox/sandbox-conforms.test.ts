// The drift check finds nothing in the sandbox: every operation does for each kind of caller what the contract says,
// and refuses what it forbids. A refused request changes nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccess } from '../../scripts/drift/auth/access.ts';
import { Credential } from '../../scripts/drift/auth/credential.ts';
import { check, type Outcome } from '../../scripts/drift/check.ts';
import { curlOf } from '../../scripts/drift/wire/curl.ts';
import { createSender } from '../../scripts/drift/wire/sender.ts';
import { changedFields, fromManyAddresses, type Repeated, sendingRefusedAgain } from './conforms-checks.ts';
import { filesForm, incomingFiles, onPostgres, picture, rules, TOKENS } from './testing.ts';
import { openTestSandbox } from './testing-identity.ts';

const { contract, judge } = rules;
/** At full depth it takes minutes of a core. What a database does differently shows in a few requests of each operation. */
const isWhole = process.env.TEST_LONG !== undefined && onPostgres;
const SEEDS = isWhole ? [1, 2] : [1];
const PER_OPERATION = isWhole ? Number.POSITIVE_INFINITY : 10;

/** Operations that must have been compared, so that no comparison passes without requests. */
const FEWEST = 30;

/** The contract's user types of the callers. */
const CALLERS: [as: string, token: string][] = [
  ['Regular', TOKENS.owner],
  ['Manager', TOKENS.manager],
  ['Location', TOKENS.location],
  ['Enterprise', TOKENS.enterprise],
  ['Regular,admin', TOKENS.admin],
];

/** Operations that no request of the check gets to work, because they need something from another service or a person. */
const UNREACHED = [
  // They would end the account or the sign-in of a caller.
  ...['createAccount', 'deleteOwnAccount', 'deleteSignIns'],
  // A secret in a message.
  ...[
    'acceptInvitation',
    'findInvitation',
    'getGuestSubscription',
    'unsubscribeGuest',
    'sendPhoto',
    'getPhotoMessage',
  ],
  // A service that is connected, a card, or a domain.
  ...[
    'getIntegration',
    'connectIntegration',
    'disconnectIntegration',
    'createAuthorization',
    'refreshIntegration',
  ],
  ...['reportMessages', 'reportSendgridEvents', 'reportTwilioEvent'],
  ...['replaceCard', 'resumeSubscription', 'deleteGuestDomain'],
  // A state that another call has just ended.
  ...['deleteViewing', 'updateMessages', 'hideGuestPhoto', 'reportGuestEvent'],
  // Another call has chosen the id of the import.
  'cancelContactImport',
];

type Backend = Awaited<ReturnType<typeof openTestSandbox>>;

describe.each(SEEDS)('with seed %i', (seed) => {
  let backend: Backend;
  let boothKey = '';
  beforeAll(async () => {
    backend = await openTestSandbox();
    boothKey = await prepare(backend);
  });
  afterAll(() => backend.stop());

  let outcome: Outcome;
  const repeated: Repeated = { operations: new Set(), changed: [] };
  const compared = new Set<string>();
  const otherFields = new Set<string>();
  test('has no findings', async () => {
    const target = new URL(`${backend.sandbox.origin}/v1`);
    const { signal } = new AbortController();
    const headers = { 'x-identity-origin': backend.emulator.origin };
    const sender = createSender({ target, signal, headers, timeoutMs: 30_000 });
    const send = fromManyAddresses(sender.send);
    outcome = await check(
      {
        contract,
        sender: { send: onPostgres ? sendingRefusedAgain(send, backend.sandbox, repeated) : send },
        access: createAccess(contract, callers(boothKey)),
        // Reads as well.
        mode: 'write',
        isDisposable: true,
        // Nothing here needs to be protected from overlapping writes.
        parallel: true,
        // parameters.test.ts knows what each filter means, and the tests of each tag how its records live.
        isBrief: !isWhole,
        judge,
        seed,
        runId: 'c0ffee00',
        target,
        allowSharedWrites: true,
        skipped: new Set(),
        budget: undefined,
        stop: signal,
        operations: contract.operations,
        perOperation: PER_OPERATION,
        fuzz: 0,
        // The sandbox has no delayed writes.
        waits: [10],
        seen(exchange) {
          for (const one of changedFields(exchange, compared)) otherFields.add(one);
        },
        curl: (wire, caller) => curlOf(wire, target, caller),
        mask: (text) => text,
      },
      { step: () => undefined },
    );
    await sender.close();
    expect(outcome.inconclusive).toBeUndefined();
    const { findings } = outcome.run;
    expect(
      findings.all().map(({ kind, operation, at, says, tried, status, curl, excerpt }) => ({
        finding: `${kind} ${operation?.id} ${at}: ${says}`,
        tried: `${tried}: ${status} ${excerpt}`,
        curl,
      })),
    ).toEqual([]);
  }, 3_600_000);

  test('reaches every operation but the listed ones', () => {
    const unproven = outcome.run.coverage.unproven(contract.operations).map(({ id }) => id);
    expect(unproven.filter((id) => !UNREACHED.includes(id))).toEqual([]);
  });

  test('responses show what was sent', () => {
    expect(compared.size).toBeGreaterThan(FEWEST);
    expect([...otherFields]).toEqual([]);
  });

  test.runIf(onPostgres)('refused requests change nothing', () => {
    expect(repeated.operations.size).toBeGreaterThan(FEWEST);
    expect(repeated.changed).toEqual([]);
  });

  test('leaves no temporary files behind', async () => {
    // Thumbnails may still be in progress.
    await expect.poll(() => incomingFiles(backend.folder)).toEqual([]);
  });
});

const callers = (boothKey: string) => [
  ...CALLERS.map(
    ([as, value]) => new Credential([{ kind: 'bearer', name: 'Authorization', env: 'TOKEN', value }], as),
  ),
  new Credential([{ kind: 'header', name: 'X-Device-Key', env: 'BOOTH', value: boothKey }], 'booth'),
];

/**
 * What the check finds there, because it cannot make it: a booth that runs a session with a public gallery, two photos
 * of a guest, and limits that it does not reach.
 * @returns the key of the booth
 */
async function prepare({ ask }: Backend): Promise<string> {
  const own = async (path: string, asked: { json?: unknown; form?: FormData }, as = TOKENS.owner) => {
    const { status, body } = await ask('POST', path, { as, ...asked });
    expect(status, path).toBe(200);
    return body;
  };
  // One account has high limits and the other none, so that responses show both.
  for (const [account, most] of Object.entries({ 'owner-beauty': 100_000, 'owner-pets': null })) {
    const limits = { devices: most, locations: most, contacts: most, storageGb: most };
    await own(`/accounts/${account}/settings`, { json: { limits } }, TOKENS.admin);
  }
  const { code } = await own('/devices/code', {});
  const { deviceId, key } = await own('/booth/link', { json: { code, model: 'iPad', appVersion: '4.2.1' } });
  const session = {
    ...{ name: 'Open day', galleryVisibility: 'public', slug: 'open-day', consentText: 'You may show it.' },
    ...{ deviceIds: [deviceId], experiences: [{ kind: 'photo', title: 'Portrait' }] },
  };
  const { id: sessionId } = await own('/sessions', { json: session });
  await own(`/sessions/${sessionId}`, { json: { status: 'active' } });
  const { id: contactId } = await own('/contacts', { json: { emailAddress: 'ada@guests.example' } });
  const files: [string, Buffer][] = [
    ['one.png', await picture().png().toBuffer()],
    ['two.png', await picture().png().toBuffer()],
  ];
  const form = filesForm(files, 'photos');
  form.append('consentGiven', 'true');
  form.append('visibility', 'public');
  for (const { id } of (await own(`/photos?sessionId=${sessionId}`, { form })).items)
    await own(`/photos/${id}`, { json: { contactIds: [contactId] } });
  return key;
}
