/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Create a template
 */
export const createTemplateBodyNameMax = 60;

export const createTemplateBodyWidthMin = 100;
export const createTemplateBodyWidthMax = 6000;

export const createTemplateBodyHeightMax = 12000;

export const createTemplateBodyDpiDefault = 300;
export const createTemplateBodyTagsItemMax = 40;

export const createTemplateBodyTagsDefault = [];
export const createTemplateBodyTagsMax = 20;

export const createTemplateBodySceneWidthMin = 100;
export const createTemplateBodySceneWidthMax = 6000;

export const createTemplateBodySceneHeightMax = 12000;

export const createTemplateBodySceneBackgroundOneMax = 7;


export const createTemplateBodySceneBackgroundOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const createTemplateBodySceneLayersItemOneIdMax = 64;


export const createTemplateBodySceneLayersItemOneIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemOneNameMax = 60;

export const createTemplateBodySceneLayersItemOneXMin = -12000;
export const createTemplateBodySceneLayersItemOneXMax = 12000;

export const createTemplateBodySceneLayersItemOneYMin = -12000;
export const createTemplateBodySceneLayersItemOneYMax = 12000;

export const createTemplateBodySceneLayersItemOneWMin = 0;
export const createTemplateBodySceneLayersItemOneWMax = 24000;

export const createTemplateBodySceneLayersItemOneHMin = 0;
export const createTemplateBodySceneLayersItemOneHMax = 24000;

export const createTemplateBodySceneLayersItemOneRotationMin = -360;
export const createTemplateBodySceneLayersItemOneRotationMax = 360;

export const createTemplateBodySceneLayersItemOneOpacityMin = 0;
export const createTemplateBodySceneLayersItemOneOpacityMax = 1;

export const createTemplateBodySceneLayersItemOneZMin = 0;
export const createTemplateBodySceneLayersItemOneZMax = 1000;

export const createTemplateBodySceneLayersItemOneEditableMax = 6;

export const createTemplateBodySceneLayersItemOneGroupMax = 64;

export const createTemplateBodySceneLayersItemOneSlotMax = 16;

export const createTemplateBodySceneLayersItemTwoIdMax = 64;


export const createTemplateBodySceneLayersItemTwoIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemTwoNameMax = 60;

export const createTemplateBodySceneLayersItemTwoXMin = -12000;
export const createTemplateBodySceneLayersItemTwoXMax = 12000;

export const createTemplateBodySceneLayersItemTwoYMin = -12000;
export const createTemplateBodySceneLayersItemTwoYMax = 12000;

export const createTemplateBodySceneLayersItemTwoWMin = 0;
export const createTemplateBodySceneLayersItemTwoWMax = 24000;

export const createTemplateBodySceneLayersItemTwoHMin = 0;
export const createTemplateBodySceneLayersItemTwoHMax = 24000;

export const createTemplateBodySceneLayersItemTwoRotationMin = -360;
export const createTemplateBodySceneLayersItemTwoRotationMax = 360;

export const createTemplateBodySceneLayersItemTwoOpacityMin = 0;
export const createTemplateBodySceneLayersItemTwoOpacityMax = 1;

export const createTemplateBodySceneLayersItemTwoZMin = 0;
export const createTemplateBodySceneLayersItemTwoZMax = 1000;

export const createTemplateBodySceneLayersItemTwoEditableMax = 6;

export const createTemplateBodySceneLayersItemTwoGroupMax = 64;

export const createTemplateBodySceneLayersItemTwoAssetIdMax = 64;


export const createTemplateBodySceneLayersItemTwoAssetIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemThreeIdMax = 64;


export const createTemplateBodySceneLayersItemThreeIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemThreeNameMax = 60;

export const createTemplateBodySceneLayersItemThreeXMin = -12000;
export const createTemplateBodySceneLayersItemThreeXMax = 12000;

export const createTemplateBodySceneLayersItemThreeYMin = -12000;
export const createTemplateBodySceneLayersItemThreeYMax = 12000;

export const createTemplateBodySceneLayersItemThreeWMin = 0;
export const createTemplateBodySceneLayersItemThreeWMax = 24000;

