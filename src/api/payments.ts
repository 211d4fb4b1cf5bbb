// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/enums/payments';
export * from './generated/hooks/payments';
export type { Plan, PlanInterval, PlanLimits, PlanPage, PlanType } from './generated/models';
export * from './generated/params/payments';
