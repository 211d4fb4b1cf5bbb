// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/accounts';
export * from './generated/enums/accounts';
export * from './generated/hooks/accounts';
export type {
  AccountCreate,
  AccountHealth,
  AccountPage,
  AccountRequest,
  AccountRequestCreate,
  AccountRequested,
  AccountRequestPage,
  AccountSettingsUpdate,
  AccountSummary,
  AdminAccountUpdate,
  AuditAction,
  AuditChange,
  AuditEntry,
  AuditEntryPage,
  EndedViewing,
  InvitationAccept,
  InvitationAccepted,
  InvitedAccountCreate,
  StockRefresh,
  ViewingCreate,
} from './generated/models';
export * from './generated/params/accounts';