export const createTemplateBodySceneLayersItemThreeHMin = 0;
export const createTemplateBodySceneLayersItemThreeHMax = 24000;

export const createTemplateBodySceneLayersItemThreeRotationMin = -360;
export const createTemplateBodySceneLayersItemThreeRotationMax = 360;

export const createTemplateBodySceneLayersItemThreeOpacityMin = 0;
export const createTemplateBodySceneLayersItemThreeOpacityMax = 1;

export const createTemplateBodySceneLayersItemThreeZMin = 0;
export const createTemplateBodySceneLayersItemThreeZMax = 1000;

export const createTemplateBodySceneLayersItemThreeEditableMax = 6;

export const createTemplateBodySceneLayersItemThreeGroupMax = 64;

export const createTemplateBodySceneLayersItemThreeTextMax = 1000;

export const createTemplateBodySceneLayersItemThreeFontMax = 60;

export const createTemplateBodySceneLayersItemThreeSizeMax = 2000;

export const createTemplateBodySceneLayersItemThreeColorMax = 7;


export const createTemplateBodySceneLayersItemThreeColorRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const createTemplateBodySceneLayersItemFourIdMax = 64;


export const createTemplateBodySceneLayersItemFourIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemFourNameMax = 60;

export const createTemplateBodySceneLayersItemFourXMin = -12000;
export const createTemplateBodySceneLayersItemFourXMax = 12000;

export const createTemplateBodySceneLayersItemFourYMin = -12000;
export const createTemplateBodySceneLayersItemFourYMax = 12000;

export const createTemplateBodySceneLayersItemFourWMin = 0;
export const createTemplateBodySceneLayersItemFourWMax = 24000;

export const createTemplateBodySceneLayersItemFourHMin = 0;
export const createTemplateBodySceneLayersItemFourHMax = 24000;

export const createTemplateBodySceneLayersItemFourRotationMin = -360;
export const createTemplateBodySceneLayersItemFourRotationMax = 360;

export const createTemplateBodySceneLayersItemFourOpacityMin = 0;
export const createTemplateBodySceneLayersItemFourOpacityMax = 1;

export const createTemplateBodySceneLayersItemFourZMin = 0;
export const createTemplateBodySceneLayersItemFourZMax = 1000;

export const createTemplateBodySceneLayersItemFourEditableMax = 6;

export const createTemplateBodySceneLayersItemFourGroupMax = 64;

export const createTemplateBodySceneLayersItemFourFillMax = 7;


export const createTemplateBodySceneLayersItemFourFillRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const createTemplateBodySceneLayersItemFourRadiusMin = 0;
export const createTemplateBodySceneLayersItemFourRadiusMax = 6000;

export const createTemplateBodySceneLayersItemFiveIdMax = 64;


export const createTemplateBodySceneLayersItemFiveIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemFiveNameMax = 60;

export const createTemplateBodySceneLayersItemFiveXMin = -12000;
export const createTemplateBodySceneLayersItemFiveXMax = 12000;

export const createTemplateBodySceneLayersItemFiveYMin = -12000;
export const createTemplateBodySceneLayersItemFiveYMax = 12000;

export const createTemplateBodySceneLayersItemFiveWMin = 0;
export const createTemplateBodySceneLayersItemFiveWMax = 24000;

export const createTemplateBodySceneLayersItemFiveHMin = 0;
export const createTemplateBodySceneLayersItemFiveHMax = 24000;

export const createTemplateBodySceneLayersItemFiveRotationMin = -360;
export const createTemplateBodySceneLayersItemFiveRotationMax = 360;

export const createTemplateBodySceneLayersItemFiveOpacityMin = 0;
export const createTemplateBodySceneLayersItemFiveOpacityMax = 1;

export const createTemplateBodySceneLayersItemFiveZMin = 0;
export const createTemplateBodySceneLayersItemFiveZMax = 1000;

export const createTemplateBodySceneLayersItemFiveEditableMax = 6;

export const createTemplateBodySceneLayersItemFiveGroupMax = 64;

