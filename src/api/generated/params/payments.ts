/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List invoices, newest first
 */
export const listInvoicesQueryPageDefault = 1;
export const listInvoicesQueryPageMax = 1000000;

export const listInvoicesQueryShowDefault = 20;
export const listInvoicesQueryShowMax = 200;



export const ListInvoicesQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInvoicesQueryPageMax)), listInvoicesQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInvoicesQueryShowMax)), listInvoicesQueryShowDefault); },
})

/**
 * @summary List the available plans, cheapest first
 */
export const listPlansQueryPageDefault = 1;
export const listPlansQueryPageMax = 1000000;

export const listPlansQueryShowDefault = 20;
export const listPlansQueryShowMax = 200;



export const ListPlansQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlansQueryPageMax)), listPlansQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlansQueryShowMax)), listPlansQueryShowDefault); },
  get "type"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['indie', 'business', 'enterprise'])); },
})

