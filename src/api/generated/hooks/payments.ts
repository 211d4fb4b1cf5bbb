// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { PlanPage } from '../models';

/** List the plans on offer, cheapest first. Read before an account exists, at sign-up, and so without a token as well. A plan that is paid by the month and by the year is two plans with two ids. Prices are stated here and nowhere else. */
export const listPlans = (params?: QueryParams<'listPlans'>, options?: CallOptions): Promise<PlanPage> =>
  send('listPlans', options, (init) => client.GET('/payments/plans', { ...init, params: { query: { ...params } } }));
export const listPlansQuery = (params?: QueryParams<'listPlans'>) =>
  readOptions('listPlans', [params], (signal) => listPlans(params, { signal }));