export const createTemplateBodySceneLayersItemFiveColorMax = 7;


export const createTemplateBodySceneLayersItemFiveColorRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const createTemplateBodySceneLayersItemSixIdMax = 64;


export const createTemplateBodySceneLayersItemSixIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemSixNameMax = 60;

export const createTemplateBodySceneLayersItemSixXMin = -12000;
export const createTemplateBodySceneLayersItemSixXMax = 12000;

export const createTemplateBodySceneLayersItemSixYMin = -12000;
export const createTemplateBodySceneLayersItemSixYMax = 12000;

export const createTemplateBodySceneLayersItemSixWMin = 0;
export const createTemplateBodySceneLayersItemSixWMax = 24000;

export const createTemplateBodySceneLayersItemSixHMin = 0;
export const createTemplateBodySceneLayersItemSixHMax = 24000;

export const createTemplateBodySceneLayersItemSixRotationMin = -360;
export const createTemplateBodySceneLayersItemSixRotationMax = 360;

export const createTemplateBodySceneLayersItemSixOpacityMin = 0;
export const createTemplateBodySceneLayersItemSixOpacityMax = 1;

export const createTemplateBodySceneLayersItemSixZMin = 0;
export const createTemplateBodySceneLayersItemSixZMax = 1000;

export const createTemplateBodySceneLayersItemSixEditableMax = 6;

export const createTemplateBodySceneLayersItemSixGroupMax = 64;

export const createTemplateBodySceneLayersItemSevenIdMax = 64;


export const createTemplateBodySceneLayersItemSevenIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersItemSevenNameMax = 60;

export const createTemplateBodySceneLayersItemSevenXMin = -12000;
export const createTemplateBodySceneLayersItemSevenXMax = 12000;

export const createTemplateBodySceneLayersItemSevenYMin = -12000;
export const createTemplateBodySceneLayersItemSevenYMax = 12000;

export const createTemplateBodySceneLayersItemSevenWMin = 0;
export const createTemplateBodySceneLayersItemSevenWMax = 24000;

export const createTemplateBodySceneLayersItemSevenHMin = 0;
export const createTemplateBodySceneLayersItemSevenHMax = 24000;

export const createTemplateBodySceneLayersItemSevenRotationMin = -360;
export const createTemplateBodySceneLayersItemSevenRotationMax = 360;

export const createTemplateBodySceneLayersItemSevenOpacityMin = 0;
export const createTemplateBodySceneLayersItemSevenOpacityMax = 1;

export const createTemplateBodySceneLayersItemSevenZMin = 0;
export const createTemplateBodySceneLayersItemSevenZMax = 1000;

export const createTemplateBodySceneLayersItemSevenEditableMax = 6;

export const createTemplateBodySceneLayersItemSevenGroupMax = 64;

export const createTemplateBodySceneLayersItemSevenProductIdMax = 64;


export const createTemplateBodySceneLayersItemSevenProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createTemplateBodySceneLayersMax = 500;



