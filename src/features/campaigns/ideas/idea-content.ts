import type { Account } from '~/api/account';
import type { CampaignCreate } from '~/api/campaigns';
import type { Idea } from './ready';
import type { IdeaTexts } from './texts/idea-texts';

export { allIdeasFor as ideasFor } from './further';
export { readIdeaTexts } from './read-idea-texts';

/**
 * An idea as a message: its text, the guest's own photo, and a button to the page of the photo or
 * the business. A text message has a link to the business.
 */
export function contentOf(
  idea: Idea,
  { bookingUrl, website }: Pick<Account, 'bookingUrl' | 'website'>,
  texts: IdeaTexts,
): Pick<CampaignCreate, 'subject' | 'body' | 'smsBody' | 'linkUrl'> {
  const linkUrl = bookingUrl ?? website;
  const { subject, body, button = texts.bookNow } = texts.ideas[idea.id];
  if (idea.channel === 'sms') {
    return { smsBody: [body, linkUrl && '{{link}}', texts.optOut].filter(Boolean).join(' '), linkUrl };
  }
  const link = idea.photo ? `[${texts.seePhoto}]({{photoLink}})` : linkUrl && `[${button}]({{link}})`;
  return { subject, body: [body, '{{photo}}', link].filter(Boolean).join('\n\n'), linkUrl };
}
