/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Add a product
 */
export const createProductBodyNameMax = 120;

export const createProductBodyBrandOneMax = 80;

export const createProductBodyBrandDefault = null;
export const createProductBodySkuOneMax = 64;


export const createProductBodySkuOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._/-]*$');
export const createProductBodySkuDefault = null;
export const createProductBodyCategoryOneMax = 60;

export const createProductBodyCategoryDefault = null;
export const createProductBodyDescriptionOneMax = 2000;

export const createProductBodyDescriptionDefault = null;
export const createProductBodyPriceOneMin = 0;
export const createProductBodyPriceOneMax = 100000000;

export const createProductBodyPriceDefault = null;
export const createProductBodyCurrencyOneMax = 3;


export const createProductBodyCurrencyOneRegExp = new RegExp('^[A-Z]{3}$');
export const createProductBodyUrlOneMax = 2048;


export const createProductBodyUrlOneRegExp = new RegExp('^https?:/');
export const createProductBodyUrlDefault = null;
export const createProductBodyImageAssetIdOneMax = 64;


export const createProductBodyImageAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createProductBodyImageAssetIdDefault = null;
export const createProductBodyActiveDefault = true;
export const createProductBodyOrderMin = 0;
export const createProductBodyOrderMax = 100000;

export const createProductBodyLocationIdsItemMax = 64;


export const createProductBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createProductBodyLocationIdsDefault = [];
export const createProductBodyLocationIdsMax = 200;

export const createProductBodyTagsItemMax = 40;

export const createProductBodyTagsDefault = [];
export const createProductBodyTagsMax = 20;



export const CreateProductBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyNameMax)),
  "brand": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyBrandOneMax)),/*#__PURE__*/ zod.null()]), createProductBodyBrandDefault),
  "sku": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodySkuOneMax)).check(/*#__PURE__*/ zod.regex(createProductBodySkuOneRegExp)),/*#__PURE__*/ zod.null()]), createProductBodySkuDefault),
  "category": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyCategoryOneMax)),/*#__PURE__*/ zod.null()]), createProductBodyCategoryDefault),
  "description": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyDescriptionOneMax)),/*#__PURE__*/ zod.null()]), createProductBodyDescriptionDefault),
  "price": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createProductBodyPriceOneMin)).check(/*#__PURE__*/ zod.lte(createProductBodyPriceOneMax)),/*#__PURE__*/ zod.null()]), createProductBodyPriceDefault),
  "currency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createProductBodyCurrencyOneMax)).check(/*#__PURE__*/ zod.regex(createProductBodyCurrencyOneRegExp))),
  "url": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createProductBodyUrlOneMax)).check(/*#__PURE__*/ zod.regex(createProductBodyUrlOneRegExp)),/*#__PURE__*/ zod.null()]), createProductBodyUrlDefault),
  "imageAssetId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyImageAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(createProductBodyImageAssetIdOneRegExp)),/*#__PURE__*/ zod.null()]), createProductBodyImageAssetIdDefault),
  "active": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createProductBodyActiveDefault),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createProductBodyOrderMin)).check(/*#__PURE__*/ zod.lte(createProductBodyOrderMax))),
  "locationIds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(createProductBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createProductBodyLocationIdsMax)), createProductBodyLocationIdsDefault),
  "tags": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createProductBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(createProductBodyTagsMax)), createProductBodyTagsDefault)
})

/**
 * @summary Update or delete up to 200 products at once
 */
export const updateProductsBodyIdsItemMax = 64;


export const updateProductsBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateProductsBodyIdsMax = 200;



export const UpdateProductsBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductsBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateProductsBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductsBodyIdsMax)),
  "set": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})),
  "delete": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true))
})

/**
 * @summary Import products from a CSV file
 */
export const importProductsBodyDuplicatesDefault = `update`;
export const importProductsBodyModeDefault = `store`;

export const ImportProductsBody = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.instanceof(Blob),
  "duplicates": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['update', 'skip']), importProductsBodyDuplicatesDefault),
  "mode": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['store', 'dryRun']), importProductsBodyModeDefault)
})

/**
 * @summary Update a product; omitted fields stay unchanged
 */
export const updateProductBodyNameMax = 120;

export const updateProductBodyBrandOneMax = 80;

export const updateProductBodySkuOneMax = 64;


export const updateProductBodySkuOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._/-]*$');
export const updateProductBodyCategoryOneMax = 60;

export const updateProductBodyDescriptionOneMax = 2000;

export const updateProductBodyPriceOneMin = 0;
export const updateProductBodyPriceOneMax = 100000000;

export const updateProductBodyCurrencyMax = 3;


export const updateProductBodyCurrencyRegExp = new RegExp('^[A-Z]{3}$');
export const updateProductBodyUrlOneMax = 2048;


export const updateProductBodyUrlOneRegExp = new RegExp('^https?:/');
export const updateProductBodyImageAssetIdOneMax = 64;


export const updateProductBodyImageAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateProductBodyOrderMin = 0;
export const updateProductBodyOrderMax = 100000;

export const updateProductBodyLocationIdsItemMax = 64;


export const updateProductBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateProductBodyLocationIdsMax = 200;

export const updateProductBodyTagsItemMax = 40;

export const updateProductBodyTagsMax = 20;



export const UpdateProductBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyNameMax))),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyBrandOneMax)),/*#__PURE__*/ zod.null()])),
  "sku": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodySkuOneMax)).check(/*#__PURE__*/ zod.regex(updateProductBodySkuOneRegExp)),/*#__PURE__*/ zod.null()])),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyCategoryOneMax)),/*#__PURE__*/ zod.null()])),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyDescriptionOneMax)),/*#__PURE__*/ zod.null()])),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateProductBodyPriceOneMin)).check(/*#__PURE__*/ zod.lte(updateProductBodyPriceOneMax)),/*#__PURE__*/ zod.null()])),
  "currency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProductBodyCurrencyMax)).check(/*#__PURE__*/ zod.regex(updateProductBodyCurrencyRegExp))),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateProductBodyUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateProductBodyUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "imageAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyImageAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateProductBodyImageAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "active": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateProductBodyOrderMin)).check(/*#__PURE__*/ zod.lte(updateProductBodyOrderMax))),
  "locationIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateProductBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateProductBodyLocationIdsMax))),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updateProductBodyTagsMax)))
})

