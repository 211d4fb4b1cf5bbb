// Further ideas, which only the beginning of a new campaign shows.
import { msg } from '@lingui/core/macro';
import type { BusinessCategory } from '~/api/common';
import { byItself, type Idea, ideasFor, toAll } from './ready';

const byText: Idea = {
  id: 'textback',
  name: msg`Reminder by text message`,
  channel: 'sms',
  more: byItself('winback', 90),
};

/** What fits the month, from January on. */
const seasons: [fromMonth: number, Idea][] = [
  [
    10,
    {
      id: 'holidays',
      name: msg`Before the holidays`,
      ...toAll,
    },
  ],
  [
    8,
    {
      id: 'autumn',
      name: msg`Start of autumn`,
      ...toAll,
    },
  ],
  [
    5,
    {
      id: 'summer',
      name: msg`Summer greetings`,
      ...toAll,
    },
  ],
  [
    2,
    {
      id: 'spring',
      name: msg`Spring greetings`,
      ...toAll,
    },
  ],
  [
    0,
    {
      id: 'january',
      name: msg`Start of the year`,
      ...toAll,
    },
  ],
];

/** One for the season, those of the category, those for all, and one by text message. */
export function allIdeasFor(category: BusinessCategory, now = new Date()): Idea[] {
  const season = seasons.find(([from]) => now.getMonth() >= from);
  return [...(season ? [season[1]] : []), ...ideasFor(category), byText];
}
