import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Handlers, type OpenHandlers, Redirect } from '../handler.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { consentPage } from './providers.ts';

const STATE_MS = 10 * 60_000;

export const integrations = {
  async listIntegrations({ db }) {
    const rows = await db
      .selectFrom('integrations')
      .select('name')
      .where('status', '=', 'connected')
      // By letters alone, whatever language the database sorts in.
      .orderBy(sql`name collate "C"`)
      .execute();
    return rows.map(({ name }) => name);
  },
} satisfies Handlers;

export const openIntegrations = {
  async authorizeIntegration({ all, params, query, now }) {
    // 128 random bits. Only its hash is kept: whoever reads the database cannot use it.
    const state = randomBytes(16).toString('base64url');
    const page = consentPage(params.name, state);
    if (!page) {
      throw refuse(404, "This service is connected with a key. Enter the key on the service's page.");
    }
    const account = await all
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', query.uid)
      .executeTakeFirst();
    if (!account) throw refuseFields([{ field: 'uid', message: 'This account does not exist.' }]);
    await all.deleteFrom('integrationStates').where('expiresAt', '<=', now).execute();
    await all
      .insertInto('integrationStates')
      .values({
        stateHash: createHash('sha256').update(state).digest('hex'),
        accountId: account.id,
        name: params.name,
        expiresAt: new Date(now.getTime() + STATE_MS),
      })
      .execute();
    return new Redirect(page);
  },
} satisfies OpenHandlers;
