// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/accounts';
export * from './generated/hooks/accounts';
export type {
  AccountCreate,
  AccountHealth,
  AccountPage,
  AccountSettingsUpdate,
  AccountSummary,
  AdminAccountUpdate,
  InvitationAccept,
  InvitationAccepted,
  StockRefresh,
} from './generated/models';
export * from './generated/params/accounts';
