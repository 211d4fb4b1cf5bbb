// Six prepared campaigns for each kind of business: texts, audiences and triggers.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CampaignCreate } from '~/api/campaigns';
import type { BusinessCategory } from '~/api/common';

export interface Idea {
  id: string;
  name: MessageDescriptor;
  subject: MessageDescriptor;
  body: MessageDescriptor;
  more: Omit<CampaignCreate, 'name' | 'channel' | 'subject' | 'body'>;
}

const EVERYBODY = { match: 'all', rules: [] } satisfies CampaignCreate['audience'];

// Braces have a meaning in Lingui messages, so the placeholders are inserted as values.
const firstName = '{{firstName}}';
const business = '{{business}}';
const photoLink = '{{photoLink}}';

const byItself = (event: 'after_photo' | 'winback' | 'birthday' | 'not_viewed', delayDays: number) =>
  ({ kind: 'automatic', trigger: { event, delayDays }, audience: EVERYBODY }) satisfies Idea['more'];
const once = (audience: NonNullable<CampaignCreate['audience']>): Idea['more'] => ({
  kind: 'once',
  audience,
});
const photographed = (days: number) =>
  once({ match: 'all', rules: [{ field: 'lastPhoto', op: 'within', days }] });
const notSeen = (days: number) =>
  once({ match: 'all', rules: [{ field: 'lastVisit', op: 'notWithin', days }] });

const forAll: Idea[] = [
  {
    id: 'winback',
    name: msg`We miss you`,
    subject: msg`We miss you, ${firstName}`,
    body: msg`Hi ${firstName}, it has been a while. We would love to see you again at ${business}.`,
    more: byItself('winback', 60),
  },
  {
    id: 'birthday',
    name: msg`Birthday treat`,
    subject: msg`A treat for your birthday, ${firstName}`,
    body: msg`Your birthday is close. Show this message at ${business}, and something small is on us.`,
    more: byItself('birthday', 7),
  },
  {
    id: 'thanks',
    name: msg`Thank you for your photo`,
    subject: msg`Here is your photo, ${firstName}`,
    body: msg`Thank you for your visit at ${business}. Your photo is here: ${photoLink}`,
    more: byItself('after_photo', 1),
  },
  {
    id: 'unseen',
    name: msg`Your photo is waiting`,
    subject: msg`${firstName}, your photo is waiting`,
    body: msg`You have not seen your photo yet. It is here: ${photoLink}`,
    more: byItself('not_viewed', 3),
  },
];

const ofCategory: Record<BusinessCategory, Idea[]> = {
  beauty: [
    {
      id: 'shades',
      name: msg`New shades`,
      subject: msg`New shades are here`,
      body: msg`Hi ${firstName}, new colors are in at ${business}. Come and see what they could look like on you.`,
      more: photographed(365),
    },
    {
      id: 'trim',
      name: msg`Time for a trim`,
      subject: msg`Time for a trim, ${firstName}?`,
      body: msg`It has been eight weeks or more. A chair at ${business} is waiting for you.`,
      more: notSeen(56),
    },
  ],
  pets: [
    {
      id: 'bath',
      name: msg`Time for a bath`,
      subject: msg`Time for a bath?`,
      body: msg`Hi ${firstName}, it has been a while since the last bath. There is room at ${business} this week.`,
      more: notSeen(42),
    },
    {
      id: 'portrait',
      name: msg`Portrait day`,
      subject: msg`Portrait day for companions`,
      body: msg`Bring your companion to ${business} and take a portrait home.`,
      more: photographed(365),
    },
  ],
  construction: [
    {
      id: 'season',
      name: msg`Before the season`,
      subject: msg`Plan your work before the season`,
      body: msg`Hi ${firstName}, the calendar at ${business} is filling. Tell us what you have in mind, and we look at it together.`,
      more: notSeen(180),
    },
    {
      id: 'checkup',
      name: msg`One year later`,
      subject: msg`One year later: how does it look?`,
      body: msg`We would like to see how our work holds up. Reply to this message and someone from ${business} will come by.`,
      more: notSeen(330),
    },
  ],
  marketing: [
    {
      id: 'event',
      name: msg`Invitation to an event`,
      subject: msg`You are invited, ${firstName}`,
      body: msg`${business} opens its doors. Bring a friend and take a photo home.`,
      more: once(EVERYBODY),
    },
    {
      id: 'recap',
      name: msg`Event recap`,
      subject: msg`Your photo from the event`,
      body: msg`Thank you for coming. Your photo is here: ${photoLink}`,
      more: photographed(14),
    },
  ],
  other: [
    {
      id: 'news',
      name: msg`What's new`,
      subject: msg`What's new at ${business}`,
      body: msg`Hi ${firstName}, a few things have changed since you were here. Come and have a look.`,
      more: once(EVERYBODY),
    },
    {
      id: 'return',
      name: msg`Come again`,
      subject: msg`Come again, ${firstName}`,
      body: msg`It has been three months. We would love to see you at ${business}.`,
      more: notSeen(90),
    },
  ],
};

export const ideasFor = (category: BusinessCategory): Idea[] => [...ofCategory[category], ...forAll];
