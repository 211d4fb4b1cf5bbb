import type { OpenHandlers } from '../handler.ts';
import { offsetOf, pageOf } from '../store/pages.ts';
import { PLANS } from './plans.ts';

export const openPayments = {
  async listPlans({ query }) {
    const matching = PLANS.filter(({ type }) => query.type === undefined || type === query.type);
    const start = offsetOf(query);
    return pageOf(matching.slice(start, start + query.show), matching.length, query);
  },
} satisfies OpenHandlers;
