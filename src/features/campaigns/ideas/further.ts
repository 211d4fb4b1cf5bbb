// Further ideas, which only the beginning of a new campaign shows.
import { msg } from '@lingui/core/macro';
import type { BusinessCategory } from '~/api/common';
import { byItself, type Idea, ideasFor, toAll } from './ready';

const firstName = '{{firstName}}';
const business = '{{business}}';

const byText: Idea = {
  id: 'textback',
  name: msg`Reminder by text message`,
  channel: 'sms',
  body: msg`Hi ${firstName}, it is time for your next visit at ${business}.`,
  more: byItself('winback', 90),
};

/** What fits the month, from January on. */
const seasons: [fromMonth: number, Idea][] = [
  [
    10,
    {
      id: 'holidays',
      name: msg`Before the holidays`,
      subject: msg`A gift that fits everyone`,
      body: msg`Hi ${firstName}, still looking for a present? A gift card of ${business} is ready in a minute.`,
      button: msg`See gift cards`,
      ...toAll,
    },
  ],
  [
    8,
    {
      id: 'autumn',
      name: msg`Start of autumn`,
      subject: msg`Something new for autumn, ${firstName}?`,
      body: msg`The days get shorter. Treat yourself to an hour at ${business}.`,
      ...toAll,
    },
  ],
  [
    5,
    {
      id: 'summer',
      name: msg`Summer greetings`,
      subject: msg`Ready for summer, ${firstName}?`,
      body: msg`Before you leave for your vacation, come by at ${business}. We look forward to you.`,
      ...toAll,
    },
  ],
  [
    2,
    {
      id: 'spring',
      name: msg`Spring greetings`,
      subject: msg`Hello spring, ${firstName}`,
      body: msg`A new season is a good time for a visit at ${business}.`,
      ...toAll,
    },
  ],
  [
    0,
    {
      id: 'january',
      name: msg`Start of the year`,
      subject: msg`Happy New Year, ${firstName}`,
      body: msg`Thank you for last year. We look forward to your first visit at ${business} this year.`,
      ...toAll,
    },
  ],
];

/** One for the season, those of the category, those for all, and one by text message. */
export function allIdeasFor(category: BusinessCategory, now = new Date()): Idea[] {
  const season = seasons.find(([from]) => now.getMonth() >= from);
  return [...(season ? [season[1]] : []), ...ideasFor(category), byText];
}
