// The sandbox's administrator calls to the identity provider's emulator.

export type UserRecord = Record<string, unknown>;

export interface IdentityCalls {
  /** A user of the emulator; undefined if it does not have them. */
  read(by: { localId: string[] } | { email: string[] }): Promise<UserRecord | undefined>;
  /** Creates a user. Claims are ignored here and need an update. @throws IdentityRefused */
  create(user: UserRecord): Promise<void>;
  /** @throws IdentityRefused */
  update(uid: string, change: UserRecord): Promise<void>;
  /** Also succeeds for a user who does not exist. */
  remove(uid: string): Promise<void>;
  /** Replaces the emulator's users by the stored ones. */
  giveBack(users: UserRecord[]): Promise<void>;
}

/** The emulator refused the call; the message is its code: `EMAIL_EXISTS`. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused';
}

/** The emulator does not respond, or not in time. */
export class IdentityAway extends Error {
  override name = 'IdentityAway';
}

const AT_ONCE = 500;
const PATIENCE_MS = 10_000;

/** @param origin of the emulator: `http://127.0.0.1:9099` */
export function identityCalls(origin: string, projectId: string): IdentityCalls {
  const ask = async (call: string, body: unknown): Promise<UserRecord> => {
    const response = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts${call}`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    ).catch((error: Error) => {
      throw new IdentityAway(`The identity emulator does not answer (${error.message}).`, { cause: error });
    });
    const answer = (await response.json()) as UserRecord & { error?: { message?: string } };
    if (!response.ok) throw new IdentityRefused(answer.error?.message ?? `status ${response.status}`);
    return answer;
  };

  const update = async (uid: string, change: UserRecord) => {
    await ask(':update', { localId: uid, ...change });
  };

  return {
    read: async (by) => ((await ask(':lookup', by)).users as UserRecord[] | undefined)?.[0],
    create: async (user) => {
      await ask('', user);
    },
    update,
    remove: async (uid) => {
      await ask(':delete', { localId: uid }).catch((error: Error) => {
        if (!(error instanceof IdentityRefused && error.message === 'USER_NOT_FOUND')) throw error;
      });
    },
    giveBack: async (users) => {
      for (let from = 0; from < users.length; from += AT_ONCE) {
        const some = users.slice(from, from + AT_ONCE);
        const { error } = await ask(':batchCreate', { users: some, allowOverwrite: true });
        const [refused] = (error ?? []) as { index: number; message: string }[];
        if (refused) {
          const { localId } = some[refused.index] ?? {};
          throw new Error(`the identity emulator did not take ${localId} back: ${refused.message}`);
        }
      }
      // An import revokes all earlier sessions, but a restart must not sign users out.
      for (const { localId, validSince } of users) {
        await update(`${localId}`, { validSince: validSince ?? '0' });
      }
    },
  };
}
