// Prepared campaigns for each kind of business: names, audiences and triggers. Their texts are in `texts/`.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CampaignCreate } from '~/api/campaigns';
import type { BusinessCategory } from '~/api/common';
import type { IdeaId } from './texts/idea-texts';

export interface Idea {
  id: IdeaId;
  name: MessageDescriptor;
  channel?: 'sms';
  /** Who gets it, where its trigger does not say so. */
  who?: MessageDescriptor;
  /** Its button shows the guest's photo. */
  photo?: true;
  more: Omit<CampaignCreate, 'name' | 'channel' | 'subject' | 'body'>;
}

const EVERYBODY = { match: 'all', rules: [] } satisfies CampaignCreate['audience'];

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
    more: byItself('winback', 60),
  },
  {
    id: 'birthday',
    name: msg`Birthday treat`,
    more: byItself('birthday', 7),
  },
  {
    id: 'thanks',
    name: msg`Thank-you after a visit`,
    photo: true,
    more: byItself('after_photo', 1),
  },
  {
    id: 'unseen',
    name: msg`Photo not seen yet`,
    photo: true,
    more: byItself('not_viewed', 3),
  },
];

const ofCategory: Record<BusinessCategory, Idea[]> = {
  beauty: [
    {
      id: 'shades',
      name: msg`What's new in color`,
      ...photographed(365),
    },
    {
      id: 'trim',
      name: msg`Next appointment`,
      ...notSeen(56),
    },
  ],
  pets: [
    {
      id: 'bath',
      name: msg`Next appointment`,
      ...notSeen(42),
    },
    {
      id: 'portrait',
      name: msg`Portrait day`,
      ...photographed(365),
    },
  ],
  construction: [
    {
      id: 'season',
      name: msg`Before the season`,
      ...notSeen(180),
    },
    {
      id: 'checkup',
      name: msg`One year later`,
      ...notSeen(330),
    },
  ],
  marketing: [
    {
      id: 'event',
      name: msg`Invitation to an event`,
      ...toAll,
    },
    {
      id: 'recap',
      name: msg`Event recap`,
      photo: true,
      ...photographed(14),
    },
  ],
  other: [
    {
      id: 'news',
      name: msg`What's new`,
      ...toAll,
    },
    {
      id: 'return',
      name: msg`Three months away`,
      ...notSeen(90),
    },
  ],
};

export const ideasFor = (category: BusinessCategory): Idea[] => [...ofCategory[category], ...forAll];
