// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/assets';
export * from './generated/enums/assets';
export * from './generated/hooks/assets';
export * from './generated/params/assets';
export type {
  Asset,
  AssetMime,
  AssetPage,
  AssetReplacement,
  AssetSceneUpload,
  AssetType,
  AssetUpload,
  AssetUse,
  AssetsCreated,
  MediaFile,
} from './generated/hooks/models.schemas';
