// Creates the message for one recipient, for previews, tests and sending.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { guestTexts } from '../../../src/lib/guest-texts.ts';
import {
  hasMark,
  PLACEHOLDERS,
  picturesIn,
  placeholdersIn,
  withoutName,
} from '../../../src/lib/message-text.ts';
import { costOf } from '../../../src/lib/sms.ts';
import { messageCode } from '../guest/keys.ts';
import type { Links } from '../media/links.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import type { Fields } from './fields.ts';
import { type Fill, toText } from './markdown.ts';
import { type Frame, page } from './page.ts';
import { NO_CONTACT, type Recipient } from './recipient.ts';

type Schemas = components['schemas'];
type Placeholder = Schemas['CampaignPlaceholder'];
type Preview = Schemas['CampaignPreview'];

export type Words = Pick<
  Fields,
  | 'channel'
  | 'subject'
  | 'preheader'
  | 'body'
  | 'smsBody'
  | 'templateId'
  | 'mediaIds'
  | 'linkUrl'
  | 'productIds'
  | 'senderName'
  | 'replyTo'
>;

/** The first name in a message to no contact. */
export const SAMPLE_NAME = 'Maya';

/** Maximum in the contract. */
const LARGEST = 1_000_000;

/**
 * @param db all of the account's rows, because a message may use any of them
 * @param campaign its number; 0 for an unsaved campaign
 * @throws Refusal 422 for a message that placeholders make too long
 */
export async function messageFor(
  db: Kysely<OwnTables>,
  words: Words,
  recipient: Recipient,
  links: Links,
  campaign = 0,
): Promise<Preview> {
  const account = await db
    .selectFrom('accounts')
    .select(['businessName', 'email', 'address', 'settings', 'locale', 'category'])
    .executeTakeFirstOrThrow();
  const { number } = recipient;
  const code =
    number === null ? null : messageCode(links, { channel: words.channel, campaign, contact: number });
  const { values, missing } = valuesOf(words.linkUrl, recipient, {
    business: account.businessName,
    photoLink: photoLink(recipient.photoToken, code, links),
  });
  const { nameless, yourPhoto } = guestTexts(account.locale);
  const used = new Set(textsOf(words).flatMap(placeholdersIn));
  const named = (text: string | null) =>
    text !== null && missing.includes('{{firstName}}') ? withoutName(text, nameless) : text;
  const [subject, preheader, body, smsBody] = textsOf(words).map(named);
  const blanks = missing.filter((name) => used.has(name));
  const fill: Fill = (text) => filled(text, values);
  const { contact } = recipient;
  if (words.channel === 'sms') {
    const text = fill(smsBody ?? '');
    checkSize(text, 'smsBody');
    const from = words.senderName ?? account.settings.senderName;
    const nothing = { replyTo: null, subject: null, preheader: null, html: null };
    const { alphabet, characters, segments } = costOf(text);
    return { contact, from, ...nothing, text, sms: { alphabet, characters, segments }, blanks, photo: null };
  }
  const photo = hasMark(words.body, '{{photo}}')
    ? guestPhoto(recipient, { code, links, category: account.category })
    : null;
  const frame: Frame = {
    locale: account.locale,
    business: account.businessName,
    address: account.address,
    linkUrl: words.linkUrl,
    unsubscribeUrl: code === null ? null : links.guestUrl(`u/${code}`),
    pictures: await picturesOf(db, words, links),
    placed: await addressesOf(db, picturesIn(words.body), links),
    products: await productsOf(db, words.productIds),
    photo: photo?.url ? { url: photo.url, link: photo.link, words: yourPhoto } : null,
  };
  const filledIn = {
    subject: subject == null ? null : fill(subject),
    preheader: preheader == null ? null : fill(preheader),
  };
  const html = page({ ...filledIn, subject: filledIn.subject ?? '', body: body ?? '' }, frame, fill);
  checkSize(html, 'body');
  return {
    contact,
    from: words.senderName ?? account.businessName,
    replyTo: words.replyTo ?? account.email,
    ...filledIn,
    html,
    text: toText(body ?? '', fill, photo?.link ? `${yourPhoto}: ${photo.link}` : null),
    sms: null,
    blanks,
    photo: photo?.shown ?? null,
  };
}

