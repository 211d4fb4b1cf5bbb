// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/assets';
export * from './generated/enums/assets';
export * from './generated/hooks/assets';
export type {
  Asset,
  AssetMime,
  AssetName,
  AssetPage,
  AssetReplacement,
  AssetSceneUpload,
  AssetSort,
  AssetsCreated,
  AssetType,
  AssetUpdate,
  AssetUpload,
  AssetUse,
  MediaFile,
} from './generated/models';
export * from './generated/params/assets';