export const CreateTemplateBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodyNameMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodyWidthMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodyWidthMax)),
  "height": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTemplateBodyHeightMax)),
  "dpi": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(72),/*#__PURE__*/ zod.literal(150),/*#__PURE__*/ zod.literal(300)]), createTemplateBodyDpiDefault),
  "kind": /*#__PURE__*/ zod.enum(['print', 'story', 'square', 'strip', 'mail']),
  "tags": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(createTemplateBodyTagsMax)), createTemplateBodyTagsDefault),
  "scene": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.literal(1),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneWidthMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneWidthMax)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneHeightMax)),
  "background": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneBackgroundOneMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneBackgroundOneRegExp)),/*#__PURE__*/ zod.null()]),
  "layers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemOneIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemOneIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['photo']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemOneNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemOneZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemOneEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemOneGroupMax))),
  "slot": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemOneSlotMax))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemTwoIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemTwoIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['image']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemTwoNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemTwoZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemTwoZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemTwoEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemTwoGroupMax))),
  "assetId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemTwoAssetIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemTwoAssetIdRegExp))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemThreeIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['text']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemThreeZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeGroupMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeTextMax)),
  "font": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeFontMax)),
  "size": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemThreeSizeMax)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemThreeColorMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemThreeColorRegExp)),
  "align": /*#__PURE__*/ zod.enum(['left', 'center', 'right'])
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFourIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemFourIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['shape']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFourNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFourEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFourGroupMax))),
  "shape": /*#__PURE__*/ zod.enum(['rectangle', 'ellipse', 'line']),
  "fill": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFourFillMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemFourFillRegExp)),
  "radius": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFourRadiusMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFourRadiusMax))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFiveIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemFiveIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['qr']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFiveNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemFiveZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemFiveZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFiveEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFiveGroupMax))),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemFiveColorMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemFiveColorRegExp))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSixIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemSixIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['logo']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSixNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSixZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSixZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSixEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSixGroupMax)))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSevenIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemSevenIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['product']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSevenNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenXMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenYMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenWMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenHMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenRotationMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenOpacityMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createTemplateBodySceneLayersItemSevenZMin)).check(/*#__PURE__*/ zod.lte(createTemplateBodySceneLayersItemSevenZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSevenEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSevenGroupMax))),
  "productId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersItemSevenProductIdMax)).check(/*#__PURE__*/ zod.regex(createTemplateBodySceneLayersItemSevenProductIdRegExp))
})])).check(/*#__PURE__*/ zod.maxLength(createTemplateBodySceneLayersMax))
}))
})

/**
 * @summary Update a template; omitted fields stay unchanged
 */
export const updateTemplateBodyNameMax = 60;

export const updateTemplateBodyWidthMin = 100;
export const updateTemplateBodyWidthMax = 6000;

export const updateTemplateBodyHeightMax = 12000;

export const updateTemplateBodyTagsItemMax = 40;

export const updateTemplateBodyTagsMax = 20;

export const updateTemplateBodySceneWidthMin = 100;
export const updateTemplateBodySceneWidthMax = 6000;

export const updateTemplateBodySceneHeightMax = 12000;

export const updateTemplateBodySceneBackgroundOneMax = 7;


export const updateTemplateBodySceneBackgroundOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateTemplateBodySceneLayersItemOneIdMax = 64;


export const updateTemplateBodySceneLayersItemOneIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemOneNameMax = 60;

export const updateTemplateBodySceneLayersItemOneXMin = -12000;
export const updateTemplateBodySceneLayersItemOneXMax = 12000;

export const updateTemplateBodySceneLayersItemOneYMin = -12000;
export const updateTemplateBodySceneLayersItemOneYMax = 12000;

export const updateTemplateBodySceneLayersItemOneWMin = 0;
export const updateTemplateBodySceneLayersItemOneWMax = 24000;

export const updateTemplateBodySceneLayersItemOneHMin = 0;
export const updateTemplateBodySceneLayersItemOneHMax = 24000;

export const updateTemplateBodySceneLayersItemOneRotationMin = -360;
export const updateTemplateBodySceneLayersItemOneRotationMax = 360;

export const updateTemplateBodySceneLayersItemOneOpacityMin = 0;
export const updateTemplateBodySceneLayersItemOneOpacityMax = 1;

export const updateTemplateBodySceneLayersItemOneZMin = 0;
export const updateTemplateBodySceneLayersItemOneZMax = 1000;

export const updateTemplateBodySceneLayersItemOneEditableMax = 6;

export const updateTemplateBodySceneLayersItemOneGroupMax = 64;

export const updateTemplateBodySceneLayersItemOneSlotMax = 16;

export const updateTemplateBodySceneLayersItemTwoIdMax = 64;


export const updateTemplateBodySceneLayersItemTwoIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemTwoNameMax = 60;

export const updateTemplateBodySceneLayersItemTwoXMin = -12000;
export const updateTemplateBodySceneLayersItemTwoXMax = 12000;

export const updateTemplateBodySceneLayersItemTwoYMin = -12000;
export const updateTemplateBodySceneLayersItemTwoYMax = 12000;

