// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export * from './generated/bodies/integrations';
export * from './generated/enums/integrations';
export * from './generated/hooks/integrations';
export type {
  Integration,
  IntegrationAuthorization,
  IntegrationCampaign,
  IntegrationConnect,
  IntegrationDependents,
  IntegrationDisconnected,
  IntegrationKeys,
  IntegrationName,
  IntegrationNames,
  IntegrationStatus,
  IntegrationSync,
  Integrations,
} from './generated/models';
export * from './generated/params/integrations';
