// The message with a photo for one address.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { guestTexts } from '../../../src/lib/guest-texts.ts';
import { withoutName } from '../../../src/lib/message-text.ts';
import { buttonHtml, escaped } from '../campaigns/markdown.ts';
import { inFrame } from '../campaigns/page.ts';
import { deliveryCode } from '../guest/keys.ts';
import { knownLocale } from '../locale.ts';
import type { Links } from '../media/links.ts';
import { refuse } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { accountZone } from '../store/time-zone.ts';
import { type Address, contactsAt } from './deliveries.ts';
import { hasExpired } from './expiry.ts';
import type { PhotoRow } from './read.ts';
import { hasOptedOut } from './recipients.ts';

type Schemas = components['schemas'];
type Db = Kysely<OwnTables>;

export const addressOf = (body: Schemas['PhotoSend']): Address =>
  body.channel === 'email'
    ? { channel: 'email', to: body.emailAddress }
    : { channel: 'sms', to: body.phoneNumber };

/** @throws Refusal 409 */
export function checkLink({ hiddenBy }: Pick<PhotoRow, 'hiddenBy'>): void {
  if (hiddenBy !== null) {
    throw refuse(409, "The guest's own link to this photo is off. Turn it on first.", []);
  }
}

/** Whether the account can send SMS. */
export async function hasSms(unscopedDb: Db): Promise<boolean> {
  const { settings } = await unscopedDb.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  return settings.smsEnabled;
}

/**
 * @param unscopedDb all of the account's rows
 * @throws Refusal 409
 */
export async function checkSendable(
  unscopedDb: Db,
  photo: Pick<PhotoRow, 'hiddenBy' | 'sessionId'>,
  address: Address,
  now: Date,
): Promise<void> {
  checkLink(photo);
  if (await hasExpired(unscopedDb, photo, now)) {
    throw refuse(409, "This photo's gallery has expired, so its link wouldn't work.", []);
  }
  const isEmail = address.channel === 'email';
  if (!isEmail && !(await hasSms(unscopedDb))) {
    throw refuse(409, "SMS isn't enabled for this account. Send the photo by email.", [
      { field: 'channel', message: 'SMS is not enabled.' },
    ]);
  }
  if (await hasOptedOut(unscopedDb, address)) {
    const [field, message] = isEmail
      ? ['emailAddress', 'The person with this address opted out of email.']
      : ['phoneNumber', 'The person with this number opted out of SMS.'];
    throw refuse(409, message, [{ field, message }]);
  }
}

/**
 * @param unscopedDb all of the account's rows, which a message may use
 * @param names the caller's contacts, whose names may be used
 * @param isSent whether following the link marks the delivery as opened
 */
export async function photoMessage(
  { unscopedDb, names, links, isSent }: { unscopedDb: Db; names: Db; links: Links; isSent: boolean },
  photo: PhotoRow,
  address: Address,
): Promise<Schemas['PhotoMessage']> {
  const session = await unscopedDb
    .selectFrom('sessions')
    .select('details')
    .where('id', '=', photo.sessionId)
    .executeTakeFirst();
  const code = isSent ? `?m=${deliveryCode(links, photo.id, address)}` : '';
  return guestMessage(unscopedDb, address.channel, {
    texts: session?.details,
    locationId: photo.locationId,
    capturedAt: photo.capturedAt,
    firstName: await firstNameAt(names, address),
    link: links.guestUrl(`p/${photo.token}${code}`),
    pictureUrl: photo.mime.startsWith('image/') ? links.url('photos', photo, 'shared') : null,
  });
}

export interface GuestMessage {
  /** Those of the session, its language and its color; ours where it has none. */
  texts: (Partial<Record<MessageField | 'primaryColor', string | null>> & { language: string }) | undefined;
  locationId: string | null;
  capturedAt: Date;
  firstName: string | null;
  link: string;
  pictureUrl: string | null;
}

type MessageField = 'emailSubject' | 'emailBody' | 'smsBody';

/** @param unscopedDb all of the account's rows, which a message may use */
export async function guestMessage(
  unscopedDb: Db,
  channel: Address['channel'],
  { texts, locationId, capturedAt, firstName, link, pictureUrl }: GuestMessage,
): Promise<Schemas['PhotoMessage']> {
  const account = await unscopedDb
    .selectFrom('accounts')
    .select(['businessName', 'address', 'settings', 'locale', 'brandColor'])
    .executeTakeFirstOrThrow();
  const location = await unscopedDb
    .selectFrom('locations')
    .select('name')
    .where('id', '=', locationId)
    .executeTakeFirst();
  const locale = knownLocale(texts?.language ?? account.locale);
  const words = guestTexts(locale);
  const timeZone = await accountZone(unscopedDb);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const values: Record<string, string> = {
    business: account.businessName,
    location: location?.name ?? account.businessName,
    date: date.format(capturedAt),
    ...(firstName !== null && { firstName }),
    link,
  };
  const textOf = (field: MessageField) => {
    const text = texts?.[field] ?? words[field];
    const known = firstName === null ? withoutName(text, words.nameless) : text;
    return known.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
  if (channel === 'sms') {
    return { from: account.settings.senderName, subject: null, html: null, text: textOf('smsBody') };
  }
  const subject = textOf('emailSubject');
  const text = textOf('emailBody');
  const picture = pictureUrl === null ? '' : `<img src="${escaped(pictureUrl)}" alt="">\n`;
  const html = inFrame(
    { subject, preheader: null, content: picture + toParagraphs(text, link, words.seePhoto) },
    {
      ...{ locale, business: account.businessName, address: account.address },
      color: texts?.primaryColor ?? account.brandColor,
    },
  );
  return { from: account.businessName, subject, html, text };
}

async function firstNameAt(names: Db, address: Address): Promise<string | null> {
  const [id] = await contactsAt(names, address);
  if (id === undefined) return null;
  const contact = await names
    .selectFrom('contacts')
    .select('firstName')
    .where('id', '=', id)
    .executeTakeFirst();
  return contact?.firstName ?? null;
}

/** Plain text as HTML. The photo's URL becomes a link with words: a button at the end of a paragraph. */
function toParagraphs(text: string, link: string, words: string): string {
  const paragraph = (part: string) => `<p>${part.replaceAll(/\r?\n/g, '<br>')}</p>`;
  return text
    .split(/(?:\r?\n){2,}/)
    .flatMap((part) => {
      const body = part.trimEnd();
      const isAtEnd = body.endsWith(link);
      const before = (isAtEnd ? body.slice(0, -link.length).trimEnd() : part)
        .split(link)
        .map(escaped)
        .join(`<a href="${escaped(link)}">${escaped(words)}</a>`);
      return [...(before === '' ? [] : [paragraph(before)]), ...(isAtEnd ? [buttonHtml(link, words)] : [])];
    })
    .join('\n');
}