export const updateTemplateBodySceneLayersItemTwoWMin = 0;
export const updateTemplateBodySceneLayersItemTwoWMax = 24000;

export const updateTemplateBodySceneLayersItemTwoHMin = 0;
export const updateTemplateBodySceneLayersItemTwoHMax = 24000;

export const updateTemplateBodySceneLayersItemTwoRotationMin = -360;
export const updateTemplateBodySceneLayersItemTwoRotationMax = 360;

export const updateTemplateBodySceneLayersItemTwoOpacityMin = 0;
export const updateTemplateBodySceneLayersItemTwoOpacityMax = 1;

export const updateTemplateBodySceneLayersItemTwoZMin = 0;
export const updateTemplateBodySceneLayersItemTwoZMax = 1000;

export const updateTemplateBodySceneLayersItemTwoEditableMax = 6;

export const updateTemplateBodySceneLayersItemTwoGroupMax = 64;

export const updateTemplateBodySceneLayersItemTwoAssetIdMax = 64;


export const updateTemplateBodySceneLayersItemTwoAssetIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemThreeIdMax = 64;


export const updateTemplateBodySceneLayersItemThreeIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemThreeNameMax = 60;

export const updateTemplateBodySceneLayersItemThreeXMin = -12000;
export const updateTemplateBodySceneLayersItemThreeXMax = 12000;

export const updateTemplateBodySceneLayersItemThreeYMin = -12000;
export const updateTemplateBodySceneLayersItemThreeYMax = 12000;

export const updateTemplateBodySceneLayersItemThreeWMin = 0;
export const updateTemplateBodySceneLayersItemThreeWMax = 24000;

export const updateTemplateBodySceneLayersItemThreeHMin = 0;
export const updateTemplateBodySceneLayersItemThreeHMax = 24000;

export const updateTemplateBodySceneLayersItemThreeRotationMin = -360;
export const updateTemplateBodySceneLayersItemThreeRotationMax = 360;

export const updateTemplateBodySceneLayersItemThreeOpacityMin = 0;
export const updateTemplateBodySceneLayersItemThreeOpacityMax = 1;

export const updateTemplateBodySceneLayersItemThreeZMin = 0;
export const updateTemplateBodySceneLayersItemThreeZMax = 1000;

export const updateTemplateBodySceneLayersItemThreeEditableMax = 6;

export const updateTemplateBodySceneLayersItemThreeGroupMax = 64;

export const updateTemplateBodySceneLayersItemThreeTextMax = 1000;

export const updateTemplateBodySceneLayersItemThreeFontMax = 60;

export const updateTemplateBodySceneLayersItemThreeSizeMax = 2000;

export const updateTemplateBodySceneLayersItemThreeColorMax = 7;


export const updateTemplateBodySceneLayersItemThreeColorRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateTemplateBodySceneLayersItemFourIdMax = 64;


export const updateTemplateBodySceneLayersItemFourIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemFourNameMax = 60;

export const updateTemplateBodySceneLayersItemFourXMin = -12000;
export const updateTemplateBodySceneLayersItemFourXMax = 12000;

export const updateTemplateBodySceneLayersItemFourYMin = -12000;
export const updateTemplateBodySceneLayersItemFourYMax = 12000;

export const updateTemplateBodySceneLayersItemFourWMin = 0;
export const updateTemplateBodySceneLayersItemFourWMax = 24000;

export const updateTemplateBodySceneLayersItemFourHMin = 0;
export const updateTemplateBodySceneLayersItemFourHMax = 24000;

export const updateTemplateBodySceneLayersItemFourRotationMin = -360;
export const updateTemplateBodySceneLayersItemFourRotationMax = 360;

export const updateTemplateBodySceneLayersItemFourOpacityMin = 0;
export const updateTemplateBodySceneLayersItemFourOpacityMax = 1;

export const updateTemplateBodySceneLayersItemFourZMin = 0;
export const updateTemplateBodySceneLayersItemFourZMax = 1000;

export const updateTemplateBodySceneLayersItemFourEditableMax = 6;

