/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List what administrators did to the account, newest first
 */
export const listOwnAuditEntriesQueryPageDefault = 1;
export const listOwnAuditEntriesQueryPageMax = 1000000;

export const listOwnAuditEntriesQueryShowDefault = 20;
export const listOwnAuditEntriesQueryShowMax = 200;



export const ListOwnAuditEntriesQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOwnAuditEntriesQueryPageMax)), listOwnAuditEntriesQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOwnAuditEntriesQueryShowMax)), listOwnAuditEntriesQueryShowDefault); },
})