const textsOf = ({ subject, preheader, body, smsBody }: Words) =>
  [subject, preheader, body, smsBody] as const;

function checkSize(text: string, field: string): void {
  if (text.length > LARGEST) {
    throw refuseFields([
      { field, message: 'The message is too long with its placeholders filled in. Shorten it.' },
    ]);
  }
}

/** How many messages a campaign costs for each recipient: those that an SMS to no contact is split into. */
export async function messagesPerRecipient(
  db: Kysely<OwnTables>,
  words: Pick<Words, 'channel' | 'smsBody' | 'linkUrl'>,
): Promise<number> {
  if (words.channel === 'email') return 1;
  const { businessName } = await db.selectFrom('accounts').select('businessName').executeTakeFirstOrThrow();
  const { values } = valuesOf(words.linkUrl, NO_CONTACT, { business: businessName, photoLink: null });
  return Math.max(1, costOf(filled(words.smsBody ?? '', values)).segments);
}

const filled = (text: string, values: ReadonlyMap<Placeholder, string>): string =>
  text.replace(/\{\{[A-Za-z]+\}\}/g, (name) => values.get(name as Placeholder) ?? name);

/** The link tells the public site from which message the guest came. */
const photoLink = (token: string | null, code: string | null, links: Links): string | null =>
  token === null ? null : links.guestUrl(`p/${token}${code === null ? '' : `?m=${code}`}`);

interface GuestPhoto {
  shown: Schemas['CampaignPhotoShown'];
  url: string | null;
  link: string | null;
}

/** The recipient's own photo; in a message to no contact, a sample. */
function guestPhoto(
  { contact, photo }: Recipient,
  { code, links, category }: { code: string | null; links: Links; category: Schemas['BusinessCategory'] },
): GuestPhoto {
  if (contact === null) return { shown: 'sample', url: samplePhoto(category), link: null };
  if (photo === null) return { shown: 'none', url: null, link: null };
  // The URL for guests ends when the photo is hidden or its gallery expires, as the link does.
  const url = links.url('guests', photo, 'full');
  return { shown: 'own', url, link: photoLink(photo.token, code, links) };
}

/** The front door draws it. */
export const samplePhoto = (category: string) => `/media/examples/guest-photo-${category}.svg`;

/** The value of each placeholder, and the placeholders that have only a substitute. */
function valuesOf(
  linkUrl: string | null,
  { contact, firstName, location }: Recipient,
  { business, photoLink }: { business: string; photoLink: string | null },
): { values: Map<Placeholder, string>; missing: Placeholder[] } {
  const known: Record<Placeholder, string | null> = {
    '{{firstName}}': contact === null ? SAMPLE_NAME : firstName,
    '{{business}}': business,
    '{{location}}': location,
    '{{link}}': linkUrl,
    '{{photoLink}}': photoLink,
  };
  const instead: Partial<Record<Placeholder, string>> = {
    '{{location}}': business,
    '{{photoLink}}': linkUrl ?? '',
  };
  return {
    values: new Map(PLACEHOLDERS.map((name) => [name, known[name] ?? instead[name] ?? ''])),
    missing: PLACEHOLDERS.filter((name) => known[name] === null),
  };
}

/** The template's picture, then the others in their order. */
async function picturesOf(
  db: Kysely<OwnTables>,
  { templateId, mediaIds }: Words,
  links: Links,
): Promise<string[]> {
  const template =
    templateId === null
      ? undefined
      : await db
          .selectFrom('templates')
          .select(['id', 'previewHash as hash'])
          .where('id', '=', templateId)
          .executeTakeFirst();
  const addresses = await addressesOf(db, mediaIds, links);
  return [
    ...(template?.hash ? [links.url('templates', { id: template.id, hash: template.hash }, 'shared')] : []),
    ...mediaIds.flatMap((id) => addresses.get(id) ?? []),
  ];
}

/** The URLs of those assets that are pictures. */
async function addressesOf(
  db: Kysely<OwnTables>,
  ids: readonly string[],
  links: Links,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'hash'])
    .where('id', 'in', ids)
    .where('mime', 'like', 'image/%')
    .execute();
  return new Map(assets.map((asset) => [asset.id, links.url('assets', asset, 'shared')]));
}

async function productsOf(db: Kysely<OwnTables>, ids: string[]): Promise<Frame['products']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'price', 'currency', 'url'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
