/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Turn the weekly report on or off
 */
export const UpdateWeeklyReportBody = /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean()
})

