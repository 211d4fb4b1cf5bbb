// Reads Twilio's parameters: the delivery status of a message, or a recipient's reply.
import type { Transaction } from 'kysely';
import { contactsAt } from '../photos/deliveries.ts';
import type { OwnTables } from '../store/tables.ts';
import { type MessageEvent, optOut, takeEvents } from './message-events.ts';

const KINDS: Record<string, MessageEvent['kind'] | undefined> = {
  delivered: 'delivered',
  undelivered: 'bounced',
  failed: 'bounced',
};

/** Twilio names a message by its own id; the stand-in makes it of ours. */
export const sidOf = (messageId: string): string => `SM${messageId.replaceAll('-', '')}`;
const messageIdOf = (sid: string): string =>
  sid.replace(/^SM(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** @returns undefined for a state that says nothing new, and for an incoming message */
export function eventOfSid(parameters: URLSearchParams, now: Date): MessageEvent | undefined {
  const [sid, status] = [parameters.get('MessageSid') ?? '', parameters.get('MessageStatus') ?? ''];
  const kind = Object.hasOwn(KINDS, status) ? KINDS[status] : undefined;
  return kind && { id: `${sid} ${status}`, messageId: messageIdOf(sid), kind, at: now.toISOString() };
}

/** The words that Twilio takes for a stop. */
const STOP = /^(stop|stopall|unsubscribe|cancel|end|quit)$/i;

/**
 * Opts out the contacts with the number of an incoming STOP; the latest campaign that they got counts it.
 * @returns 1 if it was new
 */
export async function optOutNumber(
  trx: Transaction<OwnTables>,
  parameters: URLSearchParams,
  now: Date,
): Promise<number> {
  const isStop = parameters.get('OptOutType') === 'STOP' || STOP.test((parameters.get('Body') ?? '').trim());
  const from = parameters.get('From');
  if (!isStop || !from) return 0;
  const contactIds = await contactsAt(trx, { channel: 'sms', to: from });
  const latest = await trx
    .selectFrom('providerMessages')
    .select('id')
    .where('name', '=', 'twilio')
    .where('contactId', 'in', ['', ...contactIds])
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const id = `${parameters.get('MessageSid')} stop`;
  const event = { id, messageId: latest?.id ?? '', kind: 'stopped' as const, at: now.toISOString() };
  const taken = await takeEvents(trx, 'twilio', [event], now);
  // Twilio's signature has no time: a report that is repeated later must not undo a new consent.
  if (taken > 0) {
    const contacts = contactIds.map((contactId) => ({ contactId }));
    await optOut(trx, 'twilio', contacts, now);
  }
  return taken;
}
