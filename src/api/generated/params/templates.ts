/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List templates, last changed first
 */
export const listTemplatesQueryPageDefault = 1;
export const listTemplatesQueryPageMax = 1000000;

export const listTemplatesQueryShowDefault = 50;
export const listTemplatesQueryShowMax = 200;

export const listTemplatesQuerySearchMax = 80;



export const ListTemplatesQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTemplatesQueryPageMax)), listTemplatesQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTemplatesQueryShowMax)), listTemplatesQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTemplatesQuerySearchMax))); },
  get "kind"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['print', 'story', 'square', 'strip', 'mail'])); },
})

/**
 * @summary Duplicate a template
 */
export const duplicateTemplatePathIdMax = 64;


export const duplicateTemplatePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DuplicateTemplateParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(duplicateTemplatePathIdMax)).check(/*#__PURE__*/ zod.regex(duplicateTemplatePathIdRegExp)); },
})

/**
 * @summary Get a template
 */
export const getTemplatePathIdMax = 64;


export const getTemplatePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetTemplateParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTemplatePathIdMax)).check(/*#__PURE__*/ zod.regex(getTemplatePathIdRegExp)); },
})

/**
 * @summary Update a template; omitted fields stay unchanged
 */
export const updateTemplatePathIdMax = 64;


export const updateTemplatePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateTemplateParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplatePathIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplatePathIdRegExp)); },
})

/**
 * @summary Delete a template and its preview
 */
export const deleteTemplatePathIdMax = 64;


export const deleteTemplatePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteTemplateParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteTemplatePathIdMax)).check(/*#__PURE__*/ zod.regex(deleteTemplatePathIdRegExp)); },
})

/**
 * @summary Store the preview of a template, and optionally its scene
 */
export const updateTemplatePreviewPathIdMax = 64;


export const updateTemplatePreviewPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateTemplatePreviewParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplatePreviewPathIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplatePreviewPathIdRegExp)); },
})

