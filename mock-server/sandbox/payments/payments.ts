import type { OpenHandlers } from '../handler.ts';
import { offsetOf, pageCount } from '../store/pages.ts';
import { PLANS } from './plans.ts';

export const openPayments = {
  async listPlans({ query }) {
    const matching = PLANS.filter(({ type }) => query.type === undefined || type === query.type);
    const start = offsetOf(query);
    return {
      page: query.page,
      pages: pageCount(matching.length, query),
      items: matching.slice(start, start + query.show),
    };
  },
} satisfies OpenHandlers;
