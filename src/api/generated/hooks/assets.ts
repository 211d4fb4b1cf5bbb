// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { toFormData } from '../../transport/form-data';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Asset, AssetPage, AssetReplacement, AssetSceneUpload, AssetUpdate, AssetUpload, AssetsCreated, Deleted, Id } from '../models';

/** List assets. */
export const listAssets = (params?: QueryParams<'listAssets'>, options?: CallOptions): Promise<AssetPage> =>
  send('listAssets', options, (init) => client.GET('/assets', { ...init, params: { query: { ...params } } }));
export const listAssetsQuery = (params?: QueryParams<'listAssets'>) =>
  readOptions('listAssets', [params], (signal) => listAssets(params, { signal }));

/** Upload one or more files as assets of one type. Either all files become assets or none. A file whose content is not an image, a video or audio is refused with 'Unsupported file type'. An image that cannot be decoded, or an incomplete video or audio file, is refused with the reason. */
export const createAssets = (data: AssetUpload, params: QueryParams<'createAssets'>, options?: CallOptions): Promise<AssetsCreated> =>
  send('createAssets', options, (init) => client.POST('/assets', { bodySerializer: toFormData, ...init, params: { query: { ...params } }, body: data }));
export const createAssetsMutation = (options?: CallOptions) =>
  writeOptions('createAssets', ({ data, params }: { data: AssetUpload; params: QueryParams<'createAssets'> }) => createAssets(data, params, options));
export const useCreateAssets = (settings?: WriteSettings<AssetsCreated, { data: AssetUpload; params: QueryParams<'createAssets'> }>) => useWrite(createAssetsMutation(), settings);

/** Get an asset. */
export const getAsset = (id: Id, options?: CallOptions): Promise<Asset> =>
  send('getAsset', options, (init) => client.GET('/assets/{id}', { ...init, params: { path: { id } } }));
export const getAssetQuery = (id: Id) =>
  readOptions('getAsset', [id], (signal) => getAsset(id, { signal }));

/** Replace the file of an asset, and optionally its scene. The asset keeps its id and type, so all its uses show the new file. */
export const replaceAsset = (id: Id, data: AssetReplacement, options?: CallOptions): Promise<Asset> =>
  send('replaceAsset', options, (init) => client.POST('/assets/{id}', { bodySerializer: toFormData, ...init, params: { path: { id } }, body: data }));
export const replaceAssetMutation = (options?: CallOptions) =>
  writeOptions('replaceAsset', ({ id, data, base }: { id: Id; data: AssetReplacement; base: Base }) =>
    saveVersion(base, data, (data, version) => replaceAsset(id, data, { ...options, version })));
export const useReplaceAsset = (settings?: WriteSettings<Asset, { id: Id; data: AssetReplacement; base: Base }>) => useWrite(replaceAssetMutation(), settings);

/** Change the name or type of an asset. A replaced file brings its own name. A new type changes no use of the asset. */
export const updateAsset = (id: Id, data: AssetUpdate, options?: CallOptions): Promise<Asset> =>
  send('updateAsset', options, (init) => client.PATCH('/assets/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateAssetMutation = (options?: CallOptions) =>
  writeOptions('updateAsset', ({ id, data, base }: { id: Id; data: AssetUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateAsset(id, data, { ...options, version })));
export const useUpdateAsset = (settings?: WriteSettings<Asset, { id: Id; data: AssetUpdate; base: Base }>) => useWrite(updateAssetMutation(), settings);

/** Delete an asset and its file. */
export const deleteAsset = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteAsset', options, (init) => client.DELETE('/assets/{id}', { ...init, params: { path: { id } } }));
export const deleteAssetMutation = (options?: CallOptions) =>
  writeOptions('deleteAsset', ({ id }: { id: Id }) => deleteAsset(id, options));
export const useDeleteAsset = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteAssetMutation(), settings);

/** Store the scene that an asset was rendered from. */
export const updateAssetScene = (id: Id, data: AssetSceneUpload, options?: CallOptions): Promise<Asset> =>
  send('updateAssetScene', options, (init) => client.POST('/assets/{id}/scene', { bodySerializer: toFormData, ...init, params: { path: { id } }, body: data }));
export const updateAssetSceneMutation = (options?: CallOptions) =>
  writeOptions('updateAssetScene', ({ id, data, base }: { id: Id; data: AssetSceneUpload; base: Base }) =>
    saveVersion(base, data, (data, version) => updateAssetScene(id, data, { ...options, version })));
export const useUpdateAssetScene = (settings?: WriteSettings<Asset, { id: Id; data: AssetSceneUpload; base: Base }>) => useWrite(updateAssetSceneMutation(), settings);
