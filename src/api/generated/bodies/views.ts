/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Save a view of a list
 */
export const createViewBodyListMax = 40;


export const createViewBodyListRegExp = new RegExp('^[a-z][A-Za-z]*$');
export const createViewBodyNameMax = 60;

export const createViewBodySearchOneMax = 200;

export const createViewBodySearchTwoMax = 20;

export const createViewBodySearchTwoItemMax = 200;



export const CreateViewBody = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewBodyListMax)).check(/*#__PURE__*/ zod.regex(createViewBodyListRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewBodyNameMax)),
  "search": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createViewBodySearchOneMax)),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createViewBodySearchTwoItemMax))).check(/*#__PURE__*/ zod.maxLength(createViewBodySearchTwoMax))]))
})

