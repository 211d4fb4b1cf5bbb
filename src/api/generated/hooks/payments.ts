// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { PlanPage } from '../models';

/** List the available plans, cheapest first. Used at sign-up, before an account exists, so it can be called without a token. A plan with monthly and yearly billing is two plans with two ids. This is the only source of prices. */
export const listPlans = (params?: QueryParams<'listPlans'>, options?: CallOptions): Promise<PlanPage> =>
  send('listPlans', options, (init) => client.GET('/payments/plans', { ...init, params: { query: { ...params } } }));
export const listPlansQuery = (params?: QueryParams<'listPlans'>) =>
  readOptions('listPlans', [params], (signal) => listPlans(params, { signal }));
