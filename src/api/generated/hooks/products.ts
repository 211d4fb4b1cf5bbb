// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Product, ProductBulk, ProductBulkResult, ProductCreate, ProductImport, ProductImportSummary, ProductPage, ProductUpdate } from '../models';

/** List products. Filters add up; a product is kept when it fits all of them. */
export const listProducts = (params?: QueryParams<'listProducts'>, options?: CallOptions): Promise<ProductPage> =>
  send('listProducts', options, (init) => client.GET('/products', { ...init, params: { query: { ...params } } }));
export const listProductsQuery = (params?: QueryParams<'listProducts'>) =>
  readOptions('listProducts', [params], (signal) => listProducts(params, { signal }));

/** Add a product. Text is stored without space around it. A picture must be an asset of this account, a location one of its locations, and for a Manager one of the assigned ones. */
export const createProduct = (data: ProductCreate, options?: CallOptions): Promise<Product> =>
  send('createProduct', options, (init) => client.POST('/products', { ...init, body: data }));
export const createProductMutation = (options?: CallOptions) =>
  writeOptions('createProduct', ({ data }: { data: ProductCreate }) => createProduct(data, options));
export const useCreateProduct = (settings?: WriteSettings<Product, { data: ProductCreate }>) => useWrite(createProductMutation(), settings);

/** Change or delete up to 200 products at once. Takes `ids` and either `set` or `delete`. What holds for one product holds for each of them: those that a campaign on its way shows are not deleted, are answered as refused and stay; all others are changed, in one step. Ids that are not there, or not within the caller's reach, are answered as missing. */
export const updateProducts = (data: ProductBulk, options?: CallOptions): Promise<ProductBulkResult> =>
  send('updateProducts', options, (init) => client.POST('/products/bulk', { ...init, body: data }));
export const updateProductsMutation = (options?: CallOptions) =>
  writeOptions('updateProducts', ({ data }: { data: ProductBulk }) => updateProducts(data, options));
export const useUpdateProducts = (settings?: WriteSettings<ProductBulkResult, { data: ProductBulk }>) => useWrite(updateProductsMutation(), settings);

/** Add and change many products from a CSV file. The first row names the columns, which are those of ProductCreate; `name` must be there and filled in each row, a column of any other name is refused. Commas, semicolons or tabs part them. Tags and location ids are parted by semicolons, `active` is `true` or `false`. `price` is written in whole units with a point (`48.00`) and stored in minor units. Space around a value is dropped, and so is a single quotation mark before `=`, `+`, `-` or `@`; a row of empty cells is none. A row whose SKU is known, in the account or further up in the file, is a duplicate; an update leaves alone what the row leaves empty. Good rows are stored even when others are rejected. Rows are stored once the whole file is there, some hundreds at a time; if the caller leaves before the answer, those stored by then stay, and a repetition with the same key goes on behind them. */
export const importProducts = (data: ProductImport, options?: CallOptions): Promise<ProductImportSummary> =>
  send('importProducts', options, (init) => client.POST('/products/import', { bodySerializer: toFormData, ...init, body: data }));
export const importProductsMutation = (options?: CallOptions) =>
  writeOptions('importProducts', ({ data }: { data: ProductImport }) => importProducts(data, options));
export const useImportProducts = (settings?: WriteSettings<ProductImportSummary, { data: ProductImport }>) => useWrite(importProductsMutation(), settings);

/** Find products by a word. Filtered and ordered like the full list. */
export const searchProducts = (params: QueryParams<'searchProducts'>, options?: CallOptions): Promise<ProductPage> =>
  send('searchProducts', options, (init) => client.GET('/products/search', { ...init, params: { query: { ...params } } }));
export const searchProductsQuery = (params: QueryParams<'searchProducts'>) =>
  readOptions('searchProducts', [params], (signal) => searchProducts(params, { signal }));

/** Read one product. */
export const getProduct = (id: Id, options?: CallOptions): Promise<Product> =>
  send('getProduct', options, (init) => client.GET('/products/{id}', { ...init, params: { path: { id } } }));
export const getProductQuery = (id: Id) =>
  readOptions('getProduct', [id], (signal) => getProduct(id, { signal }));

/** Change a product; fields left out stay as they are. Null empties a field that may be empty. A list replaces the list stored; but where a Manager names locations, it keeps those that are not assigned, and must keep one that is. */
export const updateProduct = (id: Id, data: ProductUpdate, options?: CallOptions): Promise<Product> =>
  send('updateProduct', options, (init) => client.POST('/products/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateProductMutation = (options?: CallOptions) =>
  writeOptions('updateProduct', ({ id, data }: { id: Id; data: ProductUpdate }) => updateProduct(id, data, options));
export const useUpdateProduct = (settings?: WriteSettings<Product, { id: Id; data: ProductUpdate }>) => useWrite(updateProductMutation(), settings);

/** Delete a product. Photos, templates and drafts that show it lose it. While a campaign that is scheduled, sending or paused shows it, it is refused; set `active` to false to hide it instead. */
export const deleteProduct = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteProduct', options, (init) => client.DELETE('/products/{id}', { ...init, params: { path: { id } } }));
export const deleteProductMutation = (options?: CallOptions) =>
  writeOptions('deleteProduct', ({ id }: { id: Id }) => deleteProduct(id, options));
export const useDeleteProduct = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteProductMutation(), settings);
