// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/booth';
export * from './generated/hooks/booth';
export type {
  BoothAnswer,
  BoothAppVersion,
  BoothAsset,
  BoothConsent,
  BoothConsentText,
  BoothGuest,
  BoothGuestText,
  BoothKey,
  BoothLink,
  BoothLinked,
  BoothModel,
  BoothPhoto,
  BoothProduct,
  BoothProductIdsText,
  BoothReport,
  BoothSession,
  BoothState,
  BoothTemplate,
  SettingsVersion,
} from './generated/models';
