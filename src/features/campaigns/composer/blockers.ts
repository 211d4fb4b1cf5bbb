// What prevents a campaign from being sent, and the field to correct. updateCampaign checks the same on the server.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saysHowToOptOut } from '~/lib/sms';
import { afterQuiet, isZone } from '~/lib/wall-clock';
import { type CampaignValues, quietHoursOf } from './composer-values';

export interface Blocker {
  path: string;
  text: MessageDescriptor;
}

const AHEAD_MS = 5 * 60_000;

interface BlockerInput {
  values: CampaignValues;
  /** It has begun, and continues at its own time. */
  isPaused: boolean;
  /** Paths of the invalid fields. */
  errors: readonly string[];
  /** It is sent immediately. */
  isNow: boolean;
  /** The number of recipients; null while it is unknown. */
  count: number | null;
  at: Date;
}

export function blockersOf({ values, isPaused, errors, isNow, count, at }: BlockerInput): Blocker[] {
  const { channel, kind, name, subject, body, smsBody, preheader, linkUrl } = values;
  const found: Blocker[] = [];
  const block = (path: string, text: MessageDescriptor) => {
    if (found.every((one) => one.path !== path)) found.push({ path, text });
  };
  if (!name) block('name', msg`Enter a name.`);
  if (count === 0) block('audience', msg`No one matches. Choose other rules.`);
  if (channel !== 'sms') {
    if (!subject) block('subject', msg`Enter a subject.`);
    if (!body) block('body', msg`Enter a message.`);
  } else if (!smsBody) {
    block('smsBody', msg`Enter a message.`);
  } else if (!saysHowToOptOut(smsBody)) {
    block('smsBody', msg`Add an opt-out line.`);
  }
  const texts = channel !== 'sms' ? [subject, preheader, body] : [smsBody];
  if (!linkUrl && texts.some((text) => text?.includes('{{link}}'))) block('linkUrl', msg`Enter the link.`);
  if (kind === 'automatic') {
    if (!values.trigger) block('trigger', msg`Pick a trigger.`);
  } else {
    if (kind === 'repeating' && !values.repeat) block('repeat', msg`Choose how often it repeats.`);
    // A paused campaign continues at its own time, and an immediate one has none.
    if (!isPaused && (kind === 'repeating' || !isNow))
      for (const text of timeErrors(values, at)) block('time', text);
  }
  for (const path of errors) block(path, msg`Something needs fixing here.`);
  return found;
}

function timeErrors(values: CampaignValues, at: Date): MessageDescriptor[] {
  const { kind, time, timezone } = values;
  if (!time) return [kind === 'repeating' ? msg`Choose the first send time.` : msg`Choose a send time.`];
  const moment = new Date(time);
  if (!(moment.getTime() >= at.getTime() + AHEAD_MS))
    return [msg`Choose a time at least five minutes ahead.`];
  if (timezone && isZone(timezone) && afterQuiet(moment, quietHoursOf(values), timezone) > moment)
    return [msg`Choose a time outside quiet hours.`];
  return [];
}
