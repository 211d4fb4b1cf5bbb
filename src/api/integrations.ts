// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/enums/integrations';
export * from './generated/hooks/integrations';
export type { IntegrationName, IntegrationNames } from './generated/models';
export * from './generated/params/integrations';
