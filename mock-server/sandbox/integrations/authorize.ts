import { type OpenHandlers, Redirect } from '../handler.ts';
import { refuseFields } from '../refusal.ts';
import { withoutConsent } from './integrations.ts';
import { hashOf, newSecret, ticketIn } from './one-time.ts';
import { callbackUrl, consentPage } from './providers.ts';

const STATE_MS = 10 * 60_000;

export const openIntegrations = {
  async authorizeIntegration({ all, params: { name }, query, cookie, appOrigin, now }) {
    const state = newSecret();
    const page = consentPage(appOrigin, name, state);
    if (!page) throw withoutConsent();
    const account = await all
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', query.uid)
      .executeTakeFirst();
    if (!account) throw refuseFields([{ field: 'uid', message: 'This account does not exist.' }]);
    // A ticket is for one navigation, so it is used up even if it is for another service.
    const ticket = await all
      .deleteFrom('integrationTickets')
      .where('ticketHash', '=', hashOf(ticketIn(cookie) ?? ''))
      .returning(['accountId', 'uid', 'name', 'expiresAt'])
      .executeTakeFirst();
    const isMeant = ticket?.accountId === account.id && ticket.name === name && ticket.expiresAt > now;
    if (!ticket || !isMeant) return new Redirect(`${callbackUrl(appOrigin, name)}?error=not_prepared`);
    await all.deleteFrom('integrationStates').where('expiresAt', '<=', now).execute();
    await all
      .insertInto('integrationStates')
      .values({
        stateHash: hashOf(state),
        accountId: account.id,
        uid: ticket.uid,
        name,
        expiresAt: new Date(now.getTime() + STATE_MS),
      })
      .execute();
    return new Redirect(page);
  },
} satisfies OpenHandlers;
