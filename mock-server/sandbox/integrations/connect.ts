// Connects a service after checking the values of the callback.
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { Call } from '../handler.ts';
import { refuseFields } from '../refusal.ts';
import { readCode } from './code.ts';
import { hashOf } from './one-time.ts';
import { newSendgridKeys } from './provider-signatures.ts';
import { callbackUrl, PROVIDERS, wrongKeys } from './providers.ts';

type Connect = Call<'connectIntegration'>;

interface Granted {
  accountLabel: string | null;
  scopes: string[];
}

/** @throws Refusal 422 naming `state`, `code` or a key; then nothing is connected */
export async function connectIntegration(call: Connect): Promise<void> {
  const { db, params, now } = call;
  const { scopes } = PROVIDERS[params.name];
  const granted = scopes ? await redeem(call, scopes) : checkKeys(call);
  const row = {
    ...{ ...granted, status: 'connected' as const, connectedAt: now, error: null },
    ...(params.name === 'sendgrid' && (await missingKeys(db))),
  };
  await db
    .insertInto('integrations')
    .values({ name: params.name, ...row })
    .onConflict((conflict) => conflict.constraint('integrations_pkey').doUpdateSet(row))
    .execute();
}

/** Keys for the reports of SendGrid, unless an earlier connection has some. */
async function missingKeys(db: Connect['db']) {
  const stored = await db
    .selectFrom('integrations')
    .select('hookKey')
    .where('name', '=', 'sendgrid')
    .executeTakeFirst();
  return stored?.hookKey ? {} : newSendgridKeys();
}

/** The stand-ins accept any well-formed key, so none is stored. */
function checkKeys({ params: { name }, body }: Connect): Granted {
  const errors: FieldError[] = [];
  for (const field of ['code', 'state'] as const) {
    if (body[field] !== undefined) errors.push({ field, message: 'This service is connected with a key.' });
  }
  if (!body.keys) errors.push({ field: 'keys', message: 'Enter the key of this service.' });
  else errors.push(...wrongKeys(name, body.keys));
  if (errors.length > 0) throw refuseFields(errors);
  const { siteId } = body.keys ?? {};
  return { accountLabel: PROVIDERS[name].needsSite && siteId ? siteId : null, scopes: [] };
}

async function redeem(call: Connect, scopes: string[]): Promise<Granted> {
  const {
    db,
    actor,
    params: { name },
    body: { code, state, keys },
    media,
    appOrigin,
    now,
  } = call;
  const errors: FieldError[] = [];
  if (keys) errors.push({ field: 'keys', message: 'This service is connected on its own page.' });
  if (state === undefined) errors.push({ field: 'state', message: 'The state is missing. Start again.' });
  if (code === undefined) errors.push({ field: 'code', message: 'The code is missing. Start again.' });
  if (state === undefined || code === undefined || keys) throw refuseFields(errors);
  const stateHash = hashOf(state);
  // Deleted before the code is checked: a state works once, even if the code is refused.
  const known = await db
    .deleteFrom('integrationStates')
    .where('stateHash', '=', stateHash)
    .where('uid', '=', actor.uid)
    .where('name', '=', name)
    .returning('expiresAt')
    .executeTakeFirst();
  if (!known || known.expiresAt <= now) {
    const message = 'This attempt to connect has expired or was already used. Start again.';
    throw refuseFields([{ field: 'state', message }]);
  }
  const grant = readCode(media.links, code, now);
  const isForUs =
    grant?.name === name &&
    grant.stateHash === stateHash &&
    grant.redirectUri === callbackUrl(appOrigin, name);
  if (!grant || !isForUs) {
    throw refuseFields([
      { field: 'code', message: `${PROVIDERS[name].title} doesn't accept this code. Start again.` },
    ]);
  }
  return { accountLabel: grant.label, scopes };
}