export const updateTemplateBodySceneLayersItemFourGroupMax = 64;

export const updateTemplateBodySceneLayersItemFourFillMax = 7;


export const updateTemplateBodySceneLayersItemFourFillRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateTemplateBodySceneLayersItemFourRadiusMin = 0;
export const updateTemplateBodySceneLayersItemFourRadiusMax = 6000;

export const updateTemplateBodySceneLayersItemFiveIdMax = 64;


export const updateTemplateBodySceneLayersItemFiveIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemFiveNameMax = 60;

export const updateTemplateBodySceneLayersItemFiveXMin = -12000;
export const updateTemplateBodySceneLayersItemFiveXMax = 12000;

export const updateTemplateBodySceneLayersItemFiveYMin = -12000;
export const updateTemplateBodySceneLayersItemFiveYMax = 12000;

export const updateTemplateBodySceneLayersItemFiveWMin = 0;
export const updateTemplateBodySceneLayersItemFiveWMax = 24000;

export const updateTemplateBodySceneLayersItemFiveHMin = 0;
export const updateTemplateBodySceneLayersItemFiveHMax = 24000;

export const updateTemplateBodySceneLayersItemFiveRotationMin = -360;
export const updateTemplateBodySceneLayersItemFiveRotationMax = 360;

export const updateTemplateBodySceneLayersItemFiveOpacityMin = 0;
export const updateTemplateBodySceneLayersItemFiveOpacityMax = 1;

export const updateTemplateBodySceneLayersItemFiveZMin = 0;
export const updateTemplateBodySceneLayersItemFiveZMax = 1000;

export const updateTemplateBodySceneLayersItemFiveEditableMax = 6;

export const updateTemplateBodySceneLayersItemFiveGroupMax = 64;

export const updateTemplateBodySceneLayersItemFiveColorMax = 7;


export const updateTemplateBodySceneLayersItemFiveColorRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateTemplateBodySceneLayersItemSixIdMax = 64;


export const updateTemplateBodySceneLayersItemSixIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemSixNameMax = 60;

export const updateTemplateBodySceneLayersItemSixXMin = -12000;
export const updateTemplateBodySceneLayersItemSixXMax = 12000;

export const updateTemplateBodySceneLayersItemSixYMin = -12000;
export const updateTemplateBodySceneLayersItemSixYMax = 12000;

export const updateTemplateBodySceneLayersItemSixWMin = 0;
export const updateTemplateBodySceneLayersItemSixWMax = 24000;

export const updateTemplateBodySceneLayersItemSixHMin = 0;
export const updateTemplateBodySceneLayersItemSixHMax = 24000;

export const updateTemplateBodySceneLayersItemSixRotationMin = -360;
export const updateTemplateBodySceneLayersItemSixRotationMax = 360;

export const updateTemplateBodySceneLayersItemSixOpacityMin = 0;
export const updateTemplateBodySceneLayersItemSixOpacityMax = 1;

export const updateTemplateBodySceneLayersItemSixZMin = 0;
export const updateTemplateBodySceneLayersItemSixZMax = 1000;

export const updateTemplateBodySceneLayersItemSixEditableMax = 6;

export const updateTemplateBodySceneLayersItemSixGroupMax = 64;

export const updateTemplateBodySceneLayersItemSevenIdMax = 64;


export const updateTemplateBodySceneLayersItemSevenIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersItemSevenNameMax = 60;

export const updateTemplateBodySceneLayersItemSevenXMin = -12000;
export const updateTemplateBodySceneLayersItemSevenXMax = 12000;

export const updateTemplateBodySceneLayersItemSevenYMin = -12000;
export const updateTemplateBodySceneLayersItemSevenYMax = 12000;

export const updateTemplateBodySceneLayersItemSevenWMin = 0;
export const updateTemplateBodySceneLayersItemSevenWMax = 24000;

export const updateTemplateBodySceneLayersItemSevenHMin = 0;
export const updateTemplateBodySceneLayersItemSevenHMax = 24000;

export const updateTemplateBodySceneLayersItemSevenRotationMin = -360;
export const updateTemplateBodySceneLayersItemSevenRotationMax = 360;

