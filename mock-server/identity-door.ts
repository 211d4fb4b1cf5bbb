// Forwards to the identity emulator, which keeps users only in memory, and makes them persistent:
// the response to a change waits until the sandbox has stored the user, and a restarted emulator
// gets all users back before it accepts requests.
import { setTimeout as sleep } from 'node:timers/promises';
import { readAtMost } from './body.ts';
import { CutOff, type Faults } from './faults.ts';
import type { Part } from './parts.ts';
import { problem, type Reply } from './problems.ts';
import type { RequestContext } from './request-context.ts';
import { ask, PartUnavailable } from './upstream.ts';

export interface IdentityDoor {
  /**
   * Forwards one request. @throws CutOff or PartUnavailable; the caller then breaks the connection
   */
  answer(visit: Visit): Promise<Reply>;
  /** The emulator's origin for the sandbox; undefined until its users are restored, and while faults switch it off. */
  origin(faults: Faults): string | undefined;
  /**
   * Restores the emulator's users, and accepts requests only then. @throws Error when that fails
   */
  restore(): Promise<void>;
}

type Visit = Pick<RequestContext, 'request' | 'url' | 'signal' | 'faults'>;

interface Needs {
  identity: Part;
  /** Without a sandbox, users are not stored. */
  sandbox: Part | undefined;
  projectId: string;
  log(line: string): void;
}

type Json = Record<string, unknown>;

/** How long a change may wait for a restarting sandbox. */
const GRACE_MS = 10_000;
const ATTEMPTS = 10;
/** Bytes; the emulator itself accepts far less. */
const MAX_BODY = 10_000_000;

const TOOLKIT = '/identitytoolkit\\.googleapis\\.com';

/**
 * The calls of the app's SDK. Administrator calls are reserved for the sandbox, which calls the
 * emulator directly.
 */
const POSTS = new RegExp(
  `^${TOOLKIT}/v1/accounts:(lookup|sendOobCode|sendVerificationCode|signInWithPassword)$` +
    '|^/securetoken\\.googleapis\\.com/v1/token$',
);
const CHANGES = new RegExp(
  `^${TOOLKIT}/v1/accounts:(signUp|update|delete|resetPassword|signInWith(Idp|EmailLink|PhoneNumber))$`,
);
const READS = new RegExp(
  `^${TOOLKIT}/(v1/(projects|recaptchaParams)|v2/(passwordPolicy|recaptchaConfig))$` +
    // The messages that would have been sent. The emulator's own pages are excluded, because they
    // run scripts on our origin.
    '|^/emulator/v1/projects/[\\w-]+/(oobCodes|verificationCodes)$',
);
/** It only changes the last sign-in time, so the client does not wait for it. */
const SIGN_IN = /\/accounts:signInWithPassword$/;

/**
 * Other headers of a page would make the emulator allow other origins. It needs the host for links
 * in messages.
 */
const PASSED_HEADERS = ['host', 'content-type', 'accept'];

/** A refusal in the provider's format. */
const refusal = (status: number, message: string): Reply => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  body: JSON.stringify({ error: { code: status, message, errors: [{ message, reason: 'invalid' }] } }),
});

/** The sandbox reverted a change that the user may not make. */
class NotTheirs extends Error {
  override name = 'NotTheirs';
}

export function createIdentityDoor({ identity, sandbox, projectId, log }: Needs): IdentityDoor {
  let restored = sandbox === undefined;
  let round = 0;

  const emulator = () => `http://127.0.0.1:${identity.port}`;

  /** Calls the sandbox, and waits while it restarts. */
  const tellSandbox = async (to: Part, path: string, body: Json) => {
    const text = JSON.stringify({ ...body, emulator: emulator() });
    const question = { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: text };
    const signal = AbortSignal.timeout(GRACE_MS);
    for (;;) {
      try {
        const { status } = await ask(to, { ...question, signal });
        if (status === 403) throw new NotTheirs();
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

  /** Responses to one-time codes contain no user: the user is stored with the code until it is used. */
  const emailOfCode = async (code: unknown) => {
    if (typeof code !== 'string') return undefined;
    const { oobCodes } = await askAsAdmin('GET', `/emulator/v1/projects/${projectId}/oobCodes`);
    return (oobCodes as Json[] | undefined)?.find(({ oobCode }) => oobCode === code)?.email;
  };

  /** Forwards a change and stores the users it may have changed, even if the client disconnects. */
  const change = async (
    to: Part,
    asked: Json,
    forward: () => Promise<Reply>,
    { signal, faults }: Pick<Visit, 'signal' | 'faults'>,
  ) => {
    const email = await emailOfCode(asked.oobCode);
    const before = await uidsByEmail(email);
    const reply = await forward();
    if (reply.status >= 400) return reply;
    const after = await uidsByEmail(email);
    const uids = new Set([
      ...before,
      ...after,
      ...idsIn([parse(Buffer.from(reply.body)), { idToken: asked.idToken }]),
    ]);
    await faults.pass('sandbox', signal);
    for (const uid of uids) {
      await tellSandbox(to, '/internal/identity/sync', { uid }).catch((error: Error) => {
        if (error instanceof NotTheirs) throw error;
        log(`A change of user ${uid} was not written down, so it is not acknowledged. ${error.message}`);
        throw new CutOff(error.message);
      });
    }
    return reply;
  };

  /** Without it, users with revoked sessions would be signed out when the emulator restarts. */
  const noteSignIn = async (to: Part, reply: Reply) => {
    const { localId } = parse(Buffer.from(reply.body));
    if (reply.status < 400 && localId) await tellSandbox(to, '/internal/identity/sync', { uid: localId });
  };

  return {
    origin: (faults) => {
      const up = restored && identity.port !== undefined && faults.get().parts.identity === 'up';
      return up ? emulator() : undefined;
    },

    async answer({ request, url: { pathname, search }, signal, faults }) {
      const { method, headers } = request;
      const isChange = method === 'POST' && CHANGES.test(pathname);
      const isRead = method === 'GET' && READS.test(pathname);
      if (!isChange && !isRead && !(method === 'POST' && POSTS.test(pathname)))
        return refusal(404, 'NOT_FOUND');
      // The emulator treats "Bearer owner" as an administrator. The SDK sends its tokens in the
      // body.
      if (headers.authorization !== undefined) return refusal(403, 'PERMISSION_DENIED');
      await faults.pass('identity', signal);
      const body = await readAtMost(MAX_BODY, request);
      if (body === undefined) return problem(413, 'The identity emulator takes 10 MB.');
      if (!restored) throw new PartUnavailable(identity);
      const passed = Object.fromEntries(PASSED_HEADERS.map((name) => [name, headers[name] ?? '']));
      const forward = async (until: AbortSignal) => {
        const path = pathname + search;
        const reply = await ask(identity, { method, path, headers: passed, body, signal: until });
        for (const name of [...reply.headers.keys()]) {
          if (name.startsWith('access-control-')) reply.headers.delete(name);
        }
        return reply;
      };
      if (sandbox && SIGN_IN.test(pathname)) {
        const reply = await forward(signal);
        noteSignIn(sandbox, reply).catch((error: Error) => log(`A sign-in was not noted. ${error.message}`));
        return reply;
      }
      if (!sandbox || !isChange) return forward(signal);
      return change(sandbox, parse(body), () => forward(AbortSignal.timeout(GRACE_MS)), {
        signal,
        faults,
      }).catch((error) => {
        if (error instanceof NotTheirs) return refusal(400, 'OPERATION_NOT_ALLOWED');
        throw error;
      });
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

/** The user ids in records, as plain fields or in ID tokens. */
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
