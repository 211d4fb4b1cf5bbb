// What prevents a campaign from being sent, and the field to correct. updateCampaign checks the same on the server.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '~/api/account';
import type { FieldError } from '~/api/common';
import { deadLink, hasMark, placeholdersIn, unknownPlaceholder, withoutMarks } from '~/lib/message-text';
import { isSmsSender, saysHowToOptOut } from '~/lib/sms';
import { isZone } from '~/lib/time-zone';
import { timeErrorOf } from '../../model/time-error';
import { isUnfinished } from '../audience/rules';
import type { CampaignValues } from '../model/composer-context';
import { quietHoursOf, type Timing } from '../schedule/timing';

export interface Blocker {
  path: string;
  /** Null if the field's own error has the message. */
  text: MessageDescriptor | string | null;
}

export interface BlockerInput {
  mode: Timing['mode'];
  now: Date;
  account: Pick<Account, 'address'>;
  /** Paths of the invalid fields. */
  errors: readonly string[];
  /** The fields of the message that the server has refused. */
  refused: readonly FieldError[];
  /** The number of recipients; null while it is unknown. */
  count: number | null;
}

/** References for which the server's message would not help here. */
const GONE: Record<string, MessageDescriptor> = {
  templateId: msg`The template no longer exists. Choose another one.`,
  mediaIds: msg`A picture no longer exists. Remove it.`,
  productIds: msg`A product no longer exists. Remove it.`,
};

export function blockersOf(
  values: CampaignValues,
  { mode, account, errors, refused, count, now }: BlockerInput,
): Blocker[] {
  const { channel, kind, name, timezone } = values;
  const found: Blocker[] = [];
  const block = (path: string, text: Blocker['text']) => {
    if (found.every((one) => one.path !== path)) found.push({ path, text });
  };
  if (!name) block('name', msg`Enter a name.`);
  if (values.audience?.rules.some(isUnfinished)) block('audience', msg`Finish the rule of the audience.`);
  if (count === 0) block('audience', msg`No one matches. Choose other rules.`);
  for (const { path, text } of textBlockers(values)) block(path, text);
  if (channel !== 'sms' && account.address === null) block('address', msg`Add your postal address.`);
  if (kind === 'automatic') {
    if (!values.trigger) block('trigger', msg`Pick a trigger.`);
  } else {
    if (kind === 'repeating' && !values.repeat) block('repeat', msg`Choose how often it repeats.`);
    // A paused campaign continues at its own time, and an immediate one has none.
    if (mode === 'schedule') {
      if (kind === 'repeating' && !values.time) block('time', msg`Choose the first send time.`);
      const { time, timezone } = values;
      const text = timeErrorOf({ time, timezone, quietHours: quietHoursOf(values) }, now);
      if (text) block('time', text);
    }
  }
  if (timezone && !isZone(timezone)) block('timezone', msg`Choose a time zone.`);
  if (channel === 'sms' && values.senderName && !isSmsSender(values.senderName))
    block('senderName', msg`For an SMS, use at most 11 letters and digits.`);
  for (const path of errors) block(path, null);
  for (const { field, message } of refused) {
    const path = field.split('.')[0] ?? field;
    block(path, GONE[path] ?? message);
  }
  return found;
}

/** Missing parts of the message, or parts that would not be delivered as written. */
function textBlockers(values: CampaignValues): Blocker[] {
  const { channel, subject, preheader, body, smsBody, linkUrl, productIds, mediaIds, templateId } = values;
  const texts: [string, string | null | undefined][] =
    channel === 'sms'
      ? [['smsBody', smsBody]]
      : [
          ['subject', subject],
          ['preheader', preheader],
          ['body', body],
        ];
  const found: Blocker[] = [];
  if (channel !== 'sms' && !subject) found.push({ path: 'subject', text: msg`Enter a subject.` });
  const [path, text] = channel === 'sms' ? (['smsBody', smsBody] as const) : (['body', body] as const);
  if (!text) found.push({ path, text: msg`Enter a message.` });
  else if (channel === 'sms' && !saysHowToOptOut(text)) found.push({ path, text: msg`Add an opt-out line.` });
  for (const [path, text] of texts) {
    const placeholder = unknownPlaceholder(path === 'body' ? withoutMarks(text) : text);
    if (placeholder !== undefined)
      found.push({
        path,
        text: msg`There is no placeholder ${placeholder}. Delete it, or choose one from Insert.`,
      });
  }
  const dead = channel === 'sms' ? undefined : deadLink(body);
  if (dead !== undefined)
    found.push({ path: 'body', text: msg`The link to “${dead}” does not work. Start it with https://.` });
  if (!linkUrl && texts.flatMap(([, text]) => placeholdersIn(text)).includes('{{link}}'))
    found.push({ path: 'linkUrl', text: msg`Enter the link.` });
  if (channel !== 'sms' && hasMark(body, '{{products}}') && !productIds?.length)
    found.push({ path: 'productIds', text: msg`Choose products, or delete the Products block.` });
  if (channel !== 'sms' && hasMark(body, '{{pictures}}') && !mediaIds?.length && !templateId)
    found.push({ path: 'mediaIds', text: msg`Choose pictures, or delete the Picture gallery block.` });
  return found;
}
