/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Mark messages as read by the caller
 */
export const updateMessagesBodyIdsItemMax = 64;


export const updateMessagesBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateMessagesBodyIdsMax = 200;



export const UpdateMessagesBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateMessagesBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateMessagesBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateMessagesBodyIdsMax))),
  "all": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true))
})

