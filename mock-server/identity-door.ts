// The way to the identity emulator, which keeps its users in memory only. What makes them last is here: a change is
// passed on to whoever asked only after the sandbox has written the user down, and an emulator that (re)starts gets
// all users back before anybody reaches it.
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAtMost } from './body.ts';
import { CutOff, type Faults } from './faults.ts';
import type { Part } from './parts.ts';
import { problem, type Reply } from './problems.ts';
import { ask, PartUnavailable, passedOn } from './upstream.ts';

export interface IdentityDoor {
  /** Forwards one request. @throws CutOff or PartUnavailable: then the connection is to be broken */
  answer(request: IncomingMessage, url: URL, signal: AbortSignal): Promise<Reply>;
  /** Where the emulator is, for the sandbox to ask it; undefined while it has not got its users. */
  origin(): string | undefined;
  /** Gives the emulator all users back. Until it is done the door is shut. @throws Error when it cannot be done */
  restore(): Promise<void>;
}

interface Needs {
  identity: Part;
  /** Without a sandbox nothing lasts. */
  sandbox: Part | undefined;
  projectId: string;
  faults: Faults;
  log(line: string): void;
}

type Json = Record<string, unknown>;

/** So long a change may wait for a sandbox that is being restarted. */
const GRACE_MS = 10_000;
const ATTEMPTS = 10;
/** Bytes; what the emulator itself takes is far less. */
const MAX_BODY = 10_000_000;

/** It changes no more than when the user last signed in, which nobody has to wait for. */
const SIGN_IN = /\/accounts:signInWithPassword$/;
// Reading calls change no user.
const CHANGES =
  /\/accounts(:(signUp|update|delete|resetPassword|setAccountInfo|batchCreate|signInWith(Idp|EmailLink|PhoneNumber|CustomToken)))?$/;

export function createIdentityDoor({ identity, sandbox, projectId, faults, log }: Needs): IdentityDoor {
  let restored = sandbox === undefined;
  let round = 0;

  const emulator = () => `http://127.0.0.1:${identity.port}`;

  /** Has the sandbox do its part, waiting for one that is being restarted. */
  const tellSandbox = async (to: Part, path: string, body: Json) => {
    const text = JSON.stringify({ ...body, emulator: emulator() });
    const question = { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: text };
    const signal = AbortSignal.timeout(GRACE_MS);
    for (;;) {
      try {
        const { status } = await ask(to, { ...question, signal });
        if (status >= 300) throw new Error(`The sandbox answered ${status} to ${path}.`);
        return;
      } catch (error) {
        if (!(error instanceof PartUnavailable) || signal.aborted) throw error;
        await sleep(100);
      }
    }
  };

  const askAsAdmin = async (method: string, path: string, body?: Json): Promise<Json> => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(GRACE_MS);
    const reply = await ask(identity, { method, path, headers, body: body && JSON.stringify(body), signal });
    return parse(Buffer.from(reply.body));
  };

  const uidsByEmail = async (email: unknown) => {
    if (typeof email !== 'string') return [];
    const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
    return idsIn((await askAsAdmin('POST', path, { email: [email] })).users);
  };

  /** Answers to one-time codes name no user: who is meant stands with the code, as long as it is not used. */
  const emailOfCode = async (code: unknown) => {
    if (typeof code !== 'string') return undefined;
    const { oobCodes } = await askAsAdmin('GET', `/emulator/v1/projects/${projectId}/oobCodes`);
    return (oobCodes as Json[] | undefined)?.find(({ oobCode }) => oobCode === code)?.email;
  };

  /** Forwards a change and writes down whoever it may have changed; also when the client has left meanwhile. */
  const change = async (
    to: Part,
    asked: Json,
    code: unknown,
    forward: () => Promise<Reply>,
    signal: AbortSignal,
  ) => {
    const email = await emailOfCode(code);
    const before = await uidsByEmail(email);
    const reply = await forward();
    if (reply.status >= 400) return reply;
    const after = await uidsByEmail(email);
    const uids = new Set([
      ...before,
      ...after,
      ...idsIn([parse(Buffer.from(reply.body)), asked]),
      ...idsIn(asked.users),
    ]);
    await faults.pass('sandbox', signal);
    for (const uid of uids) {
      await tellSandbox(to, '/internal/identity/sync', { uid }).catch((error: Error) => {
        log(`A change of user ${uid} was not written down, so it is not acknowledged. ${error.message}`);
        throw new CutOff(error.message);
      });
    }
    return reply;
  };

  /** Without it, somebody whose sign-ins were ended once would be signed out when the emulator starts anew. */
  const noteSignIn = async (to: Part, reply: Reply) => {
    const { localId } = parse(Buffer.from(reply.body));
    if (reply.status < 400 && localId) await tellSandbox(to, '/internal/identity/sync', { uid: localId });
  };

  return {
    origin: () => {
      const up = restored && identity.port !== undefined && faults.get().parts.identity === 'up';
      return up ? emulator() : undefined;
    },

    async answer(request, { pathname, search, searchParams }, signal) {
      await faults.pass('identity', signal);
      const body = await readAtMost(MAX_BODY, request);
      if (body === undefined) return problem(413, 'The identity emulator takes 10 MB.');
      if (!restored) throw new PartUnavailable(identity);
      const { method = 'GET' } = request;
      const forward = (until: AbortSignal) =>
        ask(identity, {
          method,
          path: pathname + search,
          headers: passedOn(request.headers),
          body,
          signal: until,
        });
      if (sandbox && method === 'POST' && SIGN_IN.test(pathname)) {
        const reply = await forward(signal);
        noteSignIn(sandbox, reply).catch((error: Error) => log(`A sign-in was not noted. ${error.message}`));
        return reply;
      }
      const changes = (method === 'POST' && CHANGES.test(pathname)) || pathname === '/emulator/action';
      if (!sandbox || !changes) return forward(signal);
      const asked = parse(body);
      const code = asked.oobCode ?? searchParams.get('oobCode');
      return change(sandbox, asked, code, () => forward(AbortSignal.timeout(GRACE_MS)), signal);
    },

    async restore() {
      if (!sandbox) return;
      restored = false;
      round += 1;
      const mine = round;
      for (let attempt = 1; mine === round; attempt += 1) {
        try {
          await tellSandbox(sandbox, '/internal/identity/restore', {});
          restored = mine === round;
          return;
        } catch (error) {
          const says = `The identity emulator did not get its users back. ${(error as Error).message}`;
          if (attempt === ATTEMPTS) throw new Error(says);
          await sleep(500);
        }
      }
    },
  };
}

/** The user ids that records carry, plainly or in an id token. */
function idsIn(records: unknown): string[] {
  return (Array.isArray(records) ? records : []).flatMap(({ localId, idToken }: Json) =>
    [localId, subjectOf(idToken)].filter((id) => typeof id === 'string'),
  );
}

function subjectOf(token: unknown): unknown {
  if (typeof token !== 'string') return undefined;
  return parse(Buffer.from(token.split('.')[1] ?? '', 'base64url')).sub;
}

function parse(body: Uint8Array): Json {
  try {
    const value = JSON.parse(Buffer.from(body).toString());
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
