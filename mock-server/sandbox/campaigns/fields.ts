// The editable fields of a campaign, and their validation without other records.
import type { Insertable, Selectable } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import {
  PLACEHOLDERS,
  placeholdersIn,
  unknownPlaceholder,
  withoutMarks,
} from '../../../src/lib/message-text.ts';
import { isSmsSender, saysHowToOptOut } from '../../../src/lib/sms.ts';
import { isZone } from '../../../src/lib/time-zone.ts';
import type { OwnTables } from '../store/tables.ts';

type Campaign = components['schemas']['Campaign'];
export type CampaignRow = Selectable<OwnTables['campaigns']>;

const NAMES = [
  'name',
  'channel',
  'kind',
  'time',
  'repeat',
  'trigger',
  'audience',
  'subject',
  'preheader',
  'body',
  'smsBody',
  'templateId',
  'mediaIds',
  'linkUrl',
  'productIds',
  'senderName',
  'replyTo',
  'timezone',
  'quietHours',
] as const satisfies (keyof Campaign & keyof CampaignRow)[];

/** In the contract's format, with the time as ISO text. */
export type Fields = Pick<Campaign, (typeof NAMES)[number]>;

export function fieldsOf(row: CampaignRow): Fields {
  const { time, ...rest } = row;
  const fields = { ...rest, time: time?.toISOString() ?? null };
  return Object.fromEntries(NAMES.map((name) => [name, fields[name]])) as Fields;
}

/** Omitted fields are empty, unless the contract declares a default. */
export function newFields(
  given: components['schemas']['CampaignCreate'],
  account: { timezone: string },
): Fields {
  return {
    kind: 'once',
    time: null,
    repeat: null,
    trigger: null,
    audience: { match: 'all', rules: [] },
    subject: null,
    preheader: null,
    body: null,
    smsBody: null,
    templateId: null,
    mediaIds: [],
    linkUrl: null,
    productIds: [],
    senderName: null,
    replyTo: null,
    // The account's time zone may be invalid.
    timezone: isZone(account.timezone) ? account.timezone : 'UTC',
    quietHours: given.channel === 'sms' ? { from: '21:00', to: '09:00' } : null,
    ...given,
  };
}

/** Clears fields that the new channel or kind does not have. */
export function changedFields(before: Fields, change: Partial<Fields>): Fields {
  const { channel, kind } = { ...before, ...change };
  return {
    ...before,
    ...(channel === 'sms' ? { subject: null, body: null } : { smsBody: null }),
    ...(kind !== 'repeating' && { repeat: null }),
    ...(kind !== 'automatic' ? { trigger: null } : { time: null }),
    ...change,
  };
}

export function columnsOf(fields: Fields) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return {
    ...fields,
    time: fields.time === null ? null : new Date(fields.time),
    repeat: json(fields.repeat),
    trigger: json(fields.trigger),
    audience: JSON.stringify(fields.audience),
    quietHours: json(fields.quietHours),
  } satisfies Partial<Insertable<OwnTables['campaigns']>>;
}

const AHEAD_MS = 5 * 60_000;

/** Whether the time is at least five minutes ahead. */
export const isAhead = (time: string, now: Date): boolean =>
  new Date(time).getTime() >= now.getTime() + AHEAD_MS;

/**
 * All invalid fields, without checks of other records. Missing fields are not invalid yet.
 * @param given the changed fields; unchanged ones may have been valid when they were stored
 */
export function fieldErrors(fields: Fields, given: Partial<Fields>, now: Date): FieldError[] {
  const { channel, kind } = fields;
  const errors: FieldError[] = [];
  const wrong = (field: keyof Fields, message: string) => errors.push({ field, message });

  if (kind === 'automatic' && fields.time !== null) {
    wrong('time', 'An automatic campaign has no time. Remove it.');
  } else if (given.time && !isAhead(given.time, now)) {
    wrong('time', 'Choose a time at least five minutes from now, or none.');
  }
  if (kind !== 'repeating' && fields.repeat !== null) {
    wrong('repeat', 'Only for repeating campaigns. Remove it.');
  }
  if (kind !== 'automatic' && fields.trigger !== null) {
    wrong('trigger', 'Only for automatic campaigns. Remove it.');
  }
  for (const name of ['subject', 'body'] as const) {
    if (channel === 'sms' && fields[name] !== null) wrong(name, 'Not available for SMS. Remove it.');
  }
  if (channel === 'email' && fields.smsBody !== null) wrong('smsBody', 'Not available for email. Remove it.');
  if (channel === 'sms' && fields.senderName !== null && !isSmsSender(fields.senderName)) {
    wrong('senderName', 'For SMS, enter at most 11 letters and digits.');
  }
  if (given.timezone !== undefined && !isZone(given.timezone)) {
    wrong('timezone', 'Enter an IANA time zone name, like America/Toronto.');
  }
  for (const name of ['subject', 'preheader', 'body', 'smsBody'] as const) {
    const unknown = unknownPlaceholder(name === 'body' ? withoutMarks(given.body) : given[name]);
    if (unknown !== undefined) {
      wrong(name, `Unknown placeholder ${unknown.slice(0, 60)}. Use one of ${PLACEHOLDERS.join(', ')}.`);
    }
  }
  return errors;
}

/** The fields missing before it can be sent. @param at when it is to be sent */
export function missingToSend(fields: Fields, at: 'scheduled' | 'sending', now: Date): FieldError[] {
  const { channel, kind, time } = fields;
  const errors: FieldError[] = [];
  const missing = (field: keyof Fields, message: string) => errors.push({ field, message });

  if (at === 'scheduled' && kind !== 'automatic' && (time === null || !isAhead(time, now))) {
    missing('time', 'Choose a time at least five minutes from now.');
  }
  if (kind === 'repeating' && fields.repeat === null) missing('repeat', 'Choose how often it repeats.');
  if (kind === 'automatic' && fields.trigger === null) missing('trigger', 'Choose what triggers it.');
  if (channel === 'email') {
    if (fields.subject === null) missing('subject', 'Enter a subject.');
    if (fields.body === null) missing('body', 'Enter the message.');
  } else if (fields.smsBody === null) {
    missing('smsBody', 'Enter the message.');
  } else if (!saysHowToOptOut(fields.smsBody)) {
    missing('smsBody', "Add opt-out instructions, like 'Reply STOP to opt out.'");
  }
  const texts = channel === 'email' ? [fields.subject, fields.preheader, fields.body] : [fields.smsBody];
  if (fields.linkUrl === null && texts.flatMap(placeholdersIn).includes('{{link}}')) {
    missing('linkUrl', 'Enter the URL for {{link}}.');
  }
  return errors;
}