export const updateTemplateBodySceneLayersItemSevenOpacityMin = 0;
export const updateTemplateBodySceneLayersItemSevenOpacityMax = 1;

export const updateTemplateBodySceneLayersItemSevenZMin = 0;
export const updateTemplateBodySceneLayersItemSevenZMax = 1000;

export const updateTemplateBodySceneLayersItemSevenEditableMax = 6;

export const updateTemplateBodySceneLayersItemSevenGroupMax = 64;

export const updateTemplateBodySceneLayersItemSevenProductIdMax = 64;


export const updateTemplateBodySceneLayersItemSevenProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateTemplateBodySceneLayersMax = 500;



export const UpdateTemplateBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodyNameMax))),
  "width": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodyWidthMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodyWidthMax))),
  "height": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateTemplateBodyHeightMax))),
  "dpi": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(72),/*#__PURE__*/ zod.literal(150),/*#__PURE__*/ zod.literal(300)])),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['print', 'story', 'square', 'strip', 'mail'])),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodyTagsMax))),
  "locked": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "scene": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.literal(1),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneWidthMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneWidthMax)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneHeightMax)),
  "background": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneBackgroundOneMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneBackgroundOneRegExp)),/*#__PURE__*/ zod.null()]),
  "layers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemOneIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemOneIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['photo']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemOneNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemOneZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemOneEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemOneGroupMax))),
  "slot": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemOneSlotMax))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemTwoIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemTwoIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['image']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemTwoNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemTwoZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemTwoZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemTwoEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemTwoGroupMax))),
  "assetId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemTwoAssetIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemTwoAssetIdRegExp))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemThreeIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['text']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemThreeZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeGroupMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeTextMax)),
  "font": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeFontMax)),
  "size": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemThreeSizeMax)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemThreeColorMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemThreeColorRegExp)),
  "align": /*#__PURE__*/ zod.enum(['left', 'center', 'right'])
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFourIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemFourIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['shape']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFourNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFourEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFourGroupMax))),
  "shape": /*#__PURE__*/ zod.enum(['rectangle', 'ellipse', 'line']),
  "fill": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFourFillMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemFourFillRegExp)),
  "radius": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFourRadiusMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFourRadiusMax))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFiveIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemFiveIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['qr']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFiveNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemFiveZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemFiveZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFiveEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFiveGroupMax))),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemFiveColorMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemFiveColorRegExp))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSixIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemSixIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['logo']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSixNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSixZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSixZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSixEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSixGroupMax)))
}),/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSevenIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemSevenIdRegExp)),
  "type": /*#__PURE__*/ zod.enum(['product']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSevenNameMax)),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenXMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenYMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenYMax)),
  "w": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenWMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenWMax)),
  "h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenHMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenHMax)),
  "rotation": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenRotationMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenRotationMax)),
  "opacity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenOpacityMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenOpacityMax)),
  "z": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateTemplateBodySceneLayersItemSevenZMin)).check(/*#__PURE__*/ zod.lte(updateTemplateBodySceneLayersItemSevenZMax)),
  "locked": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['text', 'color', 'image', 'position', 'size', 'visibility'])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSevenEditableMax)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSevenGroupMax))),
  "productId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersItemSevenProductIdMax)).check(/*#__PURE__*/ zod.regex(updateTemplateBodySceneLayersItemSevenProductIdRegExp))
})])).check(/*#__PURE__*/ zod.maxLength(updateTemplateBodySceneLayersMax))
}))
})

/**
 * @summary Store the preview of a template, and optionally its scene
 */
export const updateTemplatePreviewBodySceneMin = 2;
export const updateTemplatePreviewBodySceneMax = 500000;



export const UpdateTemplatePreviewBody = /*#__PURE__*/ zod.object({
  "preview": /*#__PURE__*/ zod.instanceof(Blob),
  "scene": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateTemplatePreviewBodySceneMin)).check(/*#__PURE__*/ zod.maxLength(updateTemplatePreviewBodySceneMax)))
})

