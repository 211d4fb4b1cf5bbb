// What keeps a campaign from being sent, each with the field where it is put right. The contract says the same at
// updateCampaign; here it is said before anybody asks.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saysHowToOptOut } from '~/lib/sms';
import { afterQuiet, isZone } from '~/lib/wall-clock';
import type { Draft } from './draft-values';

export interface Blocker {
  path: string;
  text: MessageDescriptor;
}

const AHEAD_MS = 5 * 60_000;

interface Asked {
  draft: Draft;
  /** Fields at which the contract finds something wrong. */
  wrong: readonly string[];
  /** It is to go out at once. */
  isNow: boolean;
  /** How many it reaches; null while that is not known. */
  count: number | null;
  at: Date;
}

export function blockersOf({ draft, wrong, isNow, count, at }: Asked): Blocker[] {
  const { channel, kind, name, subject, body, smsBody, preheader, linkUrl } = draft;
  const found: Blocker[] = [];
  const block = (path: string, text: MessageDescriptor) => {
    if (found.every((one) => one.path !== path)) found.push({ path, text });
  };
  if (name === null) block('name', msg`Give it a name.`);
  if (count === 0) block('audience', msg`It reaches nobody. Choose other rules.`);
  if (channel === 'email') {
    if (subject === null) block('subject', msg`Write a subject.`);
    if (body === null) block('body', msg`Write the message.`);
  } else if (smsBody === null) {
    block('smsBody', msg`Write the message.`);
  } else if (!saysHowToOptOut(smsBody)) {
    block('smsBody', msg`Say how to opt out.`);
  }
  const words = channel === 'email' ? [subject, preheader, body] : [smsBody];
  if (linkUrl === null && words.some((text) => text?.includes('{{link}}')))
    block('linkUrl', msg`Say where the link leads.`);
  if (kind === 'automatic') {
    if (draft.trigger === null) block('trigger', msg`Say what sends it.`);
  } else {
    if (kind === 'repeating' && draft.repeat === null) block('repeat', msg`Say how often it repeats.`);
    for (const text of wrongTime(draft, isNow, at)) block('time', text);
  }
  for (const path of wrong) block(path, msg`Something is not right here.`);
  return found;
}

function wrongTime(
  { kind, time, quietHours, timezone, status }: Draft,
  isNow: boolean,
  at: Date,
): MessageDescriptor[] {
  // What has begun goes on at its own time.
  if (status === 'paused' || (kind === 'once' && isNow)) return [];
  if (time === null)
    return [kind === 'once' ? msg`Choose when it goes out.` : msg`Choose when it goes out first.`];
  const moment = new Date(time);
  if (!(moment.getTime() >= at.getTime() + AHEAD_MS))
    return [msg`Choose a time at least five minutes ahead.`];
  if (isZone(timezone) && afterQuiet(moment, quietHours, timezone) > moment)
    return [msg`Choose a time outside of the quiet hours.`];
  return [];
}
