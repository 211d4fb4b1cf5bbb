// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/payments';
export * from './generated/enums/payments';
export * from './generated/hooks/payments';
export type {
  BillingDetails,
  BillingDetailsUpdate,
  CancellationReason,
  Card,
  CardBrand,
  CardOnFile,
  CardSetup,
  CardToken,
  Invoice,
  InvoiceNumber,
  InvoicePage,
  InvoiceParty,
  InvoiceStatus,
  LimitName,
  LimitProblem,
  Money,
  NextCharge,
  Plan,
  PlanInterval,
  PlanLimits,
  PlanPage,
  PlanType,
  Subscription,
  SubscriptionCancellation,
  SubscriptionChange,
  SubscriptionChoice,
  SubscriptionPreview,
  SubscriptionStatus,
  Tax,
  TaxId,
  TaxRate,
  Usage,
} from './generated/models';
export * from './generated/params/payments';
