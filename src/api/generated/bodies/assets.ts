/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Upload one or more files as assets of one type
 */
export const createAssetsBodyAssetsMax = 50;



export const CreateAssetsBody = /*#__PURE__*/ zod.object({
  "assets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAssetsBodyAssetsMax))
})

/**
 * @summary Replace the file of an asset, and optionally its scene
 */
export const replaceAssetBodySceneMin = 2;
export const replaceAssetBodySceneMax = 500000;



export const ReplaceAssetBody = /*#__PURE__*/ zod.object({
  "asset": /*#__PURE__*/ zod.instanceof(Blob),
  "scene": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replaceAssetBodySceneMin)).check(/*#__PURE__*/ zod.maxLength(replaceAssetBodySceneMax)))
})

/**
 * @summary Change the name or type of an asset
 */
export const updateAssetBodyNameMax = 255;



export const UpdateAssetBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAssetBodyNameMax))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['logo', 'promotional', 'template_background', 'template_overlay', 'overlay', 'start_screen', 'experience_screen', 'sharing_screen', 'microsite_background', 'layout', 'misc']))
})

/**
 * @summary Store the scene that an asset was rendered from
 */
export const updateAssetSceneBodySceneMin = 2;
export const updateAssetSceneBodySceneMax = 500000;



export const UpdateAssetSceneBody = /*#__PURE__*/ zod.object({
  "scene": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateAssetSceneBodySceneMin)).check(/*#__PURE__*/ zod.maxLength(updateAssetSceneBodySceneMax))
})

