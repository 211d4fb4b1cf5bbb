// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/accounts';
export * from './generated/enums/accounts';
export * from './generated/hooks/accounts';
export type {
  AccountCreate,
  AccountHealth,
  AccountOverview,
  AccountPage,
  AccountRequest,
  AccountRequestCreate,
  AccountRequested,
  AccountRequestPage,
  AccountSettingsUpdate,
  AccountSort,
  AccountSummary,
  AdminAccountUpdate,
  AuditAction,
  AuditChange,
  AuditEntry,
  AuditEntryPage,
  AuditRecord,
  EndedViewing,
  InvitationAccept,
  InvitationAccepted,
  InvitationAsked,
  InvitationToken,
  InvitedAccountCreate,
  OpenInvitation,
  StockRefresh,
  ViewingCreate,
} from './generated/models';
export * from './generated/params/accounts';
