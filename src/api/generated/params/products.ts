/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List products
 */
export const listProductsQueryPageDefault = 1;
export const listProductsQueryPageMax = 1000000;

export const listProductsQueryShowDefault = 24;
export const listProductsQueryShowMax = 200;

export const listProductsQueryCategoryMax = 60;

export const listProductsQueryLocationIdMax = 64;


export const listProductsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listProductsQuerySortDefault = `order`;

export const ListProductsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductsQueryPageMax)), listProductsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductsQueryShowMax)), listProductsQueryShowDefault); },
  get "active"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "category"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryCategoryMax))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryLocationIdRegExp))); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['order', '-order', 'name', '-name', 'price', '-price', 'changed', '-changed']), listProductsQuerySortDefault); },
})

/**
 * @summary Search products
 */
export const searchProductsQuerySearchMax = 80;

export const searchProductsQueryPageDefault = 1;
export const searchProductsQueryPageMax = 1000000;

export const searchProductsQueryShowDefault = 24;
export const searchProductsQueryShowMax = 200;

export const searchProductsQueryCategoryMax = 60;

export const searchProductsQueryLocationIdMax = 64;


export const searchProductsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const searchProductsQuerySortDefault = `order`;

export const SearchProductsQueryParams = /*#__PURE__*/ zod.object({
  get "search"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchProductsQuerySearchMax)); },
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchProductsQueryPageMax)), searchProductsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchProductsQueryShowMax)), searchProductsQueryShowDefault); },
  get "active"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "category"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchProductsQueryCategoryMax))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchProductsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(searchProductsQueryLocationIdRegExp))); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['order', '-order', 'name', '-name', 'price', '-price', 'changed', '-changed']), searchProductsQuerySortDefault); },
})

/**
 * @summary Get a product
 */
export const getProductPathIdMax = 64;


export const getProductPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetProductParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProductPathIdMax)).check(/*#__PURE__*/ zod.regex(getProductPathIdRegExp)); },
})

/**
 * @summary Update a product; omitted fields stay unchanged
 */
export const updateProductPathIdMax = 64;


export const updateProductPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateProductParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProductPathIdMax)).check(/*#__PURE__*/ zod.regex(updateProductPathIdRegExp)); },
})

/**
 * @summary Delete a product
 */
export const deleteProductPathIdMax = 64;


export const deleteProductPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteProductParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteProductPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteProductPathIdRegExp)); },
})

