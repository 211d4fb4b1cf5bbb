// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/enums/payments';
export type {
  Plan,
  PlanInterval,
  PlanLimits,
  PlanPage,
  PlanType,
} from './generated/hooks/models.schemas';
export * from './generated/hooks/payments';
export * from './generated/params/payments';
