// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/photos';
export * from './generated/enums/photos';
export * from './generated/hooks/photos';
export type {
  DeliveryChannel,
  DeliveryStatus,
  PairRole,
  Photo,
  PhotoApproval,
  PhotoBulk,
  PhotoBulkResult,
  PhotoCaption,
  PhotoChanges,
  PhotoConsent,
  PhotoContactIds,
  PhotoCount,
  PhotoDelivery,
  PhotoExport,
  PhotoExported,
  PhotoFile,
  PhotoHiddenBy,
  PhotoIds,
  PhotoMedia,
  PhotoPage,
  PhotoPairId,
  PhotoPairRole,
  PhotoProductIds,
  PhotoQuery,
  PhotoRefusal,
  PhotoSend,
  PhotoSendEmail,
  PhotoSendSms,
  PhotoStats,
  PhotosCreated,
  PhotoTag,
  PhotoTags,
  PhotoToken,
  PhotoUpdate,
  PhotoUpload,
  PhotoVisibility,
} from './generated/models';
export * from './generated/params/photos';
