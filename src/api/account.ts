// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/account';
export * from './generated/enums/account';
export * from './generated/hooks/account';
export type {
  Account,
  AccountExport,
  AccountExportStatus,
  AccountFeature,
  AccountLimits,
  AccountSettings,
  AccountStatus,
  AccountUpdate,
  BusinessName,
  DnsRecord,
  DnsRecordStatus,
  DnsRecordType,
  DomainName,
  GuestDomain,
  GuestDomainStatus,
  GuestDomainUpdate,
  NotificationSettings,
  NotificationSettingsUpdate,
  OwnAccountDeletion,
  PersonName,
  PostalAddress,
  SignInsDeleted,
  SignInsDeletion,
  SocialHandle,
  SocialHandles,
} from './generated/models';
export * from './generated/params/account';
