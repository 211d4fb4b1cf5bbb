// Prepared campaigns for each kind of business: texts, audiences and triggers.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CampaignCreate } from '~/api/campaigns';
import type { BusinessCategory } from '~/api/common';

export interface Idea {
  id: string;
  name: MessageDescriptor;
  /** A text message has none. */
  subject?: MessageDescriptor;
  channel?: 'sms';
  /** Its text; blocks follow it. */
  body: MessageDescriptor;
  /** Who gets it, where its trigger does not say so. */
  who?: MessageDescriptor;
  /** Its button shows the guest's photo. */
  photo?: true;
  /** The text of a button; without one, “Book now”. */
  button?: MessageDescriptor;
  more: Omit<CampaignCreate, 'name' | 'channel' | 'subject' | 'body'>;
}

const EVERYBODY = { match: 'all', rules: [] } satisfies CampaignCreate['audience'];

// Braces have a meaning in Lingui messages, so the placeholders are inserted as values.
const firstName = '{{firstName}}';
const business = '{{business}}';

export const byItself = (event: 'after_photo' | 'winback' | 'birthday' | 'not_viewed', delayDays: number) =>
  ({ kind: 'automatic', trigger: { event, delayDays }, audience: EVERYBODY }) satisfies Idea['more'];
const once = (audience: NonNullable<CampaignCreate['audience']>): Idea['more'] => ({
  kind: 'once',
  audience,
});
export const toAll = { who: msg`All contacts`, more: once(EVERYBODY) };
const photographed = (days: number) => ({
  who: msg`${plural(days, { one: 'Photo in the last # day', other: 'Photo in the last # days' })}`,
  more: once({ match: 'all', rules: [{ field: 'lastPhoto', op: 'within', days }] }),
});
const notSeen = (days: number) => ({
  who: msg`${plural(days, { one: 'No visit for # day', other: 'No visit for # days' })}`,
  more: once({ match: 'all', rules: [{ field: 'lastVisit', op: 'notWithin', days }] }),
});

const forAll: Idea[] = [
  {
    id: 'winback',
    name: msg`Guests who stayed away`,
    subject: msg`We miss you, ${firstName}`,
    body: msg`Hi ${firstName}, it has been a while. We would love to see you again at ${business}.`,
    more: byItself('winback', 60),
  },
  {
    id: 'birthday',
    name: msg`Birthday treat`,
    subject: msg`Something small for you, ${firstName}`,
    body: msg`Hi ${firstName}, your birthday is close. Show this message at ${business}, and something small is on us.`,
    more: byItself('birthday', 7),
  },
  {
    id: 'thanks',
    name: msg`Thank-you after a visit`,
    subject: msg`Here is your photo, ${firstName}`,
    body: msg`Thank you for your visit at ${business}. Here is your photo, to keep and to share.`,
    photo: true,
    more: byItself('after_photo', 1),
  },
  {
    id: 'unseen',
    name: msg`Photo not seen yet`,
    subject: msg`${firstName}, your photo is waiting`,
    body: msg`Hi ${firstName}, you have not seen your photo from ${business} yet. Here it is.`,
    photo: true,
    more: byItself('not_viewed', 3),
  },
];

const ofCategory: Record<BusinessCategory, Idea[]> = {
  beauty: [
    {
      id: 'shades',
      name: msg`What's new in color`,
      subject: msg`New shades are here`,
      body: msg`Hi ${firstName}, new colors are in at ${business}. Come and see what they could look like on you.`,
      ...photographed(365),
    },
    {
      id: 'trim',
      name: msg`Next appointment`,
      subject: msg`Time for a trim, ${firstName}?`,
      body: msg`It has been eight weeks or more. A chair at ${business} is waiting for you.`,
      ...notSeen(56),
    },
  ],
  pets: [
    {
      id: 'bath',
      name: msg`Next appointment`,
      subject: msg`Time for a bath?`,
      body: msg`Hi ${firstName}, it has been a while since the last bath. There is room at ${business} this week.`,
      ...notSeen(42),
    },
    {
      id: 'portrait',
      name: msg`Portrait day`,
      subject: msg`Bring your companion for a photo`,
      body: msg`Bring your companion to ${business} and take a portrait home.`,
      ...photographed(365),
    },
  ],
  construction: [
    {
      id: 'season',
      name: msg`Before the season`,
      subject: msg`Shall we plan your project?`,
      body: msg`Hi ${firstName}, the calendar at ${business} is filling. Tell us what you have in mind, and we look at it together.`,
      button: msg`Get in touch`,
      ...notSeen(180),
    },
    {
      id: 'checkup',
      name: msg`One year later`,
      subject: msg`How does our work look today?`,
      body: msg`We would like to see how our work holds up. Reply to this message and someone from ${business} will come by.`,
      button: msg`Get in touch`,
      ...notSeen(330),
    },
  ],
  marketing: [
    {
      id: 'event',
      name: msg`Invitation to an event`,
      subject: msg`You are invited, ${firstName}`,
      body: msg`${business} opens its doors. Bring a friend and take a photo home.`,
      button: msg`Save your place`,
      ...toAll,
    },
    {
      id: 'recap',
      name: msg`Event recap`,
      subject: msg`Here is your photo, ${firstName}`,
      body: msg`Thank you for coming, ${firstName}. Here is your photo from ${business}.`,
      photo: true,
      ...photographed(14),
    },
  ],
  other: [
    {
      id: 'news',
      name: msg`What's new`,
      subject: msg`News from ${business}`,
      body: msg`Hi ${firstName}, a few things have changed since you were here. Come and have a look.`,
      button: msg`See what's new`,
      ...toAll,
    },
    {
      id: 'return',
      name: msg`Three months away`,
      subject: msg`Come again, ${firstName}`,
      body: msg`It has been three months. We would love to see you at ${business}.`,
      ...notSeen(90),
    },
  ],
};

export const ideasFor = (category: BusinessCategory): Idea[] => [...ofCategory[category], ...forAll];
