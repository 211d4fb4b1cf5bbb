// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/hooks/accounts';
export type {
  AccountHealth,
  AccountPage,
  AccountSummary,
  StockRefresh,
} from './generated/hooks/models.schemas';
export * from './generated/params/accounts';
