// What the stand-ins of SendGrid, Twilio and Textel send to a webhook, as the real services would.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { MessageEvent } from './message-events.ts';
import type { MessageService } from './message-service.ts';
import { signAsSendgrid, signAsTwilio } from './provider-signatures.ts';
import { signed } from './signature.ts';
import { sidOf } from './twilio.ts';
import { takeSendgridReport, takeTextelReport, takeTwilioReport, webhookUrl } from './webhooks.ts';

interface Connection {
  name: MessageService;
  hook: string;
  secret: string;
}

interface Happened {
  messageId: string;
  kind: MessageEvent['kind'];
  /** The recipient's number, for a reply. */
  from?: string | undefined;
  /** Unique at the service; the same message and kind otherwise. */
  id?: string;
}

export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Takes it without a request. */
  take(db: Kysely<Tables>, now: Date): Promise<number>;
}

/** The calls that report what happened to messages. */
export function reportsOf(
  { name, hook, secret }: Connection,
  happened: Happened[],
  appOrigin: string,
  now: Date,
): WebhookCall[] {
  const url = webhookUrl(appOrigin, name, hook);
  const idOf = ({ id, messageId, kind }: Happened) => id ?? `${kind}-${messageId}`;
  if (name === 'twilio') {
    return happened.map((one) => {
      const parameters = new URLSearchParams(twilioParameters(one));
      const signature = signAsTwilio(secret, url, parameters);
      const body = Buffer.from(parameters.toString());
      const type = 'application/x-www-form-urlencoded; charset=UTF-8';
      return {
        ...{ url, body, headers: { 'content-type': type, 'x-twilio-signature': signature } },
        take: (db, at) => takeTwilioReport(db, { hook, url, parameters, signature }, at),
      };
    });
  }
  if (name === 'sendgrid') {
    const events = happened.map((one) => ({
      event: SENDGRID_EVENTS[one.kind],
      timestamp: Math.floor(now.getTime() / 1000),
      sg_event_id: idOf(one),
      message_id: one.messageId,
    }));
    const body = Buffer.from(JSON.stringify(events));
    const signature = signAsSendgrid(secret, body, now);
    const headers = {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature': `${signature.signature}`,
      'x-twilio-email-event-webhook-timestamp': `${signature.timestamp}`,
    };
    const take: WebhookCall['take'] = (db, at) =>
      takeSendgridReport(db, { hook, body, events, ...signature }, at);
    return [{ url, headers, body, take }];
  }
  const events = happened.map((one) => ({
    ...{ id: idOf(one), messageId: one.messageId, kind: one.kind },
    at: now.toISOString(),
  }));
  const body = Buffer.from(JSON.stringify({ events }));
  const signature = signed(secret, body, now);
  return [
    {
      ...{ url, body, headers: { 'content-type': 'application/json', 'x-signature': signature } },
      take: (db, at) => takeTextelReport(db, { hook, body, signature, events }, at),
    },
  ];
}

const SENDGRID_EVENTS: Record<MessageEvent['kind'], string> = {
  delivered: 'delivered',
  bounced: 'bounce',
  opened: 'open',
  clicked: 'click',
  stopped: 'unsubscribe',
};

function twilioParameters({ messageId, kind, from = '' }: Happened): Record<string, string> {
  if (kind === 'stopped') {
    return { MessageSid: sidOf(randomUUID()), From: from, Body: 'Stop', OptOutType: 'STOP' };
  }
  return { MessageSid: sidOf(messageId), MessageStatus: kind === 'bounced' ? 'undelivered' : kind };
}
