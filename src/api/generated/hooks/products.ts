// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { toFormData } from '../../transport/form-data';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, Id, Product, ProductBulk, ProductBulkResult, ProductCreate, ProductImport, ProductImportSummary, ProductPage, ProductUpdate } from '../models';

/** List products. Filters are combined with AND. */
export const listProducts = (params?: QueryParams<'listProducts'>, options?: CallOptions): Promise<ProductPage> =>
  send('listProducts', options, (init) => client.GET('/products', { ...init, params: { query: { ...params } } }));
export const listProductsQuery = (params?: QueryParams<'listProducts'>) =>
  readOptions('listProducts', [params], (signal) => listProducts(params, { signal }));

/** Add a product. Text is trimmed. The image must be an asset of this account and the locations must be locations of this account; for a Manager, assigned ones. */
export const createProduct = (data: ProductCreate, options?: CallOptions): Promise<Product> =>
  repeatable('createProduct', [data], options, (options) =>
    send('createProduct', options, (init) => client.POST('/products', { ...init, body: data })));
export const createProductMutation = (options?: CallOptions) =>
  writeOptions('createProduct', ({ data }: { data: ProductCreate }) => createProduct(data, options));
export const useCreateProduct = (settings?: WriteSettings<Product, { data: ProductCreate }>) => useWrite(createProductMutation(), settings);

/** Update or delete up to 200 products at once. Requires `ids` and either `set` or `delete`. The rules for one product apply to each of them: products shown in an active campaign are not deleted but returned as refused; all others are changed, in one transaction. Ids that do not exist, or that the caller cannot access, are returned as missing. */
export const updateProducts = (data: ProductBulk, options?: CallOptions): Promise<ProductBulkResult> =>
  send('updateProducts', options, (init) => client.POST('/products/bulk', { ...init, body: data }));
export const updateProductsMutation = (options?: CallOptions) =>
  writeOptions('updateProducts', ({ data }: { data: ProductBulk }) => updateProducts(data, options));
export const useUpdateProducts = (settings?: WriteSettings<ProductBulkResult, { data: ProductBulk }>) => useWrite(updateProductsMutation(), settings);

/** Import products from a CSV file. The first row contains the column names, which are the fields of ProductCreate; `name` is required and must be filled in every row, and unknown columns are refused. Columns are separated by commas, semicolons or tabs. Tags and location ids are separated by semicolons; `active` is `true` or `false`. `price` is a decimal number with a point (`48.00`), stored in minor units. Values are trimmed, and a leading single quotation mark before `=`, `+`, `-` or `@` is removed; empty rows are ignored. A row whose SKU already exists, in the account or earlier in the file, is a duplicate; an update keeps the values of empty cells. Valid rows are stored even if others are rejected. Rows are stored in batches after the upload is complete; if the client disconnects, the rows stored so far are kept, and a repeated request with the same idempotency key continues after them. */
export const importProducts = (data: ProductImport, options?: CallOptions): Promise<ProductImportSummary> =>
  send('importProducts', options, (init) => client.POST('/products/import', { bodySerializer: toFormData, ...init, body: data }));
export const importProductsMutation = (options?: CallOptions) =>
  writeOptions('importProducts', ({ data }: { data: ProductImport }) => importProducts(data, options));
export const useImportProducts = (settings?: WriteSettings<ProductImportSummary, { data: ProductImport }>) => useWrite(importProductsMutation(), settings);

/** Search products. Filtered and sorted like the full list. */
export const searchProducts = (params: QueryParams<'searchProducts'>, options?: CallOptions): Promise<ProductPage> =>
  send('searchProducts', options, (init) => client.GET('/products/search', { ...init, params: { query: { ...params } } }));
export const searchProductsQuery = (params: QueryParams<'searchProducts'>) =>
  readOptions('searchProducts', [params], (signal) => searchProducts(params, { signal }));

/** Get a product. */
export const getProduct = (id: Id, options?: CallOptions): Promise<Product> =>
  send('getProduct', options, (init) => client.GET('/products/{id}', { ...init, params: { path: { id } } }));
export const getProductQuery = (id: Id) =>
  readOptions('getProduct', [id], (signal) => getProduct(id, { signal }));

/** Update a product; omitted fields stay unchanged. Null clears an optional field. A list replaces the stored list; however, when a Manager sends locations, the unassigned ones are kept, and at least one assigned location must remain. */
export const updateProduct = (id: Id, data: ProductUpdate, options?: CallOptions): Promise<Product> =>
  send('updateProduct', options, (init) => client.POST('/products/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateProductMutation = (options?: CallOptions) =>
  writeOptions('updateProduct', ({ id, data, base }: { id: Id; data: ProductUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateProduct(id, data, { ...options, version })));
export const useUpdateProduct = (settings?: WriteSettings<Product, { id: Id; data: ProductUpdate; base: Base }>) => useWrite(updateProductMutation(), settings);

/** Delete a product. The product is removed from photos, templates and draft campaigns. Refused while a scheduled, sending or paused campaign shows it; to hide it instead, set `active` to false. */
export const deleteProduct = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteProduct', options, (init) => client.DELETE('/products/{id}', { ...init, params: { path: { id } } }));
export const deleteProductMutation = (options?: CallOptions) =>
  writeOptions('deleteProduct', ({ id }: { id: Id }) => deleteProduct(id, options));
export const useDeleteProduct = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteProductMutation(), settings);
