import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CampaignTrigger } from '~/api/campaigns';

/** When each person gets an automatic campaign, within a sentence. */
export function eachTime({ event, delayDays: days }: CampaignTrigger): MessageDescriptor {
  switch (event) {
    case 'after_photo':
      return msg`${plural(days, { 0: 'on the day their photo was taken', one: '# day after their photo was taken', other: '# days after their photo was taken' })}`;
    case 'winback':
      return msg`${plural(days, { 0: 'on the day of their visit', one: '# day after their last visit', other: '# days after their last visit' })}`;
    case 'birthday':
      return msg`${plural(days, { 0: 'on their birthday', one: '# day before their birthday', other: '# days before their birthday' })}`;
    case 'not_viewed':
      return msg`${plural(days, { 0: 'on the day they got a photo that they did not view', one: '# day after they got a photo that they did not view', other: '# days after they got a photo that they did not view' })}`;
  }
}
