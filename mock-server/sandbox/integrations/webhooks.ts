// The webhooks of the services that send messages, each in the form and with the signature of its service.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OpenHandlers } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { type MessageEvent, takeEvents } from './message-events.ts';
import type { MessageService } from './message-service.ts';
import { isSignedBySendgrid, isSignedByTwilio, type SendgridSignature } from './provider-signatures.ts';
import { isSigned } from './signature.ts';
import { eventOfSid, optOutNumber } from './twilio.ts';

type Schemas = components['schemas'];

export const webhooks = {
  async reportMessages({ all, params, body: { events }, rawBody, header, now }) {
    const report = { hook: params.hook, body: rawBody, signature: header('x-signature'), events };
    return { taken: await takeTextelReport(all, report, now) };
  },

  async reportSendgridEvents({ all, params, body: events, rawBody, header, now }) {
    const signature = header('x-twilio-email-event-webhook-signature');
    const timestamp = header('x-twilio-email-event-webhook-timestamp');
    const report = { hook: params.hook, body: rawBody, signature, timestamp, events };
    return { taken: await takeSendgridReport(all, report, now) };
  },

  async reportTwilioEvent({ all, params: { hook }, rawBody, header, appOrigin, now }) {
    const report = {
      ...{ hook, url: webhookUrl(appOrigin, 'twilio', hook), signature: header('x-twilio-signature') },
      parameters: new URLSearchParams(Buffer.from(rawBody).toString()),
    };
    return { taken: await takeTwilioReport(all, report, now) };
  },
} satisfies OpenHandlers;

/** The address that a service is given when it is connected. */
export const webhookUrl = (appOrigin: string, name: MessageService, hook: string): string =>
  `${appOrigin}/api/v1/webhooks/${name}/${hook}`;

interface Connection {
  own: Kysely<OwnTables>;
  hookSecret: string;
  hookKey: string | null;
}

/** @throws Refusal 404 */
async function connectionOf(all: Kysely<Tables>, name: MessageService, hook: string): Promise<Connection> {
  const row = await all
    .selectFrom('integrations')
    .select(['accountId', 'hookSecret', 'hookKey'])
    .where('hookId', '=', hook)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) throw refuse(404, 'There is no such webhook.');
  return { ...row, own: ownRows(all, row.accountId) };
}

const unsigned = () =>
  refuse(401, 'The signature is invalid. Sign the report with the key of this webhook, at the current time.');

export interface TextelReport {
  hook: string;
  /** As it was signed. */
  body: Uint8Array;
  signature: string | null;
  events: MessageEvent[];
}

/**
 * @returns how many events were new
 * @throws Refusal 404 for an unknown webhook, 401 for a signature that is not its own
 */
export async function takeTextelReport(
  all: Kysely<Tables>,
  { hook, body, signature, events }: TextelReport,
  now: Date,
): Promise<number> {
  const { own, hookSecret } = await connectionOf(all, 'textel', hook);
  if (!isSigned(hookSecret, body, signature, now)) throw unsigned();
  return withAccountLock(own, (trx) => takeEvents(trx, 'textel', events, now));
}

export interface SendgridReport extends SendgridSignature {
  hook: string;
  /** As it was signed. */
  body: Uint8Array;
  events: Schemas['SendgridEvent'][];
}

const SENDGRID_KINDS: Record<string, MessageEvent['kind'] | undefined> = {
  delivered: 'delivered',
  bounce: 'bounced',
  open: 'opened',
  click: 'clicked',
  unsubscribe: 'stopped',
  group_unsubscribe: 'stopped',
  spamreport: 'stopped',
};

/** As `takeTextelReport` does. */
export async function takeSendgridReport(
  all: Kysely<Tables>,
  { hook, body, events, ...signature }: SendgridReport,
  now: Date,
): Promise<number> {
  const { own, hookKey } = await connectionOf(all, 'sendgrid', hook);
  if (hookKey === null || !isSignedBySendgrid(hookKey, body, signature, now)) throw unsigned();
  const known = events.flatMap(({ event, type, timestamp, sg_event_id: id, message_id: messageId }) => {
    const kind = Object.hasOwn(SENDGRID_KINDS, event) ? SENDGRID_KINDS[event] : undefined;
    // A blocked message may arrive another time.
    if (!kind || messageId === undefined || (kind === 'bounced' && type === 'blocked')) return [];
    return [{ id, messageId, kind, at: new Date(timestamp * 1000).toISOString() }];
  });
  return withAccountLock(own, (trx) => takeEvents(trx, 'sendgrid', known, now));
}

export interface TwilioReport {
  hook: string;
  url: string;
  parameters: URLSearchParams;
  signature: string | null;
}

/** As `takeTextelReport` does. */
export async function takeTwilioReport(
  all: Kysely<Tables>,
  { hook, url, parameters, signature }: TwilioReport,
  now: Date,
): Promise<number> {
  const { own, hookSecret } = await connectionOf(all, 'twilio', hook);
  if (!isSignedByTwilio(hookSecret, url, parameters, signature)) throw unsigned();
  return withAccountLock(own, async (trx) => {
    const event = eventOfSid(parameters, now);
    return event ? takeEvents(trx, 'twilio', [event], now) : optOutNumber(trx, parameters, now);
  });
}
