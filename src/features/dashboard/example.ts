import type { AnalyticsSummary } from '~/api/analytics';

type Figures = Pick<AnalyticsSummary, 'figures' | 'previous' | 'daily'>;
type Shown = 'photos' | 'optIns' | 'views' | 'bookingClicks';

const daily: Record<Shown, number[]> = {
  photos: [
    7, 6, 8, 6, 15, 14, 6, 8, 7, 8, 7, 14, 15, 11, 8, 8, 10, 12, 17, 16, 13, 9, 12, 10, 10, 16, 17, 13, 10,
    12,
  ],
  optIns: [4, 3, 4, 3, 6, 6, 4, 4, 4, 4, 4, 7, 8, 5, 4, 5, 5, 5, 8, 7, 6, 4, 5, 6, 5, 8, 7, 6, 6, 6],
  views: [
    34, 26, 33, 32, 57, 56, 39, 41, 34, 38, 29, 65, 65, 47, 45, 37, 39, 45, 59, 67, 39, 39, 38, 51, 41, 69,
    72, 56, 44, 51,
  ],
  bookingClicks: [2, 2, 2, 2, 3, 3, 2, 2, 3, 2, 2, 3, 3, 2, 3, 2, 2, 2, 4, 4, 3, 3, 3, 3, 3, 4, 5, 3, 4, 4],
};
const previous: Record<Shown, number> = { photos: 280, optIns: 124, views: 1124, bookingClicks: 92 };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Example figures of a fictional salon, shown to new businesses without data. */
export const exampleSummary = {
  figures: {
    photos: sum(daily.photos),
    optIns: sum(daily.optIns),
    views: sum(daily.views),
    bookingClicks: sum(daily.bookingClicks),
  },
  previous,
  daily,
} satisfies { [Part in keyof Figures]: Pick<Figures[Part], Shown> };
