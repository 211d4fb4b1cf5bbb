import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '~/api/account';
import type { CampaignCreate } from '~/api/campaigns';
import type { Idea } from './ready';

export { allIdeasFor as ideasFor } from './further';

// Braces have a meaning in Lingui messages, so the placeholders are inserted as values.
const photo = '{{photo}}';
const link = '{{link}}';
const photoLink = '{{photoLink}}';

/**
 * An idea as a message: its text, the guest's own photo, and a button to the page of the photo or
 * the business. A text message has a link to the business.
 */
export function contentOf(
  idea: Idea,
  { bookingUrl, website }: Pick<Account, 'bookingUrl' | 'website'>,
  t: (message: MessageDescriptor) => string,
): Pick<CampaignCreate, 'body' | 'smsBody' | 'linkUrl'> {
  const linkUrl = bookingUrl ?? website;
  if (idea.channel === 'sms') {
    const smsBody = [t(idea.body), linkUrl && link, t(msg`Reply STOP to opt out.`)].filter(Boolean).join(' ');
    return { smsBody, linkUrl };
  }
  const button = idea.photo
    ? `[${t(msg`See your photo`)}](${photoLink})`
    : linkUrl && `[${t(idea.button ?? msg`Book now`)}](${link})`;
  return { body: [t(idea.body), photo, button].filter(Boolean).join('\n\n'), linkUrl };
}
