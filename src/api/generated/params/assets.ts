/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List assets
 */
export const listAssetsQueryPageDefault = 1;
export const listAssetsQueryPageMax = 1000000;

export const listAssetsQueryShowDefault = 24;
export const listAssetsQueryShowMax = 200;

export const listAssetsQuerySearchMax = 80;

export const listAssetsQuerySortDefault = `-createdAt`;

export const ListAssetsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAssetsQueryPageMax)), listAssetsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAssetsQueryShowMax)), listAssetsQueryShowDefault); },
  get "type"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['logo', 'promotional', 'template_background', 'template_overlay', 'overlay', 'start_screen', 'experience_screen', 'sharing_screen', 'microsite_background', 'layout', 'misc'])); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAssetsQuerySearchMax))); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['-createdAt', 'createdAt', 'name', '-name', '-bytes', 'bytes']), listAssetsQuerySortDefault); },
})

/**
 * @summary Upload one or more files as assets of one type
 */
export const CreateAssetsQueryParams = /*#__PURE__*/ zod.object({
  get "type"() { return /*#__PURE__*/ zod.enum(['logo', 'promotional', 'template_background', 'template_overlay', 'overlay', 'start_screen', 'experience_screen', 'sharing_screen', 'microsite_background', 'layout', 'misc']); },
})

/**
 * @summary Get an asset
 */
export const getAssetPathIdMax = 64;


export const getAssetPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetAssetParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAssetPathIdMax)).check(/*#__PURE__*/ zod.regex(getAssetPathIdRegExp)); },
})

/**
 * @summary Replace the file of an asset, and optionally its scene
 */
export const replaceAssetPathIdMax = 64;


export const replaceAssetPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const ReplaceAssetParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(replaceAssetPathIdMax)).check(/*#__PURE__*/ zod.regex(replaceAssetPathIdRegExp)); },
})

/**
 * @summary Change the name or type of an asset
 */
export const updateAssetPathIdMax = 64;


export const updateAssetPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateAssetParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAssetPathIdMax)).check(/*#__PURE__*/ zod.regex(updateAssetPathIdRegExp)); },
})

/**
 * @summary Delete an asset and its file
 */
export const deleteAssetPathIdMax = 64;


export const deleteAssetPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteAssetParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteAssetPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteAssetPathIdRegExp)); },
})

/**
 * @summary Store the scene that an asset was rendered from
 */
export const updateAssetScenePathIdMax = 64;


export const updateAssetScenePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateAssetSceneParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAssetScenePathIdMax)).check(/*#__PURE__*/ zod.regex(updateAssetScenePathIdRegExp)); },
})

